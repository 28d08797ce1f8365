import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Identifies this process in logs and metrics; new at each start. */
export const INSTANCE_ID = randomUUID().slice(0, 8);

let version: string | undefined;

/** `RELEASE` if set, else the version of the server's package. */
export function serverRelease(env: Record<string, string | undefined> = process.env): string {
  const given = env['RELEASE']?.trim();
  if (given) return given.slice(0, 100);
  version ??= (
    JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    }
  ).version;
  return version;
}
