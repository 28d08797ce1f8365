import { EVERYTHING, type RoutePage } from '@dara/contract';
import { RecordTabs } from '@dara/kit/record';
import { SectionHeading } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { FreezeButton } from './freeze-button.tsx';
import { Granted } from './granted.tsx';
import { PackageTable } from './package-table.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { TokenList } from './token-list.tsx';
import { useMayDecide } from './use-may-decide.ts';

/** Releases of the whole site, or of the parts that the person reads by a grant. */
function ReleaseListPage() {
  const { formatMessage } = useIntl();
  const mayDecide = useMayDecide();
  const tab = (id: string) => formatMessage({ id: `setting.release.tab.${id}` });
  return (
    <Granted>
      <SectionHeading
        level={1}
        lead={<FormattedMessage id={`setting.release.${mayDecide ? 'lead' : 'granted'}`} />}
        action={mayDecide && <FreezeButton name={EVERYTHING} />}
      >
        <FormattedMessage id="setting.release.title" />
      </SectionHeading>
      <RecordTabs
        label={formatMessage({ id: 'setting.release.title' })}
        tabs={[
          { id: 'live', label: tab('live'), content: () => <PackageTable /> },
          { id: 'history', label: tab('history'), content: () => <ReleaseHistory /> },
          ...(mayDecide
            ? [{ id: 'token', label: tab('token'), content: () => <TokenList /> }]
            : []),
        ]}
      />
    </Granted>
  );
}

export const page: RoutePage = {
  Component: ReleaseListPage,
  head: ({ formatMessage }) => ({ title: formatMessage('setting.release.title'), noIndex: true }),
};
