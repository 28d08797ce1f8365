import type { RoutePage } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { ErrorState, SectionHeading, Skeleton } from '@dara/kit/ui';
import { useManagementSecurityQuery } from '../../api/generated.ts';
import { Sheets } from '../../parts/sheet.tsx';
import { DutySheet } from './duty-sheet.tsx';
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
          <DutySheet setting={data} onChange={handleChange} />
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

export const page: RoutePage = {
  Component: SecurityPage,
  head: ({ formatMessage }) => ({
    title: formatMessage('setting.security.title'),
    noIndex: true,
  }),
};
