import type { NoticeKind, Permission } from '@dara/model';
import type { Language, Localized } from '../../kernel/schema/shapes.ts';
import { dayText, daysText } from '../../kernel/text/day-text.ts';
import { noticeValue, noticeVariant } from './notice-names.ts';
import type { NoticeData } from './notify.ts';
import { BUSINESS_WORDINGS } from './texts/business-wordings.ts';
import { STAFF_WORDINGS } from './texts/staff-wordings.ts';
import { TALENT_WORDINGS } from './texts/talent-wordings.ts';
import { PLAIN, UNNAMED, type RoleWordings, type Wording, type Wordings } from './texts/wording.ts';

const WORDINGS: Record<Permission, RoleWordings> = {
  Admin: STAFF_WORDINGS,
  Staff: STAFF_WORDINGS,
  Business: BUSINESS_WORDINGS,
  Talent: TALENT_WORDINGS,
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface NoticeText {
  title: Localized;
  text: Localized;
}

/** The text of a notice for a role: the single source for bell and mail. */
export function noticeText(kind: NoticeKind, data: NoticeData, role: Permission): NoticeText {
  const wording = wordingOf(WORDINGS[role][kind] ?? PLAIN, noticeVariant(kind, data));
  const say = (part: 0 | 1, language: Language) =>
    fill(wording[language][part], (name) => valueOf(kind, data, name, language), language);
  return {
    title: { th: say(0, 'th'), en: say(0, 'en') },
    text: { th: say(1, 'th'), en: say(1, 'en') },
  };
}

function wordingOf(wordings: Wordings, variant: string | undefined): Wording {
  if (!('other' in wordings)) return wordings;
  return (variant !== undefined && wordings[variant]) || wordings.other;
}

type ValueOf = (name: string) => string | undefined;

function fill(template: string, value: ValueOf, language: Language): string {
  return template
    .replace(/\[([^\]]*)\]/g, (_all, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => value(name)) ? part : '',
    )
    .replace(/\{(\w+)\}/g, (_all, name: string) => value(name) ?? UNNAMED[name]?.[language] ?? '')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

function valueOf(
  kind: NoticeKind,
  data: NoticeData,
  name: string,
  language: Language,
): string | undefined {
  if (name === 'days') return daysOf(data, language);
  const given = noticeValue(kind, data, name);
  if (given === null || given === '') return undefined;
  if (typeof given === 'object') return given[language] || given.th || undefined;
  return DAY.test(String(given)) ? dayText(String(given), language) : String(given);
}

/** One day, or the first and the last. */
function daysOf({ from, to }: NoticeData, language: Language): string | undefined {
  if (typeof from !== 'string' || !DAY.test(from)) return undefined;
  return daysText(from, typeof to === 'string' && DAY.test(to) ? to : from, language);
}
