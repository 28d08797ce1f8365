const DAY_MS = 24 * 3_600_000;

/** The day some days after another, both `yyyy-mm-dd`. */
export function daysFrom(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
