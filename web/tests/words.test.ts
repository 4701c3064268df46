import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import houseEn from "../../src/paintpot/texts/house.en.ftl?raw";
import houseRu from "../../src/paintpot/texts/house.ru.ftl?raw";
import { Catalogue } from "../src/words/catalogue";
import pageEn from "../src/words/page.en.ftl?raw";
import pageRu from "../src/words/page.ru.ftl?raw";
import { shownName } from "../src/words/names";
import { signed, Voice } from "../src/words/voice";
import { say, words } from "../src/words/words.svelte";
import { forPage } from "../tools/words";

/** Words of the parts of the page, by path. */
const parts = import.meta.glob<string>("../src/*/words.*.ftl", { query: "?raw", import: "default", eager: true });
const partsIn = (language: string): string[] =>
  Object.keys(parts)
    .filter((file) => file.endsWith(`.${language}.ftl`))
    .map((file) => parts[file] ?? "");

const learnIn = (language: string): string => parts[`../src/learn/words.${language}.ftl`] ?? "";

const en = new Catalogue("en", [pageEn, ...partsIn("en"), houseEn]);
const ru = new Catalogue("ru", [pageRu, ...partsIn("ru"), houseRu]);
const src = path.join(import.meta.dirname, "../src");

/** Every source of the page with its text. */
const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => [name, readFileSync(path.join(src, name), "utf8")] as const);

/** Messages of a file, each with all of its text. */
const messagesIn = (file: string): [id: string, text: string][] =>
  file
    .split(/^(?=[a-z])/m)
    .filter((message) => /^[a-zA-Z0-9-]+ =/.test(message))
    .map((message) => [message.split(" ")[0] ?? "", message]);

/** The facts that each message of a file speaks of. */
function factsOf(file: string): Record<string, string> {
  return Object.fromEntries(
    messagesIn(file).map(([id, message]) => [id, [...new Set(message.match(/\$[a-z-]+/g))].sort().join()]),
  );
}

describe("the catalogues of the page", () => {
  it("have the same messages in every language", () => {
    expect([...ru.ids].sort()).toEqual([...en.ids].sort());
  });

  it("have every message only once", () => {
    for (const { ids } of [en, ru]) expect(ids.filter((id, k) => ids.indexOf(id) !== k)).toEqual([]);
  });

  it.each([
    ["ru", pageRu, pageEn],
    ...partsIn("ru").map((text, k): [string, string, string] => [`ru, part ${k}`, text, partsIn("en")[k] ?? ""]),
  ])("speak of the same facts (%s)", (_language, text, english) => {
    expect(factsOf(text)).toEqual(factsOf(english));
  });

  it("have every message that the page asks for", () => {
    const missing = sources.flatMap(([name, text]) =>
      [...text.matchAll(/(?<![.\w])say\(\s*"([^"]+)"/g)]
        .filter(([, id]) => id && !en.has(id))
        .map(([, id]) => `${name}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it("have no message of the page that nobody asks for", () => {
    const all = sources.map(([, text]) => text).join("\n");
    const beginnings = [...all.matchAll(/`([a-z-]+-)\$\{/g)].map(([, begin]) => begin ?? "");
    const asked = (id: string): boolean =>
      all.includes(`"${id}"`) || all.includes(`'${id}'`) || beginnings.some((begin) => id.startsWith(begin));
    // Parts of another message are included with it, if somebody asks for it.
    const texts = new Map([pageEn, ...partsIn("en")].flatMap(messagesIn));
    // Messages about a game's chance have other words for games without dice.
    const said = new Set([...texts.keys()].filter((id) => asked(id) || asked(id.replace(/-draws$/, ""))));
    for (const id of said) {
      for (const [, part = ""] of texts.get(id)?.matchAll(/\{ ([a-z][a-z0-9-]*)[ .}]/g) ?? []) said.add(part);
    }
    expect([...texts.keys()].filter((id) => !said.has(id))).toEqual([]);
  });
});

/** Every file of messages there is. */
const files = ["../../src/paintpot", "."].flatMap((folder) =>
  readdirSync(path.join(src, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => path.join(src, folder, name)),
);

it.each(files)("messages that are read one by one are said as if all were: %s", (file) => {
  const text = readFileSync(file, "utf8");
  const facts = Object.fromEntries(
    [...text.matchAll(/\$([a-z-]+)/g)].map(([, fact = ""]) => [fact, fact.length]),
  );
  const whole = new FluentBundle("en", { useIsolating: false });
  const { body } = new FluentResource(text);
  whole.addResource(new FluentResource(text));
  const read = new Catalogue("en", [text]);
  expect(read.ids).toEqual(body.map((entry) => entry.id));
  for (const { id, value } of body) {
    if (value && !id.startsWith("-")) {
      // A new one for each, so that nothing is there because another was said before.
      const alone = new Catalogue("en", [text]);
      expect(alone.say(id, facts)).toBe(whole.formatPattern(value, facts, []));
    }
  }
});

const boards = path.join(src, "boards");

describe.each(
  readdirSync(boards).filter((name) => existsSync(path.join(boards, name, "words.en.ftl"))),
)("the words of the board of %s", (board) => {
  const read = (language: string) =>
    readFileSync(path.join(boards, board, `words.${language}.ftl`), "utf8");
  const game = (language: string) =>
    readFileSync(
      path.join(src, `../../src/paintpot/games/${board.replaceAll("-", "_")}/texts/${language}.ftl`),
      "utf8",
    );

  it("are the same messages with the same facts in every language", () => {
    expect(factsOf(read("ru"))).toEqual(factsOf(read("en")));
  });

  it("are none of those that the game has", () => {
    for (const language of ["en", "ru"]) {
      const all = new Catalogue(language, [game(language), read(language)]).ids;
      expect(all.filter((id, k) => all.indexOf(id) !== k)).toEqual([]);
    }
  });

  it.each(["en", "ru"])("ask for every move in other words than the log tells it (%s)", (language) => {
    const told = messagesIn(game(language)).filter(([, text]) => text.includes("\n    .move ="));
    expect(told.length).toBeGreaterThan(3);
    const [asIs, all] = [new FluentBundle(language), new FluentResource(game(language))];
    asIs.addResource(all);
    for (const [id] of told) {
      const message = asIs.getMessage(id);
      expect(message?.attributes["do"], id).toBeDefined();
      expect(message?.attributes["do"], id).not.toEqual(message?.value);
    }
  });

  it("are all that the board asks for", () => {
    const all = new Catalogue("en", [forPage(game("en")), forPage(read("en"), false)]);
    const missing = sources
      .filter(([name]) => name.startsWith(path.join("boards", board) + path.sep))
      .flatMap(([, text]) => [...text.matchAll(/\bvoice\.say\(\s*"([^"]+)"/g)])
      .map(([, id]) => id ?? "")
      .filter((id) => !all.has(id));
    expect(missing).toEqual([]);
  });
});

describe("words", () => {
  it("count in English and Russian", () => {
    words.language = "en";
    expect([1, 3].map((n) => say("points", { n }))).toEqual(["1 point", "3 points"]);
    words.language = "ru";
    expect([1, 3, 5, 21].map((n) => say("points", { n }))).toEqual([
      "1 очко",
      "3 очка",
      "5 очков",
      "21 очко",
    ]);
    expect(document.documentElement.lang).toBe("ru");
    words.language = "en";
  });

  it("of a part of the page come when it is seen, and then with every language", async () => {
    words.language = "en";
    expect(words.has("learn-next")).toBe(false);
    await words.more("learn");
    expect(say("learn-next")).toBe(new Catalogue("en", [learnIn("en")]).say("learn-next"));
    const seen: string[] = [];
    words.language = "ru";
    expect(words.language, "not before its words are there").toBe("en");
    await vi.waitFor(() => expect(words.language).toBe("ru"));
    seen.push(say("learn-next"));
    words.language = "en";
    seen.push(say("learn-next"));
    expect(seen).toEqual([
      new Catalogue("ru", [learnIn("ru")]).say("learn-next"),
      new Catalogue("en", [learnIn("en")]).say("learn-next"),
    ]);
  });

  it("of a game come with its catalogue, and tell lines and spans as the terminal does", async () => {
    words.language = "en";
    await words.load("inkdoms");
    const voice = new Voice("inkdoms", ["Ann", ""]);
    expect(voice.title).toBe("Inkdoms");
    expect(voice.line("Redhill/variety")).toEqual(["Redhill", "colours"]);
    expect(voice.line("end/speed")).toEqual(["Three kingdoms", "first or second"]);
    expect(voice.name(1)).toBe("Player 2");
    const span = { text: "", ink: null, tone: "" as const, message: "seat", facts: { seat: 1 } };
    expect(voice.span(span)).toBe("Ann");
    expect(voice.span({ ...span, message: "scene-round", facts: { round: 3 } })).toBe("Round 3");
    expect(voice.span({ ...span, message: "", text: "2+1" })).toBe("2+1");
  });

  it("call a patch by its name, or by the only move it stands for", async () => {
    words.language = "ru";
    await words.load("inkdoms");
    const voice = new Voice("inkdoms", []);
    expect(voice.patch({ name: "red on R4", moves: ["red on R4", "done"] })).toBe("закрасить R4 красным");
    expect(voice.patch({ name: "a field", moves: ["red on R4"] })).toBe("закрасить R4 красным");
    expect(voice.patch({ name: "Redhill", moves: ["done"] }), "it has a name").toBe("Красногорье");
    expect(voice.patch({ name: "R4", moves: ["red on R4", "blue on R4"] })).toBe("R4");
    expect(voice.patch({ name: "R4", moves: [] })).toBe("R4");
    words.language = "en";
  });

  it("tell a player of a picture by name", () => {
    const own = new Catalogue("en", ["scene-wait = It is the turn of { $player }"]);
    const known = vi.spyOn(words, "game").mockReturnValue(own);
    const span = { text: "", ink: null, tone: "" as const, message: "scene-wait", facts: { player: 2 } };
    expect(new Voice("streaks", ["Ann", "Ben"]).span(span)).toBe("It is the turn of Ben");
    known.mockRestore();
  });

  it("name bots in the language of the page, and leave people's names alone", () => {
    words.language = "ru";
    expect(shownName("Hard 2")).toBe("Сильный бот 2");
    expect(shownName("Ann")).toBe("Ann");
    words.language = "en";
    expect(shownName("Hard 2")).toBe("Hard 2");
    expect(new Voice("inkdoms", ["Easy 1"]).name(0)).toBe("Easy 1");
  });

  it("join names as a person would", () => {
    expect(en.join(["a"])).toBe("a");
    expect(en.join(["a", "b", "c"])).toBe("a, b and c");
    expect(ru.join(["a", "b"])).toBe("a и b");
  });

  it("write numbers with a true minus", () => {
    expect([signed(-3), signed(0), signed(4)]).toEqual(["−3", "0", "4"]);
  });
});

describe("moves in words, from a game's own catalogue", () => {
  const game = new Catalogue("en", [
    [
      "name-dark-red = crimson",
      "numbered-d12 = { $n } on the d12",
      "tell-mark = marks { $colour-name } { $n }",
      "    .do = { $colour-name }: { $n }",
      "    .move = { $colour } { $n }",
      "tell-spot = { $n ->",
      "    [one] puts { $n } spot",
      "   *[other] puts { $n } spots",
      "}",
      "    .move = spot { $n }",
      "tell-go = goes to { $to }",
      "    .move = go { $to }",
      "tell-done = ends the turn",
      "    .move = done",
    ].join("\n"),
  ]);

  it("are found by their notation, the most telling first", () => {
    expect(game.move("dark-red 7")).toBe("marks crimson 7");
    expect(game.move("dark-red 7", "do")).toBe("crimson: 7");
    expect(game.move("spot 1")).toBe("puts 1 spot");
    expect(game.move("spot 3", "do")).toBe("puts 3 spots");
    expect(game.move("done")).toBe("ends the turn");
    expect(game.move("nonsense")).toBeNull();
    expect(game.move("spot ")).toBeNull();
  });

  it("name numbered places as people do", () => {
    expect(game.move("go d12-8")).toBe("goes to 8 on the d12");
    expect(game.join(["d12-8", "d20-1"])).toBe("8 on the d12 and d20-1");
  });

  it("leave the notation where there are no words", () => {
    expect(new Voice("nobody-knows", []).move("red 7")).toBe("red 7");
  });
});

// The last: once the words of a part are there, a language takes a moment.
it("words of chance are about dice, or about draws where the game says so", async () => {
  words.language = "en";
  await Promise.all([words.load("ink"), words.load("inkdoms"), words.more("review")]);
  const [ink, inkdoms] = [new Voice("ink", []), new Voice("inkdoms", [])];
  expect([ink.ofChance("review-sum-luck"), inkdoms.ofChance("review-sum-luck")]).toEqual(["the draws", "the dice"]);
  expect(ink.ofChance("fair-good")).not.toMatch(/dice|roll/);
  // If one text serves both, there is only one.
  expect(ink.ofChance("review-sum-rest")).toBe(inkdoms.ofChance("review-sum-rest"));
});
