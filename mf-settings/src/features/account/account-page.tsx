import type { RoutePage } from '@dara/contract';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useSearchParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { SectionHeading, Tabs, lazyComponent } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { SecondStepDuty } from './second-step/second-step-duty.tsx';

const DataTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-data" */ './data/data-tab.tsx').then(
    (module) => module.DataTab,
  ),
);

const DevicesTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-devices" */ './devices/devices-tab.tsx').then(
    (module) => module.DevicesTab,
  ),
);

const DisplayTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-display" */ './profile/display-tab.tsx').then(
    (module) => module.DisplayTab,
  ),
);

const ProfileTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-profile" */ './profile/profile-tab.tsx').then(
    (module) => module.ProfileTab,
  ),
);

const SecurityTab = lazyComponent(() =>
  import(/* webpackChunkName: "account-security" */ './security-tab.tsx').then(
    (module) => module.SecurityTab,
  ),
);

/** Tabs of the own account, each in a chunk of its own. */
const ACCOUNT_TABS = [
  { id: 'profile', Content: ProfileTab },
  { id: 'display', Content: DisplayTab },
  { id: 'security', Content: SecurityTab },
  { id: 'devices', Content: DevicesTab },
  { id: 'data', Content: DataTab },
] as const;

/** Settings of the own account. */
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
