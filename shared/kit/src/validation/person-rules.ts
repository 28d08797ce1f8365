import { isPhone } from '@dara/model';
import { ageOn, todayInBangkok } from './age.ts';
import type { Rule } from './yup-rules.ts';

const OLDEST_YEARS = 120;

function rule(name: string, passes: (value: string) => boolean): Rule<string> {
  return {
    name,
    message: { id: `kit.validation.${name}` },
    test: (value) => !value || passes(value),
  };
}

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
