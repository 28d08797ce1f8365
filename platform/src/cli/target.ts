import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, Logger } from '@dara/backend';
import { createServices } from '@dara/backend';
import { createLogger } from '@dara/backend';
import { deployToken } from '../deploy/deploy-token.ts';
import { RegistryClient, type RegistryTarget } from '../deploy/registry-client.ts';
import { ScopedTokens, type TokenTarget } from '../deploy/scoped-tokens.ts';
import { createRegistry, migratePlatform } from '../site.ts';

const runningFile = (dataDir: string): string => join(dataDir, 'running.json');

/**
 * Leaves word of the server's address in the data folder, for the command line. Answers how to take it back. A folder
 * that cannot be written is none that the server needs: it then runs without, and the command line takes `DARA_URL`.
 */
export function announce(dataDir: string, origin: string, log: Logger): () => void {
  const file = runningFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify({ origin, pid: process.pid }), { mode: 0o600 });
  } catch (error) {
    log.warn({ err: error }, 'DATA_DIR cannot be written: release commands need DARA_URL');
    return () => undefined;
  }
  return () => {
    try {
      rmSync(file, { force: true });
    } catch (error) {
      log.warn({ err: error, file }, 'file not removed');
    }
  };
}

export async function runningOrigin(dataDir: string): Promise<string | undefined> {
  try {
    const { origin } = JSON.parse(readFileSync(runningFile(dataDir), 'utf8')) as { origin: string };
    await fetch(`${origin}/api/health/live`, { signal: AbortSignal.timeout(3000) });
    return origin;
  } catch {
    return undefined;
  }
}

export interface OpenTarget {
  target: RegistryTarget;
  tokens: TokenTarget;
  /** Said to the person: which registry this is. */
  label: string;
  close: () => Promise<void>;
}

/** Of a team, or else the site's own, which lies in the data folder where no environment names it. */
export const callerToken = (
  dataDir: string,
  env: Record<string, string | undefined> = process.env,
): string => env['DARA_TOKEN']?.trim() || deployToken(dataDir, env);

/**
 * The registry to work on: the server that `DARA_URL` names, the one that runs on the data folder
 * (the embedded database is for one process only), else the database itself.
 */
export async function openTarget(config: Config): Promise<OpenTarget> {
  const origin =
    process.env['DARA_URL']?.replace(/\/+$/, '') || (await runningOrigin(config.dataDir));
  if (origin) {
    const client = new RegistryClient(origin, callerToken(config.dataDir));
    return { target: client, tokens: client, label: origin, close: async () => undefined };
  }
  const services = await createServices(config, { log: createLogger('error') });
  await migratePlatform(services);
  return {
    target: createRegistry(services),
    tokens: new ScopedTokens(services.db),
    label: config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir,
    close: () => services.close(),
  };
}
