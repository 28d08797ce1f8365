import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '@dara/backend';
import { firstAdminLink } from './first-admin.ts';

/** Where the link of the first administrator waits, readable by the owner of the data folder only. */
export const firstAdminFile = (dataDir: string): string =>
  join(dataDir, 'first-administrator-link');

/**
 * While no administrator can sign in, lays a link that makes the first one into a file, since logs are read by many
 * and kept for long. Answers what to tell the operator; where there is no room for a file the link itself, but to a
 * terminal only. Null once an administrator can sign in.
 */
export async function writeFirstAdminFile(
  services: Services,
  { isTerminal }: { isTerminal: boolean },
): Promise<string | null> {
  const file = firstAdminFile(services.config.dataDir);
  const link = await firstAdminLink(services);
  if (link === null) {
    await deleteFirstAdminFile(services);
    return null;
  }
  const what =
    'No administrator can sign in yet; a link, good once and for 24 hours, makes the first';
  try {
    // With a bucket and a database server nothing else makes the folder.
    await mkdir(services.config.dataDir, { recursive: true, mode: 0o700 });
    await rm(file, { force: true });
    await writeFile(file, `${link}\n`, { flag: 'wx', mode: 0o600 });
    return `${what}: it is in ${file}`;
  } catch (error) {
    if (isTerminal) return `${what}: ${link}`;
    const { code } = error as NodeJS.ErrnoException;
    return `${what}, but ${file} cannot be written (${code}): run "dara first-admin" in a terminal, with the same environment, or let DATA_DIR be writable`;
  }
}

/** The link has been used, or is needed no more. */
export async function deleteFirstAdminFile({ config }: Pick<Services, 'config'>): Promise<void> {
  await rm(firstAdminFile(config.dataDir), { force: true }).catch(() => undefined);
}
