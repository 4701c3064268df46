/** Formats days, which the server writes as `2026-11-16`. A day is a date without a time. */

/** The day in UTC, so that no time zone shifts it. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function format(day: string, language: string, how: Intl.DateTimeFormatOptions): string {
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, { ...how, timeZone: "UTC" }).format(dateOf(day));
}

/** `16 November` */
export const longDay = (day: string, language: string): string =>
  format(day, language, { day: "numeric", month: "long" });

/** `16 Nov` */
export const shortDay = (day: string, language: string): string =>
  format(day, language, { day: "numeric", month: "short" });

/** `Nov` */
export const monthOf = (day: string, language: string): string =>
  format(day, language, { month: "short" }).replace(".", "");

/** `Mo` */
export function weekdayOf(day: string, language: string): string {
  const name = format(day, language, { weekday: "short" }).replace(".", "");
  return name.slice(0, 2);
}

export const numberOf = (day: string): number => dateOf(day).getUTCDate();

/** Hours and minutes until something starts. */
export function untilOf(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** When the next day starts, in local time: the server's midnight is another one. */
export function beginsAt(seconds: number, language: string, now = Date.now()): string {
  const locale = language === "en" ? "en-GB" : language;
  const at = new Date(Math.round((now + seconds * 1000) / 60_000) * 60_000);
  return new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(at);
}
