import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id figures; about 10 ms. The library's default algorithm is argon2id. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]).{8,200}$/s;

/** At least 8 characters with one a-z, one A-Z and one 0-9; a symbol is advice only. */
export function isPasswordStrong(password: string): boolean {
  return PATTERN.test(password);
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let dummyHash: Promise<string> | undefined;

/** Takes the same time when the user or the password does not exist, so that timing does not reveal accounts. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword('no one has this password');
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== null && passwordHash !== undefined;
}
