import { createLogger, createServices, type Config, type Services } from '@dara/backend';

/** What the api offers beyond its plugin. */
export interface AdminSetup {
  /** What to tell the operator while nobody can administer the site. */
  offerFirstAdmin?: (services: Services, to: { isTerminal: boolean }) => Promise<string | null>;
}

/** Makes the link of the first administrator without a server, of which there must be none on an embedded database. */
export async function offerFirstAdmin(config: Config): Promise<string> {
  const api = (await import('@dara/api')) as AdminSetup;
  const services = await createServices(config, { log: createLogger('error') });
  try {
    const offer = await api.offerFirstAdmin?.(services, { isTerminal: process.stdout.isTTY });
    return offer ?? 'An administrator can sign in already';
  } finally {
    await services.close();
  }
}
