import type { Services } from '@dara/backend';
import { emailSuffixOf, isReservedEmail, type EmailSuffix } from '@dara/model';
import type { FastifyInstance } from 'fastify';
import { onContentChange } from '../../kernel/content/content.ts';
import type { SiteContent } from '../../kernel/database/json-columns.ts';
import type { Language } from '../../kernel/schema/shapes.ts';
import { SHARE_LABELS } from '../../kernel/text/share-labels.ts';
import { findSiteSetting } from './site-setting.repository.ts';

/** The agency as cards, papers and mails name it: as its people set it, else as the server is configured. */
export interface Agency {
  /** Null where only a made-up one is known, which no production site prints. */
  readonly email: string | null;
  /** Recipient of visitors' messages and registrations. */
  readonly recipients: readonly string[];
  /** Suffix of new addresses in forms. */
  readonly emailSuffix: EmailSuffix;
  /** Origin of the site. */
  readonly publicUrl: string;
  name(language: Language): string;
  address(language: Language): string;
}

/** A production site, which must not show demonstration data. */
const isLive = ({ isProduction, demo }: Services['config']): boolean => isProduction && !demo;

/** Keyed by configuration: one per process. */
const set = new WeakMap<object, SiteContent>();

/** Current site settings, updated on change. */
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
    get emailSuffix() {
      return emailSuffixOf(content().longEmailSuffixes);
    },
    name: (language) => content().name?.[language] || SHARE_LABELS.site[language],
    address: (language) => {
      const { address } = content();
      return address ? address[language] || address.th : '';
    },
  };
}

/** The line at the foot of a printed page: address of mail, if known, and of the site. */
export const contactLine = ({ email, publicUrl }: Agency): string =>
  [...(email ? [email] : []), new URL(publicUrl).host].join(' · ');

/** Updated at commit, without waiting for the event. */
export function agencyChanged({ config }: Pick<Services, 'config'>, content: SiteContent): void {
  set.set(config, content);
}

/** Reads the settings at start, and after a change on any instance. */
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
