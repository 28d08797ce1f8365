import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { isPasswordStrong } from './password.ts';

/** The rule a new password fails: `password` asks for length and kinds of characters, `commonPassword` for another one. */
export type PasswordProblem = 'password' | 'commonPassword';

/** Estimates grow with the square of the length; what follows so many characters can only add to them. */
const JUDGED_LENGTH = 48;
/** Below this score an attacker needs fewer than a million guesses. */
const MIN_SCORE = 2;
/** Words that whoever attacks this site tries first. */
const SITE_WORDS = ['dara', 'ดารา'];

let factory: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries are large and only needed where a password is chosen, so they are loaded then. */
async function loadFactory(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
  });
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
  factory ??= loadFactory();
  const judge = await factory;
  const words = [...SITE_WORDS, ...personalWords(personal)];
  const { score } = judge.check(password.slice(0, JUDGED_LENGTH), words);
  return score < MIN_SCORE ? 'commonPassword' : null;
}
