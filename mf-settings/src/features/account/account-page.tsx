import type { RoutePage } from '@dara/contract';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useSearchParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { SectionHeading, Tabs } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { ACCOUNT_TABS } from './account-tabs.ts';
import { SecondStepDuty } from './second-step/second-step-duty.tsx';

/** What a person decides about their own account. */
function AccountPage() {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const [params, setParams] = useSearchParams();
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
      {profile?.mustSetUpSecondStep ? (
        <SecondStepDuty />
      ) : (
        <Tabs
          label={formatMessage({ id: 'setting.account.title' })}
          value={params.get('tab') ?? ACCOUNT_TABS[0].id}
          onChange={(tab) => setParams({ tab }, { replace: true })}
          items={ACCOUNT_TABS.map(({ id, Content }) => ({
            id,
            label: <FormattedMessage id={`setting.account.tab.${id}`} />,
            content: <Content />,
          }))}
        />
      )}
    </>
  );
}

const Email = styled.strong`
  overflow-wrap: anywhere;
`;

export const page: RoutePage = {
  Component: AccountPage,
  head: ({ formatMessage }) => ({
    title: formatMessage('setting.account.title'),
    noIndex: true,
  }),
};
