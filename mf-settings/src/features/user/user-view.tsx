import { personName } from '@dara/model';
import {
  DeletedBanner,
  RecordTabs,
  type RecordTab,
  RecordHistory,
  useHistoryPage,
} from '@dara/kit/record';
import { SectionHeading } from '@dara/kit/ui';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { WaitingEmail } from '@dara/agency/email';
import { styled } from 'styled-components';
import {
  type ManagementProfile,
  useManagementEmailChangeCancelMutation,
  useManagementEmailChangeDecideMutation,
  useManagementEmailChangeOldLostMutation,
  useManagementEmailChangeQuery,
  useManagementProfileAuditQuery,
} from '../../api/generated.ts';
import { useUserRestore } from './restore-user.tsx';
import { UserActions } from './user-actions.tsx';
import { PersonConsents } from '../../parts/person-consents.tsx';
import { UserForm } from '../../parts/user/user-form.tsx';
import { UserHeading } from './user-heading.tsx';
import { UserSignIns } from './user-sign-ins.tsx';
import { auditWording } from '../../parts/audit-wording.ts';

const nothing = () => undefined;

/** A user with what administrators may do about it: edit, let in or keep out, see where it is signed in. */
export function UserView({ user }: { user: ManagementProfile }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const tabs: RecordTab[] = [
    {
      id: 'profile',
      label: <FormattedMessage id="setting.user.tab.profile" />,
      content: () => <UserForm user={user} onSaved={nothing} />,
    },
    {
      id: 'signin',
      label: <FormattedMessage id="setting.user.tab.signin" />,
      content: () => <UserSignIns user={user} />,
    },
    {
      id: 'consent',
      label: <FormattedMessage id="setting.consent.title" />,
      content: () => <PersonConsents profileId={user.id} />,
    },
    {
      id: 'history',
      label: <FormattedMessage id="kit.record.history" />,
      content: () => <UserHistory id={user.id} />,
    },
  ];
  return (
    <Page>
      <UserHeading user={user}>
        <UserActions user={user} />
      </UserHeading>
      <UserEmail profileId={user.id} />
      <RecordTabs
        label={formatMessage({ id: 'kit.record.tabs' }, { name: personName(user, locale) })}
        tabs={tabs}
      />
    </Page>
  );
}

/** A deleted user: who it was, what happened, and how to restore it. */
export function DeletedUser({ user }: { user: ManagementProfile }) {
  const restore = useUserRestore(user);
  return (
    <Page>
      <UserHeading user={user} isDeleted />
      <DeletedBanner {...restore}>
        <FormattedMessage id="setting.user.deletedText" />
      </DeletedBanner>
      <SectionHeading level={2}>
        <FormattedMessage id="kit.record.history" />
      </SectionHeading>
      <UserHistory id={user.id} />
    </Page>
  );
}

/** Another address that a user waits for; nothing where there is none. */
function UserEmail({ profileId }: { profileId: string }) {
  const { data } = useManagementEmailChangeQuery(
    { profileId },
    { refetchOnMountOrArgChange: true },
  );
  const [cancel] = useManagementEmailChangeCancelMutation();
  const [reportOldLost] = useManagementEmailChangeOldLostMutation();
  const [decide] = useManagementEmailChangeDecideMutation();
  return <WaitingEmail change={data?.pending} {...{ cancel, reportOldLost, decide }} />;
}

/** Who changed what of a user, the latest first, before and after. */
function UserHistory({ id }: { id: string }) {
  const wording = auditWording(useIntl(), useLocale());
  const query = useManagementProfileAuditQuery({ id, ...useHistoryPage() });
  return <RecordHistory query={query} wording={wording} />;
}

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;
