import {
  RecordCell,
  RelativeDate,
  ResourcePage,
  Thumbnail,
  listArgs,
  listPage,
  manyOf,
  useListState,
} from '@dara/kit/resource';
import { RecordLink, type TableColumn } from '@dara/kit/ui';
import { NEW_FACE_STATUSES } from '@dara/model';
import { useIntl } from '@dara/sdk/i18n';
import {
  endpoints as talentApi,
  useManagementNewFaceListQuery,
  type NewFaceRow,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { NewFaceStatusBadge } from './new-face-status.tsx';
import { newFaceMessages, statusMessages } from './new-face.messages.ts';

const spec = {
  sorts: ['CreatedAt'],
  defaultSort: { column: 'CreatedAt', direction: 'desc' },
  filters: { status: manyOf(NEW_FACE_STATUSES) },
} as const;

const rowId = (row: NewFaceRow) => row.id;

function NewFaceListPage() {
  const { formatMessage } = useIntl();
  const list = useListState(spec);
  const query = useManagementNewFaceListQuery(listArgs(list));
  return (
    <ResourcePage
      name="newFace"
      messages={newFaceMessages}
      list={list}
      query={query}
      columns={useColumns()}
      rowId={rowId}
      filters={[
        {
          name: 'status',
          label: formatMessage(newFaceMessages.status),
          multiple: true,
          options: NEW_FACE_STATUSES.map((value) => ({
            value,
            label: formatMessage(statusMessages[value]),
          })),
        },
      ]}
    />
  );
}

function useColumns(): TableColumn<NewFaceRow>[] {
  const { formatMessage, formatNumber } = useIntl();
  return [
    {
      id: 'name',
      header: formatMessage(newFaceMessages.name),
      primary: true,
      minWidth: '200px',
      cell: (row) => (
        <RecordCell
          picture={<Thumbnail image={row.image} width={48} ratio="3 / 4" />}
          title={<RecordLink to={paths.newFace(row.id)}>{row.name}</RecordLink>}
        />
      ),
    },
    {
      id: 'status',
      header: formatMessage(newFaceMessages.status),
      nowrap: true,
      cell: (row) => <NewFaceStatusBadge status={row.status} />,
    },
    {
      id: 'age',
      header: formatMessage(newFaceMessages.age),
      nowrap: true,
      cell: (row) => formatNumber(row.age),
    },
    {
      id: 'height',
      header: formatMessage(newFaceMessages.height),
      nowrap: true,
      hideOnPhone: true,
      cell: (row) => formatNumber(row.height),
    },
    {
      id: 'received',
      header: formatMessage(newFaceMessages.received),
      nowrap: true,
      sortBy: 'CreatedAt',
      firstDirection: 'desc',
      cell: (row) => <RelativeDate value={row.createdAt} />,
    },
  ];
}

export const page = listPage({
  Component: NewFaceListPage,
  title: newFaceMessages.title,
  spec,
  queries: (values) => [talentApi.endpoints.managementNewFaceList.initiate(listArgs(values))],
});
