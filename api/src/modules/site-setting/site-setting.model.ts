import { SITE_LIMITS, SITE_SOCIALS, type SiteSocial } from '@dara/model';
import type { SiteContent } from '../../kernel/database/json-columns.ts';
import type { SiteSettingRow } from './site-setting.repository.ts';
import type { SiteSetting } from './site-setting.schema.ts';
import type { Site } from './site.schema.ts';

const SOCIAL_NAMES: Record<SiteSocial, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

const lineUrl = (id: string): string =>
  `https://line.me/R/ti/p/${encodeURIComponent(`@${id.replace(/^@/, '')}`)}`;

function socialOf({ social = {}, lineId }: SiteContent): Site['social'] {
  const links = SITE_SOCIALS.flatMap((id) => {
    const url = social[id];
    return url ? [{ id, name: SOCIAL_NAMES[id], url }] : [];
  });
  return lineId ? [{ id: 'line', name: 'LINE', url: lineUrl(lineId) }, ...links] : links;
}

/** Important ones first, then the newest; limited to what fits above a page. */
function announcementsAt(now: string, { announcements = [] }: SiteContent): Site['announcements'] {
  return announcements
    .filter(({ from, to }) => (from === null || from <= now) && (to === null || to > now))
    .sort(
      (a, b) =>
        Number(b.kind === 'Important') - Number(a.kind === 'Important') ||
        (b.from ?? '').localeCompare(a.from ?? ''),
    )
    .slice(0, SITE_LIMITS.shownAtOnce)
    .map(({ id, kind, text, link }) => ({ id, kind, text, link }));
}

/** Overrides of the released defaults, for visitors. */
export function toSite(content: SiteContent, now = new Date()): Site {
  const { name, tagline, legal, address, email, phone, longEmailSuffixes } = content;
  const social = socialOf(content);
  const contact = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
  return {
    ...(name ? { name } : {}),
    ...(tagline ? { tagline } : {}),
    ...(legal ? { legal } : {}),
    ...(address ? { address } : {}),
    ...(email || phone ? { contact } : {}),
    ...(social?.length ? { social } : {}),
    ...(longEmailSuffixes ? { longEmailSuffixes } : {}),
    announcements: announcementsAt(now.toISOString(), content),
  };
}

/** When an announcement begins or ends next. */
export function nextTurn({ announcements = [] }: SiteContent, now = new Date()): Date | null {
  const at = now.toISOString();
  const turns = announcements
    .flatMap(({ from, to }) => [from, to])
    .filter((instant) => instant !== null && instant > at) as string[];
  return turns.length > 0 ? new Date(turns.sort()[0]!) : null;
}

export function toSiteSetting(row: SiteSettingRow, defaultRecipient: string): SiteSetting {
  const { content } = row;
  const social = Object.fromEntries(
    SITE_SOCIALS.map((name) => [name, content.social?.[name] ?? null]),
  ) as SiteSetting['social'];
  return {
    id: row.id,
    name: content.name ?? null,
    tagline: content.tagline ?? null,
    legal: content.legal ?? null,
    address: content.address ?? null,
    email: content.email ?? null,
    phone: content.phone ?? null,
    lineId: content.lineId ?? null,
    social,
    messagesTo: content.messagesTo ?? [],
    defaultRecipient,
    longEmailSuffixes: content.longEmailSuffixes ?? false,
    announcements: content.announcements ?? [],
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
