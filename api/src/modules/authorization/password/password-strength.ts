import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { createKnownPasswords } from './known-passwords.ts';
import { isPasswordStrong } from './password.ts';

/**
 * The rule a new password fails: `password` asks for length and kinds of characters; `knownPassword` is one of the 10,000
 * commonest, `commonPassword` one that is guessed soon.
 */
export type PasswordProblem = 'password' | 'knownPassword' | 'commonPassword';

/** Estimates grow with the square of the length; what follows so many characters can only add to them. */
const ESTIMATED_LENGTH = 48;
/** Below this score an attacker needs fewer than a million guesses. */
const MIN_SCORE = 2;
/** Words that whoever attacks this site tries first. */
const SITE_WORDS = ['dara', 'ดารา'];

interface StrengthChecker {
  isKnown: (password: string) => boolean;
  estimate: ZxcvbnFactory;
}

let strengthChecker: Promise<StrengthChecker> | undefined;

/** The dictionaries are large and only needed where a password is chosen, so they are loaded then. */
async function loadStrengthChecker(): Promise<StrengthChecker> {
  const [core, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const { dictionary, adjacencyGraphs: graphs } = common;
  return {
    isKnown: createKnownPasswords(dictionary['passwords-common']),
    estimate: new core.ZxcvbnFactory({ dictionary, graphs }),
  };
}

/** Words of a person that their password must not consist of: addresses whole and in parts, and names. */
function personalWords(personal: readonly string[]): string[] {
  const parts = personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  return [...new Set(parts.map((part) => part.toLowerCase()).filter((part) => part.length > 2))];
}

/**
 * What is wrong with a password somebody chooses; null when it is good. Commonly used and leaked passwords,
 * keyboard rows, repetitions and what is known of the person (`personal`: e-mail address, names) are refused.
 */
export async function passwordProblem(
  password: string,
  personal: readonly string[] = [],
): Promise<PasswordProblem | null> {
  if (!isPasswordStrong(password)) return 'password';
  strengthChecker ??= loadStrengthChecker();
  const { isKnown, estimate } = await strengthChecker;
  if (isKnown(password)) return 'knownPassword';
  const words = [...SITE_WORDS, ...personalWords(personal)];
  const { score } = estimate.check(password.slice(0, ESTIMATED_LENGTH), words);
  return score < MIN_SCORE ? 'commonPassword' : null;
}
