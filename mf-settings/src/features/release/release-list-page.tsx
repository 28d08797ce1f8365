import { EVERYTHING, type RoutePage } from '@dara/contract';
import { RecordTabs } from '@dara/kit/record';
import { SectionHeading } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { FreezeButton } from './freeze-button.tsx';
import { PackageTable } from './package-table.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { TokenList } from './token-list.tsx';

/** Releases of the whole site. */
function ReleaseListPage() {
  const { formatMessage } = useIntl();
  const tab = (id: string) => formatMessage({ id: `setting.release.tab.${id}` });
  return (
    <>
      <SectionHeading
        level={1}
        lead={<FormattedMessage id="setting.release.lead" />}
        action={<FreezeButton name={EVERYTHING} />}
      >
        <FormattedMessage id="setting.release.title" />
      </SectionHeading>
      <RecordTabs
        label={formatMessage({ id: 'setting.release.title' })}
        tabs={[
          { id: 'live', label: tab('live'), content: () => <PackageTable /> },
          { id: 'history', label: tab('history'), content: () => <ReleaseHistory /> },
          { id: 'token', label: tab('token'), content: () => <TokenList /> },
        ]}
      />
    </>
  );
}

export const page: RoutePage = {
  Component: ReleaseListPage,
  head: ({ formatMessage }) => ({ title: formatMessage('setting.release.title'), noIndex: true }),
};
