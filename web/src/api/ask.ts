/** Requests to the server: JSON in, JSON out; failures become a Trouble with a readable message. */

import { say, words } from "../words/words.svelte";
import type { Problem } from "./schema";

/** What went wrong. `code` stays the same; `message` is the server's sentence. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly rule = "",
    /** Seconds to wait before a retry, if the server names them. */
    readonly retry = 0,
  ) {
    super(detail);
  }

  /** The server was not reached, or could not answer just now: the same request may work later. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  /** A sentence in the language of the page. The server words broken rules, in that language. */
  get words(): string {
    return words.has(`problem-${this.code}`) ? say(`problem-${this.code}`) : this.message;
  }
}

export function isTrouble(error: unknown): error is Trouble {
  return error instanceof Trouble;
}

/** Any error as a Trouble. */
export function asTrouble(error: unknown): Trouble {
  return isTrouble(error) ? error : new Trouble(0, "unexpected", String(error));
}

export async function get<T>(path: string): Promise<T> {
  return answered(path, { headers: spoken() });
}

/**
 * A GET that the browser may have preloaded, since the server names it with the page (server/pages.py). It
 * matches the preload only without custom headers.
 */
export async function getAhead<T>(path: string): Promise<T> {
  return answered(path, {});
}

export async function post<T>(path: string, body?: unknown): Promise<T> {
  const headers = spoken();
  if (body === undefined) return answered(path, { method: "POST", headers });
  const init = { body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } };
  return answered(path, { method: "POST", ...init });
}

const spoken = (): Record<string, string> => ({ "accept-language": words.language });

async function answered<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Trouble(0, "offline", "The server cannot be reached.");
  }
  const body = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as T;
  throw troubleOf(response, body as Problem | undefined);
}

function troubleOf(response: Response, problem: Problem | undefined): Trouble {
  const retry = Number(response.headers.get("retry-after") ?? 0) || 0;
  if (!problem?.code) {
    // Not from our server: from a proxy in front of it, for example.
    return new Trouble(response.status || 500, "unexpected", response.statusText, "", retry);
  }
  return new Trouble(problem.status, problem.code, problem.detail, problem.rule ?? "", retry);
}
