import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '@dara/backend';
import { firstAdminLink } from './first-admin.ts';

/** The file with the first administrator's link, readable only by the owner of the data folder. */
export const firstAdminFile = (dataDir: string): string =>
  join(dataDir, 'first-administrator-link');

/**
 * While no administrator can sign in, writes a link that creates the first one to a file, because logs have many
 * readers and a long life. Returns the message for the operator; when the file cannot be written, the link itself, but
 * only on a terminal. Null once an administrator can sign in.
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

/** The link was used, or is not needed any more. */
export async function deleteFirstAdminFile({ config }: Pick<Services, 'config'>): Promise<void> {
  await rm(firstAdminFile(config.dataDir), { force: true }).catch(() => undefined);
}
