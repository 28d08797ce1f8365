import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { createKnownPasswords } from './known-passwords.ts';
import { isPasswordStrong } from './password.ts';

/**
 * The rule that a new password violates: `password` is length and kinds of characters; `knownPassword` one of the
 * 10,000 most common; `commonPassword` one that is easily guessed.
 */
export type PasswordProblem = 'password' | 'knownPassword' | 'commonPassword';

/** The estimate takes quadratic time in the length, and further characters can only raise it. */
const ESTIMATED_LENGTH = 48;
/** Below this score an attacker needs fewer than a million guesses. */
const MIN_SCORE = 2;
/** Words that an attacker of this site would try first. */
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

/** Words about a user that the password must not consist of: email addresses and their parts, and names. */
function personalWords(personal: readonly string[]): string[] {
  const parts = personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  return [...new Set(parts.map((part) => part.toLowerCase()).filter((part) => part.length > 2))];
}

/**
 * Returns the violated rule; null for a good password. Refuses common and leaked passwords, keyboard rows, repetitions
 * and facts about the user (`personal`: email address, names).
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
