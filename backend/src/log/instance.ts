import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Names this process among the instances of a site, in logs and metrics; another one after each start. */
export const INSTANCE_ID = randomUUID().slice(0, 8);

let version: string | undefined;

/** What runs here: `RELEASE` when whoever deployed it says so, else the version of the server's package. */
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
