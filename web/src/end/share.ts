/** Sharing: by the system's share sheet, else by the clipboard, else as text to select. */

export interface Shared {
  readonly text: string;
  readonly url: string;
  readonly picture: File | null;
}

/** The result. With `text`, selecting it is the only way left. */
export type Outcome = "shared" | "dropped" | "copied" | "text";

export async function share(what: Shared, system: Navigator = navigator): Promise<Outcome> {
  const words: ShareData = { text: what.text, url: what.url };
  const files = what.picture ? { ...words, files: [what.picture] } : null;
  for (const data of [files, words]) {
    if (!data || typeof system.share !== "function") continue;
    if (data.files && !system.canShare?.(data)) continue;
    try {
      await system.share(data);
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "dropped";
      // Not allowed here, or not for this type: try the next way.
    }
  }
  try {
    await system.clipboard.writeText(`${what.text} ${what.url}`);
    return "copied";
  } catch {
    return "text";
  }
}

export function save(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: file.name }).click();
  URL.revokeObjectURL(url);
}
