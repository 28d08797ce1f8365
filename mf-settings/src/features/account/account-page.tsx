import type { RoutePage } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { SectionHeading } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { PasswordForm } from './password-form.tsx';

/** What a person decides about their own account. */
function AccountPage() {
  const { profile } = useSession();
  return (
    <>
      <SectionHeading
        level={1}
        lead={
          <FormattedMessage
            id="setting.account.lead"
            values={{ email: <Email>{profile?.email}</Email> }}
          />
        }
      >
        <FormattedMessage id="setting.account.title" />
      </SectionHeading>
      <Sheet aria-labelledby="account-password">
        <h2 id="account-password">
          <FormattedMessage id="setting.account.password.title" />
        </h2>
        <Lead>
          <FormattedMessage id="setting.account.password.lead" />
        </Lead>
        <PasswordForm email={profile?.email ?? ''} />
      </Sheet>
    </>
  );
}

const Email = styled.strong`
  overflow-wrap: anywhere;
`;

const Sheet = styled.section`
  max-width: 560px;
  padding: ${tokens.space6};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusLarge};
  background: ${tokens.paperRaised};
  h2 {
    margin: 0;
    font-size: ${tokens.textTitle};
  }
`;

const Lead = styled.p`
  margin: ${tokens.space1} 0 ${tokens.space6};
  color: ${tokens.inkMuted};
`;

export const page: RoutePage = {
  Component: AccountPage,
  head: ({ formatMessage }) => ({
    title: formatMessage('setting.account.title'),
    noIndex: true,
  }),
};
