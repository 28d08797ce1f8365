import { MAJORITY_AGE, ageOn as fullYears } from '@dara/model';

/** Bangkok's clocks have no summer time. */
const BANGKOK_AHEAD_MS = 7 * 3_600_000;

/** Today in Bangkok, `yyyy-mm-dd`. */
export function todayInBangkok(now = Date.now()): string {
  return new Date(now + BANGKOK_AHEAD_MS).toISOString().slice(0, 10);
}

function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Age in full years on a day; undefined for an invalid birthday. */
export function ageOn(birthDay: string, day: string): number | undefined {
  return isRealDate(birthDay) ? fullYears(birthDay, day) : undefined;
}

/** Whether a user with this birthday is under age today. */
export function isUnderage(birthDay: string): boolean {
  const age = ageOn(birthDay, todayInBangkok());
  return age !== undefined && age < MAJORITY_AGE;
}
