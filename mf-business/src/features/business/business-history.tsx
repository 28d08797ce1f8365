import { RecordHistory, useHistoryPage, type HistoryFormatter } from '@dara/kit/record';
import { PROVINCES } from '@dara/model';
import { localized, useIntl, useLocale, type IntlShape, type Locale } from '@dara/sdk/i18n';
import { useManagementBusinessAuditQuery } from '../../api/generated.ts';
import { businessTypeMessages, roleMessages } from './business.messages.ts';
import { labelId } from './business-labels.ts';

const FIELDS = new Set([
  ...['companyName', 'businessType', 'taxId', 'branchNo', 'industry', 'website', 'lineId'],
  ...['contactName', 'position', 'email', 'contactPhone', 'address', 'province', 'district'],
  ...['subDistrict', 'postalCode', 'status', 'reason', 'active', 'showAsClient', 'imageId'],
  ...['member', 'role'],
]);
const ACTIONS = new Set([
  ...['Register', 'InviteMember', 'ResendInvitation', 'RevokeInvitation', 'MemberJoined'],
  ...['MemberRole', 'MemberLeft', 'RemoveMember', 'ChangeRequest', 'ChangeApproved'],
  ...['ChangeRejected', 'ChangeWithdrawn'],
]);

/** How the history of a business is put into words. */
function businessWording({ formatMessage }: IntlShape, locale: Locale): HistoryFormatter {
  const provinces = PROVINCES as Readonly<Record<string, { th: string; en: string }>>;
  const known = (messages: Readonly<Record<string, { id: string }>>, text: string) =>
    messages[text] ? formatMessage(messages[text]) : text;
  return {
    action: (action) =>
      ACTIONS.has(action) ? formatMessage({ id: `business.profile.history.${action}` }) : undefined,
    field: (field) => (FIELDS.has(field) ? formatMessage({ id: labelId(field) }) : undefined),
    role: (permission) => formatMessage({ id: `business.profile.permission.${permission}` }),
    text: (field, text) => {
      if (field === 'businessType') return known(businessTypeMessages, text);
      if (field === 'role') return known(roleMessages, text);
      return field === 'province' ? localized(provinces[text], locale) || text : undefined;
    },
  };
}

/** Who changed what of a business, the latest first, before and after. */
export function BusinessHistory({ id }: { id: string }) {
  const intl = useIntl();
  const query = useManagementBusinessAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={businessWording(intl, useLocale())} />;
}
