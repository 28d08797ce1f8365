import type { HistoryWording } from '@dara/kit/record';
import { PROVINCES } from '@dara/model';
import { localized, type IntlShape, type Locale } from '@dara/sdk/i18n';
import { languageMessages, permissionMessages } from './person.messages.ts';

/** Names that have a text; what comes later is told by its name until it has one. */
const ACTIONS = new Set([
  'Create',
  'Update',
  'Delete',
  'Restore',
  'Status',
  'Export',
  'ExportApplications',
  'PrintCastingSheet',
  'SignIn',
  'FailSignIn',
  'FailSecondStep',
  'FailPasskey',
  'RefuseSignIn',
  'EndSession',
  'EndSessions',
  'EndOtherSessions',
  'EndReusedSession',
  'ChangePassword',
  'ResetPassword',
  'SendPasswordLink',
  'SecondStep',
  'Register',
  'InviteMember',
  'ResendInvitation',
  'RevokeInvitation',
  'MemberJoined',
  'MemberRole',
  'MemberLeft',
  'RemoveMember',
  'WorkCreate',
  'WorkUpdate',
  'WorkDelete',
  'CardCreate',
  'CardUpdate',
  'CardDelete',
  'CardRestore',
  'ChangeRequest',
  'ErasureRequest',
  'LineLink',
  'LineUnlink',
  'Add',
  'AddNote',
  'DeleteNote',
  'Rate',
  'Expire',
  'Respond',
  'Revise',
  'Revoke',
  'View',
  'Viewed',
  'Merge',
  'Review',
]);
const ENTITIES = new Set([
  'profile',
  'talent',
  'business_profile',
  'job',
  'jobApplication',
  'jobRequest',
  'booking',
  'proposal',
  'news',
  'content_page',
  'client',
  'tag',
  'audit_event',
  'consent',
  'site',
]);
const FIELDS = new Set([
  'email',
  'firstName',
  'lastName',
  'displayName',
  'permission',
  'contactPhone',
  'active',
  'language',
  'address',
  'province',
  'district',
  'subDistrict',
  'postalCode',
  'imageId',
  'imageIds',
  'status',
  'reason',
  'count',
  'browser',
  'system',
  'session',
  'rows',
  'tags',
  'title',
  'companyName',
  'member',
  'role',
  'unlisted',
  'reuse',
  'keyword',
]);

/** An identifier as words, for what has no text of its own yet: `LineUnlink` as "Line unlink". */
function words(name: string): string {
  const spaced = name.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

/** What an action of the audit log is called. */
export function actionName({ formatMessage }: IntlShape, action: string): string {
  return ACTIONS.has(action)
    ? formatMessage({ id: `setting.audit.action.${action}` })
    : words(action);
}

/** What a kind of record is called. */
export function entityName({ formatMessage }: IntlShape, entity: string): string {
  return ENTITIES.has(entity)
    ? formatMessage({ id: `setting.audit.entity.${entity}` })
    : words(entity);
}

/** What a field is called. */
export function fieldName({ formatMessage }: IntlShape, field: string): string {
  return FIELDS.has(field) ? formatMessage({ id: `setting.audit.field.${field}` }) : words(field);
}

/** How events of the audit log are put into words, whatever they are about. */
export function auditWording(intl: IntlShape, locale: Locale): HistoryWording {
  const { formatMessage } = intl;
  const provinces = PROVINCES as Readonly<Record<string, { th: string; en: string }>>;
  return {
    action: (action) => actionName(intl, action),
    field: (field) => fieldName(intl, field),
    role: (permission) =>
      permission in permissionMessages
        ? formatMessage(permissionMessages[permission as keyof typeof permissionMessages])
        : undefined,
    text: (field, text) => {
      if (field === 'permission' && text in permissionMessages)
        return formatMessage(permissionMessages[text as keyof typeof permissionMessages]);
      if (field === 'language' && text in languageMessages)
        return formatMessage(languageMessages[text as keyof typeof languageMessages]);
      return field === 'province' ? localized(provinces[text], locale) || text : undefined;
    },
  };
}
