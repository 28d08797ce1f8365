import { SITE_SOCIALS } from '@dara/model';
import type { SiteContent, StoredAnnouncement } from '../../kernel/database/json-columns.ts';
import { newId } from '../../kernel/new-id.ts';
import { cleanPhone, isAnyEmail, isPhone, webAddress } from '../../kernel/schema/contact.ts';
import {
  InputCheck,
  cleanLocalized,
  cleanName,
  optionalLine,
  type LocalizedInput,
} from '../../kernel/schema/input.ts';
import type { AnnouncementInput, SiteSettingInput } from './site-setting-input.schema.ts';

const LINE_ID = /^@?[a-z0-9][a-z0-9._-]{1,58}$/i;
/** Resolved against an own origin, so that it cannot leave the site. */
const OWN_PATH = /^\/(?![/\\])\S*$/;

/** The settings after an edit; refuses values that cannot be shown or linked. */
export function siteContentOf(before: SiteContent, input: SiteSettingInput): SiteContent {
  const check = new InputCheck();
  const after: Edited = {
    ...before,
    ...localized(check, input),
    ...ways(check, input),
    ...(input.messagesTo ? { messagesTo: recipients(check, input.messagesTo) } : {}),
    ...(input.longEmailSuffixes === undefined
      ? {}
      : { longEmailSuffixes: input.longEmailSuffixes || undefined }),
    ...(input.announcements
      ? {
          announcements: input.announcements.map((one, index) =>
            announcement(check, one, index, before.announcements ?? []),
          ),
        }
      : {}),
  };
  if (input.social) after.social = { ...before.social, ...social(check, input.social) };
  check.throwIfRefused();
  return plain(after);
}

/** Without emptied fields, in the form in which it is read. */
export const plain = (content: object): SiteContent =>
  JSON.parse(JSON.stringify(content)) as SiteContent;

/** Undefined drops a key when the content is written. */
type Edited = Partial<Record<keyof SiteContent, unknown>>;

function localized(check: InputCheck, input: SiteSettingInput): Edited {
  const edited: Edited = {};
  for (const field of ['name', 'tagline', 'legal', 'address'] as const) {
    const given = input[field] as LocalizedInput | null | undefined;
    if (given === undefined) continue;
    edited[field] = given === null ? undefined : cleanLocalized(given, cleanName);
    if (given) check.required(`${field}.th`, cleanName(given.th));
  }
  return edited;
}

function ways(check: InputCheck, { email, phone, lineId }: SiteSettingInput): Edited {
  const edited: Edited = {};
  if (email !== undefined) edited.email = optionalLine(email) ?? undefined;
  if (phone !== undefined) edited.phone = optionalLine(phone) ?? undefined;
  if (lineId !== undefined) edited.lineId = optionalLine(lineId) ?? undefined;
  if (edited.email && !isAnyEmail(edited.email as string)) check.refuse('email', 'email');
  if (edited.phone && !isPhone(cleanPhone(edited.phone as string))) check.refuse('phone', 'number');
  if (edited.lineId && !LINE_ID.test(edited.lineId as string)) check.refuse('lineId', 'characters');
  return edited;
}

function social(
  check: InputCheck,
  given: NonNullable<SiteSettingInput['social']>,
): Record<string, string | undefined> {
  const edited: Record<string, string | undefined> = {};
  for (const name of SITE_SOCIALS) {
    const link = given[name];
    if (link === undefined) continue;
    const line = optionalLine(link);
    const address = line === null ? undefined : webAddress(line);
    if (address === null) check.refuse(`social.${name}`, 'link');
    edited[name] = address ?? undefined;
  }
  return edited;
}

function recipients(check: InputCheck, given: readonly string[]): string[] | undefined {
  const clean = given.map((line) => optionalLine(line)).filter((line) => line !== null);
  clean.forEach((line, index) => {
    if (!isAnyEmail(line)) check.refuse(`messagesTo.${index}`, 'email');
  });
  const once = [...new Map(clean.map((line) => [line.toLowerCase(), line])).values()];
  return once.length > 0 ? once : undefined;
}

function linkOf(text: string | null | undefined): string | null | undefined {
  const line = optionalLine(text);
  if (line === null) return null;
  if (line.startsWith('/')) return OWN_PATH.test(line) ? line : undefined;
  return webAddress(line) ?? undefined;
}

function announcement(
  check: InputCheck,
  given: AnnouncementInput,
  index: number,
  before: readonly StoredAnnouncement[],
): StoredAnnouncement {
  const at = `announcements.${index}`;
  const text = cleanLocalized(given.text);
  check.required(`${at}.text.th`, text.th);
  const link = linkOf(given.link);
  if (link === undefined) check.refuse(`${at}.link`, 'link');
  const [from = null, to = null] = [given.from, given.to].map((instant) =>
    instant ? new Date(instant).toISOString() : null,
  );
  if (from !== null && to !== null && to <= from)
    check.refuse(`${at}.to`, 'dateRank', { reads: [`${at}.from`] });
  const next = { kind: given.kind, text, link: link ?? null };
  const known = before.find(({ id }) => id === given.id);
  return { id: known && saysTheSame(known, next) ? known.id : newId(), ...next, from, to };
}

/** A changed text is a new announcement: users who closed the old one see it. */
const saysTheSame = (
  one: StoredAnnouncement,
  { kind, text, link }: Pick<StoredAnnouncement, 'kind' | 'text' | 'link'>,
): boolean =>
  one.kind === kind && one.text.th === text.th && one.text.en === text.en && one.link === link;
