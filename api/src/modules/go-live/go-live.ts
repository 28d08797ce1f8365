import type { Services } from '@dara/backend';
import { GO_LIVE_ITEMS, isReservedEmail, isReservedHost, type GoLiveItemId } from '@dara/model';
import type { SiteContent } from '../../kernel/database/json-columns.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { SHARE_LABELS } from '../../kernel/text/share-labels.ts';
import { DEMO_SITE, findSiteSetting } from '../site-setting/site-setting.public.ts';
import { countPlaceholderAccounts, findSamplePages } from './go-live.repository.ts';
import type { GoLiveItem } from './go-live.schema.ts';

type Found = Omit<GoLiveItem, 'id'>;
type Needed = Pick<Services, 'db' | 'config'>;

const READY: Found = { state: 'Ready', value: null };
const CHOICE: Found = { state: 'Choice', value: null };
const MISSING: Found = { state: 'Missing', value: null };
const demonstration = (value: string | null): Found => ({ state: 'Demonstration', value });
const both = ({ th, en }: Localized): string => (en ? `${th} · ${en}` : th);
/** In one language at least. */
const isOf = (text: Localized | undefined, demo: Localized): boolean =>
  text?.th === demo.th || text?.en === demo.en;

/** Every value shown to the public or used in mails: whether the agency has set it. */
export async function readGoLive({ db, config }: Needed): Promise<GoLiveItem[]> {
  const [{ content }, samples, counted] = await Promise.all([
    findSiteSetting(db),
    findSamplePages(db),
    countPlaceholderAccounts(db),
  ]);
  const pages = ['privacy', 'terms', 'cookies', 'about'] as const;
  const found: Record<GoLiveItemId, Found> = {
    ...facts(content, config.contactEmail),
    ...(Object.fromEntries(
      pages.map((slug) => [slug, samples.has(slug) ? demonstration(null) : READY]),
    ) as Record<(typeof pages)[number], Found>),
    accounts: counted.accounts > 0 ? demonstration(`${counted.accounts}`) : READY,
    talents: counted.talents > 0 ? demonstration(`${counted.talents}`) : READY,
    publicUrl: isReservedHost(new URL(config.publicUrl).hostname)
      ? demonstration(config.publicUrl)
      : READY,
    mailServer: config.smtpUrl ? READY : MISSING,
    mailFrom: isReservedEmail(config.mailFrom.replace(/>$/, ''))
      ? demonstration(config.mailFrom)
      : READY,
  };
  return GO_LIVE_ITEMS.map((id) => ({ id, ...found[id] }));
}

type FactId = keyof Pick<SiteContent, 'name' | 'tagline' | 'legal' | 'address' | 'email' | 'phone'>;

function facts(
  content: SiteContent,
  contactEmail: string,
): Record<FactId | 'social' | 'messagesTo' | 'emailSuffixes', Found> {
  const { name, tagline, legal, address, email, phone, social = {} } = content;
  const recipients = content.messagesTo ?? [contactEmail];
  const madeUp = recipients.filter(isReservedEmail);
  const made: readonly string[] = Object.values(DEMO_SITE.social);
  const shown = Object.values(social).filter((url) => made.includes(url));
  return {
    name: name ? READY : demonstration(both(SHARE_LABELS.site)),
    // Nothing is shown in their place, so they may be left out.
    tagline: isOf(tagline, DEMO_SITE.tagline) ? demonstration(both(DEMO_SITE.tagline)) : READY,
    legal: isOf(legal, DEMO_SITE.legal) ? demonstration(both(DEMO_SITE.legal)) : READY,
    social: shown.length > 0 ? demonstration(shown.join(', ')) : READY,
    address: address ? READY : MISSING,
    email: !email ? MISSING : isReservedEmail(email) ? demonstration(email) : READY,
    phone: !phone ? MISSING : phone === DEMO_SITE.phone ? demonstration(phone) : READY,
    emailSuffixes: content.longEmailSuffixes ? READY : CHOICE,
    messagesTo: madeUp.length > 0 ? demonstration(madeUp.join(', ')) : READY,
  };
}
