import { channelMessages, genderMessages, talentTypeMessages } from '@dara/shared/domain';
import type { useFormat } from '@dara/shared/format';
import type { IntlShape } from '@dara/shared/i18n';
import { languageName, nationalityName } from '@dara/shared/model';
import type { TagRef } from '../../api/generated.ts';

/** What values are put into words with. */
export interface HistoryWords {
  intl: IntlShape;
  format: ReturnType<typeof useFormat>;
  /** Some changes name tags by their id. */
  tags: readonly TagRef[];
  locale: 'th' | 'en';
}

/** Fields of the history that have a name of their own; others are shown as they are called. */
const NAMED = new Set([
  ...['displayName', 'firstName', 'lastName', 'nickName', 'gender', 'birthday', 'nationality'],
  ...['languages', 'bio', 'email', 'phoneNumber', 'companyName', 'guardian', 'bookouts', 'tags'],
  ...['socialMedia', 'height', 'weight', 'chest', 'waist', 'hip', 'shoes', 'eyeColour'],
  ...['hairColour', 'skinTone', 'imageId', 'imageIds', 'imageAlts', 'status', 'statusReason'],
  ...['reason', 'active', 'isTop10', 'talentTypes', 'talentType', 'followers', 'engagementRate'],
  ...['channel', 'budgets', 'experiences', 'socialMediaPerformance', 'password', 'purpose'],
  ...['textVersion', 'givenBy', 'language'],
]);

export function fieldName(field: string, { formatMessage }: IntlShape): string {
  return NAMED.has(field) ? formatMessage({ id: `talent.manage.field.${field}` }) : field;
}

const ACTIONS = new Set([
  ...['Create', 'Register', 'Update', 'Status', 'Delete', 'Restore', 'WorkCreate', 'WorkUpdate'],
  ...['WorkDelete', 'ConsentGive', 'ConsentWithdraw', 'ErasureRequest', 'Export'],
  ...['SendPasswordLink'],
  ...['ChangeRequest', 'ChangeApproved', 'ChangeRejected', 'GuardianConfirmed'],
  ...['GuardianDeclined', 'GuardianWithdrawn'],
]);

/** What somebody did, in words; what no words are known for stands as the log has it. */
export function actionName(action: string, { formatMessage }: IntlShape): string {
  return ACTIONS.has(action) ? formatMessage({ id: `talent.manage.history.${action}` }) : action;
}

type Item = Record<string, unknown>;
const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** A value of the history as lines of words; none for what is empty. */
export function valueLines(field: string, value: unknown, words: HistoryWords): string[] {
  if (value === null || value === undefined || value === '') return [];
  const { formatMessage } = words.intl;
  if (field === 'imageId') return [formatMessage({ id: 'talent.manage.history.picture' })];
  if (field === 'imageIds' && Array.isArray(value)) {
    if (value.length === 0) return [];
    return [formatMessage({ id: 'talent.manage.history.pictures' }, { count: value.length })];
  }
  if (Array.isArray(value)) return value.flatMap((one) => valueLines(field, one, words));
  if (typeof value === 'boolean') {
    return [formatMessage({ id: value ? 'shared.resource.yes' : 'shared.resource.no' })];
  }
  if (isItem(value)) return itemLines(field, value, words);
  return [plain(field, textOf(value), words)];
}

function known(
  messages: Readonly<Record<string, { id: string }>>,
  text: string,
  { formatMessage }: IntlShape,
): string {
  const message = messages[text];
  return message ? formatMessage(message) : text;
}

function plain(field: string, text: string, { intl, format, tags, locale }: HistoryWords): string {
  const { formatMessage } = intl;
  switch (field) {
    case 'gender':
      return known(genderMessages, text, intl);
    case 'channel':
      return known(channelMessages, text, intl);
    case 'talentType':
    case 'talentTypes':
      return known(talentTypeMessages, text, intl);
    case 'status':
      return formatMessage({ id: `shared.ui.status.${text}`, defaultMessage: text });
    case 'purpose':
      return formatMessage({ id: `talent.consent.${text}`, defaultMessage: text });
    case 'tags': {
      const tag = tags.find(({ id, th }) => id === text || th === text);
      return tag ? tag[locale] || tag.th : text;
    }
    case 'nationality':
      return nationalityName(text, locale);
    case 'languages':
    case 'language':
      return languageName(text, locale);
    case 'eyeColour':
    case 'hairColour':
    case 'skinTone':
      return formatMessage({ id: `talent.colour.${text}`, defaultMessage: text });
    case 'followers':
      return format.number(Number(text));
    case 'engagementRate':
      return format.percent(Number(text));
    default:
      return isDay(text) ? format.date(text) : text;
  }
}

function itemLines(field: string, item: Item, words: HistoryWords): string[] {
  const { intl, format } = words;
  const channel = () => known(channelMessages, textOf(item.channel), intl);
  const figure = (name: string, value: unknown, text: string) =>
    numberOf(value) === null ? null : `${fieldName(name, intl)} ${text}`;
  switch (field) {
    case 'bookouts':
      return [format.dateRange(textOf(item.from), textOf(item.to))];
    case 'budgets':
      return [
        joined([
          intl.formatMessage({ id: `talent.budget.${textOf(item.type)}` }),
          format.money(numberOf(item.rateCharge)),
          textOf(item.detail),
        ]),
      ];
    case 'experiences':
      return [
        joined([
          textOf(item.project),
          textOf(item.role),
          textOf(item.customerName),
          item.hireDate ? format.date(textOf(item.hireDate)) : null,
          textOf(item.link),
        ]),
      ];
    case 'socialMedia':
    case 'socialMediaPerformance':
      return [
        joined([
          channel(),
          textOf(item.name),
          textOf(item.link),
          figure('followers', item.followers, format.number(numberOf(item.followers))),
          figure(
            'engagementRate',
            item.engagementRate ?? item.engagement,
            format.percent(numberOf(item.engagementRate ?? item.engagement)),
          ),
        ]),
      ];
    default:
      return 'th' in item || 'en' in item
        ? [textOf(item.th), textOf(item.en)].filter(Boolean)
        : [joined(Object.values(item).map(textOf))].filter(Boolean);
  }
}
