import { createLogger, createServices, type Config } from '@dara/backend';

/** Creates the first administrator's link without a server, which must not run on an embedded database. */
export async function offerFirstAdmin(config: Config): Promise<string> {
  const { writeFirstAdminFile } = await import('@dara/api');
  const services = await createServices(config, { log: createLogger('error') });
  try {
    const offer = await writeFirstAdminFile(services, { isTerminal: process.stdout.isTTY });
    return offer ?? 'An administrator can sign in already';
  } finally {
    await services.close();
  }
}
