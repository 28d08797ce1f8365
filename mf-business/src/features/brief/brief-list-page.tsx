import {
  RecordCell,
  RelativeDate,
  ResourcePage,
  listArgs,
  listPage,
  useListState,
  yesOrNo,
  type ListValues,
} from '@dara/kit/resource';
import { useFormat } from '@dara/kit/format';
import { Badge, RecordLink, type TableColumn } from '@dara/kit/ui';
import { defineMessages, useIntl } from '@dara/sdk/i18n';
import {
  endpoints as businessApi,
  useManagementBriefListQuery,
  type Brief,
  type ManagementBriefListApiArg,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';

const messages = defineMessages({
  title: { id: 'business.brief.title' },
  lead: { id: 'business.brief.lead' },
  search: { id: 'business.brief.title' },
  emptyTitle: { id: 'business.brief.empty.title' },
  emptyText: { id: 'business.brief.empty.text' },
});

const spec = {
  sorts: ['CreatedAt'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: { open: yesOrNo },
} as const;

const argsOf = (values: ListValues<typeof spec.filters>): ManagementBriefListApiArg =>
  listArgs(values);
const rowId = (row: Brief) => row.id;

/** The briefs of clients, for staff. */
function BriefListPage() {
  const { formatMessage } = useIntl();
  const list = useListState(spec);
  const label = (id: string) => formatMessage({ id: `business.brief.${id}` });
  return (
    <ResourcePage
      name="brief"
      messages={messages}
      list={list}
      query={useManagementBriefListQuery(argsOf(list))}
      columns={useColumns()}
      rowId={rowId}
      filters={[
        {
          name: 'open',
          label: label('job'),
          options: [
            { value: 'true', label: label('open') },
            { value: 'false', label: label('done') },
          ],
        },
      ]}
    />
  );
}

function useColumns(): TableColumn<Brief>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const label = (id: string) => formatMessage({ id: `business.brief.${id}` });
  return [
    {
      id: 'project',
      header: label('field.project'),
      primary: true,
      minWidth: '240px',
      cell: (row) => (
        <RecordCell
          title={<RecordLink to={paths.briefDetail(row.id)}>{row.project}</RecordLink>}
          note={[row.name, row.company].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      id: 'job',
      header: label('job'),
      nowrap: true,
      cell: (row) => (
        <Badge tone={row.jobId ? 'positive' : 'warning'}>
          {label(row.jobId ? 'done' : 'open')}
        </Badge>
      ),
    },
    {
      id: 'people',
      header: label('people'),
      nowrap: true,
      cell: (row) => format.number(row.talents.length),
    },
    {
      id: 'answerBy',
      header: label('field.answerBy'),
      nowrap: true,
      cell: (row) =>
        row.isTonight
          ? `${label('tonight')} (${format.date(row.answerBy)})`
          : format.date(row.answerBy),
    },
    {
      id: 'created',
      header: label('received'),
      nowrap: true,
      sortBy: 'CreatedAt',
      cell: (row) => <RelativeDate value={row.createdAt} />,
    },
  ];
}

export const page = listPage({
  Component: BriefListPage,
  title: messages.title,
  spec,
  queries: (values) => [businessApi.endpoints.managementBriefList.initiate(argsOf(values))],
});
