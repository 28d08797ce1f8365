import { businessName, provinceName } from '@dara/agency/labels';
import {
  DeletedBanner,
  RecordTabs,
  RejectionNote,
  type RecordTab,
  RecordHistory,
  useHistoryPage,
  type HistoryFormatter,
} from '@dara/kit/record';
import { Badge, Callout, SectionHeading } from '@dara/kit/ui';
import { FormattedMessage, useIntl, useLocale, type IntlShape, type Locale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type BusinessRecord, useManagementBusinessAuditQuery } from '../../api/generated.ts';
import { BusinessActions } from './business-actions.tsx';
import { OwnChange, StaffChange } from './business-change.tsx';
import { BusinessFacts } from './business-facts.tsx';
import { BusinessForm } from './business-form.tsx';
import { BusinessHeading } from './business-heading.tsx';
import { BusinessPeople } from './business-people.tsx';
import { PendingEmail } from './pending-email.tsx';
import { useBusinessRestore } from './restore-business.tsx';
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

const nothing = () => undefined;

/** A business with the user's actions: decide, edit, manage users, or read. */
export function BusinessView({ business }: { business: BusinessRecord }) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const name = businessName(business, useLocale());
  const isStaff = profile?.permission === 'Admin' || profile?.permission === 'Staff';
  const isStopped = business.status === 'Suspended' || !business.active;
  const canChange = isStaff || (business.ownRole === 'Owner' && !isStopped);
  const tab = (id: string, content: () => ReactNode, badge?: ReactNode): RecordTab => ({
    id,
    label: (
      <FormattedMessage
        id={id === 'history' ? 'kit.record.history' : `business.profile.tab.${id}`}
      />
    ),
    badge,
    content,
  });
  const profileTab = canChange ? (
    <BusinessForm business={business} mode={isStaff ? 'staff' : 'own'} onSaved={nothing} />
  ) : (
    <BusinessFacts business={business} />
  );
  const tabs = [
    tab('profile', () => profileTab),
    // Users of a suspended business see only its profile.
    ...(isStaff || !isStopped
      ? [
          tab(
            'people',
            () => <BusinessPeople business={business} canChange={canChange} />,
            <Badge>{business.people}</Badge>,
          ),
        ]
      : []),
    ...(isStaff ? [tab('history', () => <BusinessHistory id={business.id} />)] : []),
  ];
  return (
    <Page>
      <BusinessHeading business={business}>
        <BusinessActions business={business} />
      </BusinessHeading>
      <BusinessStatusNotice business={business} isStaff={isStaff} />
      <PendingEmail business={business} canChange={canChange} />
      <Pending business={business} isStaff={isStaff} canWithdraw={canChange} />
      <RecordTabs label={formatMessage({ id: 'kit.record.tabs' }, { name })} tabs={tabs} />
    </Page>
  );
}

/** The reason of the status, and what it means for the business's users. */
function BusinessStatusNotice({
  business,
  isStaff,
}: {
  business: BusinessRecord;
  isStaff: boolean;
}) {
  const { status, statusReason, active } = business;
  const hasReason = status === 'Rejected' || status === 'Suspended';
  const says = status === 'Suspended' || active ? status : 'Inactive';
  return (
    <>
      {hasReason && statusReason && (
        <RejectionNote
          reason={statusReason}
          title={
            status === 'Suspended' && <FormattedMessage id="business.profile.suspendedBecause" />
          }
        />
      )}
      {isStaff && !business.isAddressConfirmed && (
        <Note role="note" tone="info" icon={<Info size={20} aria-hidden />}>
          <FormattedMessage id="business.profile.unconfirmedText" />
        </Note>
      )}
      {!isStaff && says !== 'Approved' && (
        <Note role="note" tone="info" icon={<Info size={20} aria-hidden />}>
          <FormattedMessage id={`business.profile.standing.${says}`} />
        </Note>
      )}
    </>
  );
}

interface PendingProps {
  business: BusinessRecord;
  isStaff: boolean;
  canWithdraw: boolean;
}

/** Pending changes of public data. */
function Pending({ business, isStaff, canWithdraw }: PendingProps) {
  const { pendingChange: change } = business;
  if (!change) return null;
  return isStaff ? (
    <StaffChange key={change.id} business={business} change={change} />
  ) : (
    <OwnChange key={change.id} business={business} change={change} canWithdraw={canWithdraw} />
  );
}

/** A deleted business: which it was, what happened, and how to restore it. */
export function DeletedBusiness({ business }: { business: BusinessRecord }) {
  const restore = useBusinessRestore(business);
  return (
    <Page>
      <BusinessHeading business={business} isDeleted />
      <DeletedBanner {...restore}>
        <FormattedMessage id="business.profile.deletedText" />
      </DeletedBanner>
      <SectionHeading level={2}>
        <FormattedMessage id="kit.record.history" />
      </SectionHeading>
      <BusinessHistory id={business.id} />
    </Page>
  );
}

/** Texts of a business's history. */
function businessWording({ formatMessage }: IntlShape, locale: Locale): HistoryFormatter {
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
      return field === 'province' ? provinceName(text, locale) || text : undefined;
    },
  };
}

/** Changes of a business, newest first, with old and new values. */
function BusinessHistory({ id }: { id: string }) {
  const intl = useIntl();
  const query = useManagementBusinessAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={businessWording(intl, useLocale())} />;
}

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;

const Note = styled(Callout)`
  margin-block-end: ${tokens.space6};
`;
