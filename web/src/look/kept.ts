/** The browser's storage. Some browsers forbid it; then the page does without. */

const PREFIX = "paintpot/";

export function kept(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? "";
  } catch {
    return "";
  }
}

export function keep(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(PREFIX + name, value);
    else localStorage.removeItem(PREFIX + name);
  } catch {
    // Full, or forbidden: then it is not stored.
  }
}

/** All stored names with this prefix. */
export function keptNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + beginning))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Data stored as JSON; `otherwise` if there is none, or it cannot be read. */
export function keptData<T>(name: string, otherwise: T, fits: (data: unknown) => data is T): T {
  try {
    const data: unknown = JSON.parse(kept(name) || "null");
    return fits(data) ? data : otherwise;
  } catch {
    return otherwise;
  }
}

export function keepData(name: string, data: unknown): void {
  keep(name, JSON.stringify(data));
}
