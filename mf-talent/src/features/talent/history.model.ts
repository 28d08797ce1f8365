import { channelMessages, genderMessages, talentTypeMessages } from '@dara/agency/labels';
import type { useFormat } from '@dara/kit/format';
import type { IntlShape } from '@dara/sdk/i18n';
import {
  TALENT_BODY,
  labelWithUnit,
  languageName,
  nationalityName,
  wordLabel,
  type BodyName,
  type FactField,
} from '@dara/model';
import {
  historyText as textOf,
  joinParts,
  type HistoryEntry,
  type HistoryFormatter,
} from '@dara/kit/record';
import type { TagRef } from '../../api/generated.ts';

/** Formatters for values. */
export interface HistoryFormatContext {
  intl: IntlShape;
  format: ReturnType<typeof useFormat>;
  /** Some changes name tags by their id. */
  tags: readonly TagRef[];
  locale: 'th' | 'en';
}

/** Labelled fields of the history, beside body measurements. */
const NAMED = new Set([
  ...['displayName', 'firstName', 'lastName', 'nickName', 'gender', 'birthday', 'nationality'],
  ...['languages', 'bio', 'email', 'phoneNumber', 'companyName', 'guardian', 'bookouts', 'tags'],
  ...['socialMedia', 'imageId', 'imageIds', 'imageAlts', 'reelId', 'status', 'statusReason'],
  ...['reason', 'active', 'isTop10', 'talentTypes', 'talentType', 'followers', 'engagementRate'],
  ...['channel', 'budgets', 'experiences', 'socialMediaPerformance', 'password', 'purpose'],
  ...['textVersion', 'givenBy', 'language'],
]);

/** Actions on talents, beside the common ones. */
const ACTIONS = new Set([
  ...['Create', 'Register', 'WorkCreate', 'WorkUpdate', 'WorkDelete'],
  ...['ConsentGive', 'ConsentWithdraw'],
  ...['AccessRequest', 'CorrectionRequest', 'ErasureRequest'],
  ...['SendPasswordLink'],
  ...['ChangeRequest', 'ChangeApproved', 'ChangeRejected', 'GuardianConfirmed'],
  ...['GuardianDeclined', 'GuardianWithdrawn'],
]);

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

const bodyField = (field: string): FactField | undefined =>
  Object.hasOwn(TALENT_BODY, field) ? TALENT_BODY[field as BodyName] : undefined;

function fieldName(field: string, { intl, locale }: HistoryFormatContext): string | undefined {
  const body = bodyField(field);
  if (body) return labelWithUnit(body, locale);
  return NAMED.has(field) ? intl.formatMessage({ id: `talent.manage.field.${field}` }) : undefined;
}

/** Texts of a talent's history. */
export function talentWording(words: HistoryFormatContext): HistoryFormatter {
  const { formatMessage } = words.intl;
  return {
    action: (action) =>
      ACTIONS.has(action) ? formatMessage({ id: `talent.manage.history.${action}` }) : undefined,
    field: (field) => fieldName(field, words),
    role: (permission) => formatMessage({ id: `talent.manage.role.${permission}` }),
    text: (field, text) => plain(field, text, words),
    entry: (field, entry) => itemLine(field, entry, words),
  };
}

function known(
  messages: Readonly<Record<string, { id: string }>>,
  text: string,
  { formatMessage }: IntlShape,
): string {
  const message = messages[text];
  return message ? formatMessage(message) : text;
}

function plain(
  field: string,
  text: string,
  { intl, format, tags, locale }: HistoryFormatContext,
): string | undefined {
  const { formatMessage } = intl;
  switch (field) {
    case 'gender':
      return known(genderMessages, text, intl);
    case 'channel':
      return known(channelMessages, text, intl);
    case 'talentType':
    case 'talentTypes':
      return known(talentTypeMessages, text, intl);
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
    case 'followers':
      return format.number(Number(text));
    case 'engagementRate':
      return format.percent(Number(text));
    default:
      return bodyField(field)?.kind === 'line' ? wordLabel(text, locale) : undefined;
  }
}

function itemLine(
  field: string,
  item: HistoryEntry,
  words: HistoryFormatContext,
): string | undefined {
  const { intl, format } = words;
  const channel = () => known(channelMessages, textOf(item.channel), intl);
  const figure = (name: string, value: unknown, text: string) =>
    numberOf(value) === null ? null : `${fieldName(name, words) ?? name} ${text}`;
  switch (field) {
    case 'bookouts':
      return format.dateRange(textOf(item.from), textOf(item.to));
    case 'budgets':
      return joinParts([
        intl.formatMessage({ id: `talent.budget.${textOf(item.type)}` }),
        format.money(numberOf(item.rateCharge)),
        textOf(item.detail),
      ]);
    case 'experiences':
      return joinParts([
        textOf(item.project),
        textOf(item.role),
        textOf(item.customerName),
        item.hireDate ? format.date(textOf(item.hireDate)) : null,
        textOf(item.link),
      ]);
    case 'socialMedia':
    case 'socialMediaPerformance':
      return joinParts([
        channel(),
        textOf(item.name),
        textOf(item.link),
        figure('followers', item.followers, format.number(numberOf(item.followers))),
        figure(
          'engagementRate',
          item.engagementRate ?? item.engagement,
          format.percent(numberOf(item.engagementRate ?? item.engagement)),
        ),
      ]);
    default:
      return undefined;
  }
}
