import type { Services } from '@dara/backend';
import { isReservedEmail } from '@dara/model';
import type { FastifyInstance } from 'fastify';
import { onContentChange } from '../../kernel/content/content.ts';
import type { SiteContent } from '../../kernel/database/db-site.ts';
import type { Language } from '../../kernel/schema/shapes.ts';
import { SHARE_LABELS } from '../../kernel/text/share-labels.ts';
import { findSiteSetting } from './site-setting.repository.ts';

/** The agency as cards, papers and mails name it: as its people set it, else as the server is configured. */
export interface Agency {
  /** Null where only a made-up one is known, which no production site prints. */
  readonly email: string | null;
  /** Who gets what visitors write and send in. */
  readonly recipients: readonly string[];
  /** Origin of the site. */
  readonly publicUrl: string;
  name(language: Language): string;
  address(language: Language): string;
}

/** A site for the public, which says nothing made up of the agency. */
const isLive = ({ isProduction, demo }: Services['config']): boolean => isProduction && !demo;

/** By the configuration that it stands in for: one of each in a process. */
const set = new WeakMap<object, SiteContent>();

/** Follows the settings: what it says changes with them. */
export function agencyOf({ config }: Pick<Services, 'config'>): Agency {
  const content = (): SiteContent => set.get(config) ?? {};
  return {
    publicUrl: config.publicUrl,
    get email() {
      const { email = config.contactEmail } = content();
      return isLive(config) && isReservedEmail(email) ? null : email;
    },
    get recipients() {
      return content().messagesTo ?? [config.contactEmail];
    },
    name: (language) => content().name?.[language] || SHARE_LABELS.site[language],
    address: (language) => {
      const { address } = content();
      return address ? address[language] || address.th : '';
    },
  };
}

/** From the commit of a change on, here without waiting to be told of it. */
export function agencyChanged({ config }: Pick<Services, 'config'>, content: SiteContent): void {
  set.set(config, content);
}

/** Reads the settings when the api begins, and whenever somebody changed them anywhere. */
export function followSettings(app: Pick<FastifyInstance, 'addHook'>, services: Services): void {
  const read = async (): Promise<void> => {
    const { content } = await findSiteSetting(services.db);
    agencyChanged(services, content);
  };
  const inBackground = (): void => {
    read().catch((error: Error) =>
      services.log.warn({ err: error }, 'failed to read site settings'),
    );
  };
  const end = onContentChange(services, inBackground);
  app.addHook('onReady', async () => inBackground());
  app.addHook('onClose', async () => end());
}
