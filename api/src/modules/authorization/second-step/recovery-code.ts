import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from '@dara/backend';
import { keyFor } from '../account/encrypted-secret.ts';

const RECOVERY_CODES = 10;
/** 32 letters and digits without look-alikes: five random bits per character. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const GROUP = 4;
const LENGTH = 12;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** Ten codes of 60 random bits, in the displayed form `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    return letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
  });
}

/** Normalizes a typed code: case and dashes do not matter. */
export function recoveryCodeOf(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : null;
}

/** Keyed hash: useless to a reader of the database without the key. */
export function hashRecoveryCode(config: Pick<Config, 'secretsKey'>, code: string): string {
  return createHmac('sha256', keyFor(config, 'recovery-code'))
    .update(recoveryCodeOf(code) ?? '')
    .digest('base64url');
}
