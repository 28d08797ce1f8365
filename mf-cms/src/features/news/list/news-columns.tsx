import { useDeletedColumns } from '@dara/kit/record';
import { RecordCellSkeleton, TagsCell, Value } from '@dara/kit/resource';
import { Skeleton, StatusBadge, type TableColumn } from '@dara/kit/ui';
import { useIntl } from '@dara/sdk/i18n';
import type { NewsRow } from '../../../api/generated.ts';
import type { NewsKind } from '../news-kind.ts';
import { articleMessages } from '../news.messages.ts';
import { RestoreNews } from '../restore-news.tsx';
import { PublishedCell, TitleCell, UpdatedCell, thumbnailWidth } from './news-cells.tsx';

/** Columns of a list of articles; deleted ones have their own, with restore. */
export function useNewsColumns(kind: NewsKind, isDeleted: boolean): TableColumn<NewsRow>[] {
  const { formatMessage } = useIntl();
  const deleted = useDeletedColumns((row: NewsRow) => <RestoreNews article={row} />);
  const { width, height } = kind.picture;
  const picture = thumbnailWidth(kind);
  return [
    {
      id: 'title',
      header: formatMessage(articleMessages.title),
      primary: true,
      minWidth: '340px',
      sortBy: 'Title',
      cell: (row) => <TitleCell row={row} kind={kind} />,
      skeleton: (
        <RecordCellSkeleton
          picture={<Skeleton shape="box" width={picture} height={(picture * height) / width} />}
        />
      ),
    },
    {
      id: 'status',
      header: formatMessage(articleMessages.status),
      nowrap: true,
      cell: (row) => <StatusBadge status={row.status} />,
    },
    {
      id: 'published',
      header: formatMessage(articleMessages.published),
      cell: (row) => <PublishedCell row={row} />,
    },
    {
      id: 'tags',
      header: formatMessage(articleMessages.tags),
      cell: (row) => <TagsCell tags={row.tags} max={1} />,
    },
    {
      id: 'order',
      header: formatMessage(articleMessages.order),
      align: 'end',
      sortBy: 'Order',
      cell: (row) => <Value>{row.order}</Value>,
    },
    {
      id: 'updated',
      header: formatMessage(articleMessages.updated),
      nowrap: true,
      sortBy: 'UpdatedAt',
      firstDirection: 'desc',
      hideOnPhone: true,
      cell: (row) => <UpdatedCell row={row} />,
    },
    ...(isDeleted ? deleted : []),
  ];
}
