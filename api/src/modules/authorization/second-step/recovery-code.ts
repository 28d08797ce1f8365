import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from '@dara/backend';
import { keyFor } from '../account/encrypted-secret.ts';

const RECOVERY_CODES = 10;
/** Without letters that look like digits; 32 of them, so that each stands for five random bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const GROUP = 4;
const LENGTH = 12;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** Ten codes of 60 random bits, as they are shown: `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    return letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
  });
}

/** A code as it is kept, however it was typed: large or small, with or without dashes. */
export function recoveryCodeOf(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : null;
}

/** Of no use to whoever reads the database without the key. */
export function hashRecoveryCode(config: Pick<Config, 'secretsKey'>, code: string): string {
  return createHmac('sha256', keyFor(config, 'recovery-code'))
    .update(recoveryCodeOf(code) ?? '')
    .digest('base64url');
}
