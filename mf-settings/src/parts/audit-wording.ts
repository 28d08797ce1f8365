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
  labelOf,
  labelWithUnit,
  PRIVACY_ASKERS,
  PRIVACY_CHANNELS,
  PRIVACY_KINDS,
  PRIVACY_STATUSES,
  PROPOSAL_DECISIONS,
  REJECT_REASONS,
  RESOURCES,
  TALENT_BODY,
  valueLabel,
  type BodyName,
  type Resource,
} from '@dara/model';
import { localized, type IntlShape, type Locale } from '@dara/sdk/i18n';
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
  kind: BOOKING_KINDS,
  businessType: BUSINESS_TYPES,
  reason: REJECT_REASONS,
  budgetUnit: BUDGET_UNITS,
  visibility: JOB_VISIBILITIES,
  sections: HOME_SECTIONS,
  decision: PROPOSAL_DECISIONS,
};

/** An identifier as text, where no message exists: `LineUnlink` as "Line unlink". */
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

/** The declared resource of a kind of record, which is the name of its table. */
function resourceOf(entity: string | undefined): Resource | undefined {
  const named = entity?.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  return RESOURCES.find(({ noun }) => noun === named);
}

/** What a kind of record is called. */
export function entityName(intl: IntlShape, entity: string): string {
  const label = resourceOf(entity)?.label;
  return label ? localized(label, intl.locale as Locale) : nameOf(intl, 'entity', entity);
}

/** What a field of a kind of record is called. */
function fieldName(intl: IntlShape, locale: Locale, field: string, entity?: string): string {
  if (Object.hasOwn(TALENT_BODY, field)) {
    return labelWithUnit(TALENT_BODY[field as BodyName], locale);
  }
  const resource = resourceOf(entity);
  const label = resource && labelOf(resource, field);
  return label ? localized(label, locale) : nameOf(intl, 'field', field);
}

/** Texts of events of the audit log; some are specific to a kind of record. */
export function auditWording(intl: IntlShape, locale: Locale, entity?: string): HistoryFormatter {
  const { formatMessage } = intl;
  const resource = resourceOf(entity);
  return {
    action: (action) => actionName(intl, action),
    field: (field) => fieldName(intl, locale, field, entity),
    role: (permission) =>
      permission in permissionMessages
        ? formatMessage(permissionMessages[permission as keyof typeof permissionMessages])
        : undefined,
    text: (field, text) => {
      const value = resource && valueLabel(resource, field, text);
      if (value) return localized(value, locale);
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
