import {
  channelMessages,
  genderMessages,
  jobTypeMessages,
  provinceName,
  talentTypeMessages,
} from '@dara/agency/labels';
import type { HistoryFormatter } from '@dara/kit/record';
import {
  BOOKING_KINDS,
  BUDGET_UNITS,
  BUSINESS_ROLES,
  BUSINESS_TYPES,
  HOME_SECTIONS,
  JOB_VISIBILITIES,
  labelWithUnit,
  PRIVACY_ASKERS,
  PRIVACY_CHANNELS,
  PRIVACY_KINDS,
  PRIVACY_STATUSES,
  PROPOSAL_DECISIONS,
  REJECT_REASONS,
  TAG_KINDS,
  TALENT_BODY,
  type BodyName,
} from '@dara/model';
import { type IntlShape, type Locale } from '@dara/sdk/i18n';
import { languageMessages, permissionMessages } from './person.messages.ts';

/** Values of privacy requests, each with a text. */
const PRIVACY_WORDS: Readonly<Record<string, readonly string[]>> = {
  kind: PRIVACY_KINDS,
  channel: PRIVACY_CHANNELS,
  askedBy: PRIVACY_ASKERS,
  status: PRIVACY_STATUSES,
};

/** Values that have a text, by field. */
const WORDS: Readonly<Record<string, Readonly<Record<string, { id: string }>>>> = {
  permission: permissionMessages,
  language: languageMessages,
  gender: genderMessages,
  channel: channelMessages,
  jobType: jobTypeMessages,
  talentType: talentTypeMessages,
  talentTypes: talentTypeMessages,
  work: talentTypeMessages,
};

/** Values of the agency's other remotes, each with a text here. */
export const AUDIT_VALUES: Readonly<Record<string, readonly string[]>> = {
  role: BUSINESS_ROLES,
  kind: [...BOOKING_KINDS, ...TAG_KINDS],
  businessType: BUSINESS_TYPES,
  reason: REJECT_REASONS,
  budgetUnit: BUDGET_UNITS,
  visibility: JOB_VISIBILITIES,
  sections: HOME_SECTIONS,
  decision: PROPOSAL_DECISIONS,
};

/** An identifier as words, for what has no text of its own yet: `LineUnlink` as "Line unlink". */
function words(name: string): string {
  const spaced = name.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

/** The text of a name; a name of another release shows its identifier until it has one. */
function nameOf({ formatMessage, messages }: IntlShape, kind: string, name: string): string {
  const id = `setting.audit.${kind}.${name}`;
  return id in messages ? formatMessage({ id }) : words(name);
}

/** What an action of the audit log is called. */
export const actionName = (intl: IntlShape, action: string): string =>
  nameOf(intl, 'action', action);

/** What a kind of record is called. */
export const entityName = (intl: IntlShape, entity: string): string =>
  nameOf(intl, 'entity', entity);

/** What a field is called. */
function fieldName(intl: IntlShape, locale: Locale, field: string): string {
  return Object.hasOwn(TALENT_BODY, field)
    ? labelWithUnit(TALENT_BODY[field as BodyName], locale)
    : nameOf(intl, 'field', field);
}

/** How events of the audit log are put into words; some words are those of the kind of record alone. */
export function auditWording(intl: IntlShape, locale: Locale, entity?: string): HistoryFormatter {
  const { formatMessage } = intl;
  return {
    action: (action) => actionName(intl, action),
    field: (field) => fieldName(intl, locale, field),
    role: (permission) =>
      permission in permissionMessages
        ? formatMessage(permissionMessages[permission as keyof typeof permissionMessages])
        : undefined,
    text: (field, text) => {
      if (entity === 'privacy_request' && PRIVACY_WORDS[field]?.includes(text))
        return formatMessage({
          id: `setting.privacy.${field === 'askedBy' ? 'asker' : field}.${text}`,
        });
      const word = WORDS[field]?.[text];
      if (word) return formatMessage(word);
      if (AUDIT_VALUES[field]?.includes(text))
        return formatMessage({ id: `setting.audit.value.${field}.${text}` });
      return field === 'province' ? provinceName(text, locale) || text : undefined;
    },
  };
}
