/** A WebSocket whose other end is the test. */

export class Line {
  static lines: Line[] = [];
  static get last(): Line {
    const line = Line.lines.at(-1);
    if (!line) throw new Error("Nobody has connected.");
    return line;
  }

  readyState = 1;
  said: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    Line.lines.push(this);
  }

  send(text: string): void {
    this.said.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server says something. */
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server, or the world, ends it. */
  break(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}
