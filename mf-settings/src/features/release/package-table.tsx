import { shortRevision, type PackageHealth } from '@dara/contract';
import { RelativeDate, Value } from '@dara/kit/resource';
import { EmptyState, RecordLink, Table, type TableColumn } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { paths } from '../../paths.ts';
import { Answered } from './answered.tsx';
import { HealthText, PackageState, ShareText } from './package-state.tsx';
import { LIVE, useReleaseHealthQuery, useReleaseRulesQuery } from './release.api.ts';

/** What is live of the shell and of each remote, and how it fares. */
export function PackageTable() {
  const { formatMessage } = useIntl();
  const query = useReleaseHealthQuery(undefined, LIVE);
  const { data: rules } = useReleaseRulesQuery(undefined, LIVE);
  const header = (id: string) => formatMessage({ id: `setting.release.column.${id}` });
  const columns: TableColumn<PackageHealth>[] = [
    {
      id: 'name',
      header: header('name'),
      primary: true,
      minWidth: '140px',
      cell: ({ name }) => <RecordLink to={paths.releaseDetail(name)}>{name}</RecordLink>,
    },
    {
      id: 'version',
      header: header('version'),
      cell: ({ live, withdrawn }) => <Value>{live?.version ?? withdrawn}</Value>,
    },
    {
      id: 'since',
      header: header('since'),
      nowrap: true,
      cell: ({ since }) => <RelativeDate value={since} />,
    },
    {
      id: 'revision',
      header: header('revision'),
      wideOnly: true,
      cell: ({ live }) => <Value>{live && shortRevision(live.revision)}</Value>,
    },
    {
      id: 'state',
      header: header('state'),
      minWidth: '160px',
      cell: (row) => (
        <>
          <PackageState of={row} rules={rules} />
          <ShareText of={row} />
        </>
      ),
    },
    {
      id: 'health',
      header: header('health'),
      minWidth: '200px',
      cell: (row) => <HealthText of={row} />,
    },
  ];
  return (
    <Answered query={query}>
      {({ packages }) =>
        packages.length === 0 ? (
          <EmptyState title={<FormattedMessage id="setting.release.empty" />} />
        ) : (
          <Table
            label={formatMessage({ id: 'setting.release.tab.live' })}
            columns={columns}
            rows={packages}
            rowId={({ name }) => name}
          />
        )
      }
    </Answered>
  );
}
