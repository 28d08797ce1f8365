export const ADULT_AGE = 18;
/** Below this age a guardian gives the consents. */
export const MAJORITY_AGE = 20;

/** Full years between a birthday and a day, both `yyyy-mm-dd`. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return birthday.slice(5) > day.slice(5) ? years - 1 : years;
}
