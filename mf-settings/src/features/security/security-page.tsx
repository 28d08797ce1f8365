import type { RoutePage } from '@dara/contract';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { ErrorState, SectionHeading, Skeleton, Switch } from '@dara/kit/ui';
import {
  useManagementSecurityQuery,
  useManagementSecurityUpdateMutation,
  type SecuritySetting,
} from '../../api/generated.ts';
import { SheetPart, Sheets } from '../../parts/sheet.tsx';
import { SecurityPeople } from './security-people.tsx';

/** What the agency asks of its people when they sign in, and who does it. */
function SecurityPage() {
  const { data, error, refetch } = useManagementSecurityQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const handleChange = () => void refetch();
  return (
    <>
      <SectionHeading level={1} lead={<FormattedMessage id="setting.security.lead" />}>
        <FormattedMessage id="setting.security.title" />
      </SectionHeading>
      {data ? (
        <Sheets>
          <Duty setting={data} onChange={handleChange} />
          <SecurityPeople onChange={handleChange} />
        </Sheets>
      ) : error ? (
        <ErrorState error={error} onRetry={handleChange} />
      ) : (
        <Skeleton height={240} />
      )}
    </>
  );
}

function Duty({ setting, onChange }: { setting: SecuritySetting; onChange: () => void }) {
  const notice = useNotice();
  const [update, { isLoading }] = useManagementSecurityUpdateMutation();
  const { isSecondStepRequired, version, withSecondStep, withoutSecondStep } = setting;
  const handleSwitch = (isRequired: boolean) => {
    void update({ securitySettingBody: { isSecondStepRequired: isRequired, version } })
      .unwrap()
      .then(
        () => notice({ kind: 'success', message: { id: 'sdk.notice.saved' } }),
        (error: unknown) => notice({ kind: 'error', message: errorMessage(error) }),
      )
      .then(onChange);
  };
  return (
    <SheetPart
      title={<FormattedMessage id="setting.security.duty.title" />}
      lead={<FormattedMessage id="setting.security.duty.lead" />}
    >
      <Switch
        checked={isSecondStepRequired}
        disabled={isLoading}
        onChange={handleSwitch}
        label={<FormattedMessage id="setting.security.duty.switch" />}
      />
      <p>
        <FormattedMessage
          id="setting.security.counts"
          values={{ having: withSecondStep, lacking: withoutSecondStep }}
        />
      </p>
    </SheetPart>
  );
}

export const page: RoutePage = {
  Component: SecurityPage,
  head: ({ formatMessage }) => ({
    title: formatMessage('setting.security.title'),
    noIndex: true,
  }),
};
