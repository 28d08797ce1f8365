import type { Localized } from '@dara/contract';
import { SITE_SOCIALS, type AnnouncementKind, type SiteSocial } from '@dara/model';
import type { SiteSetting, SiteSettingInput } from '../../api/generated.ts';

/** Bangkok's clocks have no summer time. */
const AHEAD_MS = 7 * 3_600_000;

export interface AnnouncementValues {
  /** For the list on the screen. */
  key: string;
  id?: string;
  kind: AnnouncementKind;
  text: Localized;
  link: string;
  /** `yyyy-mm-dd` and `hh:mm` in Bangkok. */
  fromDay: string;
  fromTime: string;
  toDay: string;
  toTime: string;
}

/** What the form edits. */
export interface SiteValues {
  name: Localized;
  tagline: Localized;
  legal: Localized;
  address: Localized;
  email: string;
  phone: string;
  lineId: string;
  social: Record<SiteSocial, string>;
  /** One address a line. */
  messagesTo: string;
  longEmailSuffixes: boolean;
  announcements: AnnouncementValues[];
}

const bothOf = (text: Localized | null): Localized => ({
  th: text?.th ?? '',
  en: text?.en ?? '',
});

function bangkok(instant: string | null): { day: string; time: string } {
  if (instant === null) return { day: '', time: '' };
  const there = new Date(Date.parse(instant) + AHEAD_MS).toISOString();
  return { day: there.slice(0, 10), time: there.slice(11, 16) };
}

/** The instant of a day and time in Bangkok; without a time its first minute, or its last. */
export function instantOf(day: string, time: string, isEnd = false): string | null {
  if (!day) return null;
  const at = new Date(`${day}T${time || (isEnd ? '23:59' : '00:00')}:00+07:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

export function toValues(setting: SiteSetting): SiteValues {
  return {
    name: bothOf(setting.name),
    tagline: bothOf(setting.tagline),
    legal: bothOf(setting.legal),
    address: bothOf(setting.address),
    email: setting.email ?? '',
    phone: setting.phone ?? '',
    lineId: setting.lineId ?? '',
    social: Object.fromEntries(
      SITE_SOCIALS.map((name) => [name, setting.social[name] ?? '']),
    ) as SiteValues['social'],
    messagesTo: setting.messagesTo.join('\n'),
    longEmailSuffixes: setting.longEmailSuffixes,
    announcements: setting.announcements.map(({ id, kind, text, link, from, to }) => {
      const [begins, ends] = [bangkok(from), bangkok(to)];
      return {
        ...{ key: id, id, kind, text, link: link ?? '' },
        ...{ fromDay: begins.day, fromTime: begins.time, toDay: ends.day, toTime: ends.time },
      };
    }),
  };
}

export const linesOf = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

const orNull = (text: string): string | null => text.trim() || null;
const bothOrNull = ({ th, en }: Localized): Localized | null => (th.trim() ? { th, en } : null);

/** What is sent: what is empty goes back to what the site was set up with. */
export function inputOf(values: SiteValues, version: number): SiteSettingInput {
  return {
    version,
    name: bothOrNull(values.name),
    tagline: bothOrNull(values.tagline),
    legal: bothOrNull(values.legal),
    address: bothOrNull(values.address),
    email: orNull(values.email),
    phone: orNull(values.phone),
    lineId: orNull(values.lineId),
    social: Object.fromEntries(SITE_SOCIALS.map((name) => [name, orNull(values.social[name])])),
    messagesTo: linesOf(values.messagesTo),
    longEmailSuffixes: values.longEmailSuffixes,
    announcements: values.announcements.map((one) => ({
      ...(one.id ? { id: one.id } : {}),
      kind: one.kind,
      text: one.text,
      link: orNull(one.link),
      from: instantOf(one.fromDay, one.fromTime),
      to: instantOf(one.toDay, one.toTime, true),
    })),
  };
}

let made = 0;
export const newAnnouncement = (): AnnouncementValues => ({
  ...{ key: `new-${(made += 1)}`, kind: 'Info', text: { th: '', en: '' }, link: '' },
  ...{ fromDay: '', fromTime: '', toDay: '', toTime: '' },
});

export type AnnouncementState = 'coming' | 'now' | 'over';

export function stateOf(one: AnnouncementValues, now = Date.now()): AnnouncementState {
  const from = instantOf(one.fromDay, one.fromTime);
  const to = instantOf(one.toDay, one.toTime, true);
  if (to !== null && Date.parse(to) <= now) return 'over';
  return from !== null && Date.parse(from) > now ? 'coming' : 'now';
}
