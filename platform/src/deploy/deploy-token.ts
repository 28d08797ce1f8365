import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderError, StartError } from '@dara/backend/role';

const MINIMUM = 16;

const tokenFile = (dataDir: string): string => join(dataDir, 'deploy-token');

/**
 * The token for publishing to a running server: `DEPLOY_TOKEN`, else one in the data folder, readable by its owner
 * only.
 */
export function deployToken(
  dataDir: string,
  env: Record<string, string | undefined> = process.env,
): string {
  const given = env.DEPLOY_TOKEN?.trim();
  if (given) {
    if (given.length < MINIMUM)
      throw new StartError(`DEPLOY_TOKEN must have at least ${MINIMUM} characters`);
    return given;
  }
  const file = tokenFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' || syscall !== 'open')
      throw folderError(dataDir, 'the secret of releases (or set DEPLOY_TOKEN)', error);
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}

/** A team's token, else the site's own from the environment or the data folder. */
export const callerToken = (
  dataDir: string,
  env: Record<string, string | undefined> = process.env,
): string => env['DARA_TOKEN']?.trim() || deployToken(dataDir, env);
