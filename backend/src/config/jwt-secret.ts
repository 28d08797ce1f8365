import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderError } from './folder-error.ts';

/** Returns the development secret from the data folder; generates it on first use, readable by its owner only. */
export function jwtSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' || syscall !== 'open')
      throw folderError(dataDir, 'the secret of sessions (or set JWT_SECRET)', error);
  }
  return readFileSync(file, 'utf8').trim();
}
