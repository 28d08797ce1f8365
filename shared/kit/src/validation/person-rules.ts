import type { Rule } from './yup-rules.ts';

const PHONE = /^\+?[0-9]{9,15}$/;
const PHONE_MARKS = /[\s().-]/g;
const OLDEST_YEARS = 120;
/** Under it somebody else consents. */
export const MAJORITY_AGE = 20;
/** Bangkok's clocks have no summer time. */
const BANGKOK_AHEAD_MS = 7 * 3_600_000;

function rule(name: string, passes: (value: string) => boolean): Rule<string> {
  return {
    name,
    message: { id: `kit.validation.${name}` },
    test: (value) => !value || passes(value),
  };
}

/** Today in Bangkok, `yyyy-mm-dd`. */
export function todayInBangkok(now = Date.now()): string {
  return new Date(now + BANGKOK_AHEAD_MS).toISOString().slice(0, 10);
}

function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Full years on a day; nothing for what is no birthday. */
export function ageOn(birthDay: string, day: string): number | undefined {
  if (!isRealDate(birthDay)) return undefined;
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return birthDay.slice(5) > day.slice(5) ? years - 1 : years;
}

/** Whether somebody with this birthday is under age today. */
export function isUnderage(birthDay: string): boolean {
  const age = ageOn(birthDay, todayInBangkok());
  return age !== undefined && age < MAJORITY_AGE;
}

export const isPhone = (text: string): boolean => PHONE.test(text.replace(PHONE_MARKS, ''));

/** Digits with spaces, dashes and a country code as people write them. */
export const phone = () => rule('phone', isPhone);

/** A date that exists, not in the future, within a lifetime. */
export const birthDay = () =>
  rule('birthDay', (text) => {
    const today = todayInBangkok();
    const age = ageOn(text, today);
    return age !== undefined && text <= today && age <= OLDEST_YEARS;
  });

/** A length in steps of half a unit. */
export const halves = () => rule('halves', (text) => /^\d+(\.[05])?$/.test(text));

/** Whether a browser can open it; `https://` may be left out. */
export function isWebAddress(text: string): boolean {
  const trimmed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}

export const webAddress = () => rule('web', isWebAddress);
