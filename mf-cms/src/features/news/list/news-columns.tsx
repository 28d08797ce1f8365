import { useFormat } from '@dara/kit/format';
import { useDeletedColumns } from '@dara/kit/record';
import {
  MissingTranslation,
  NoValue,
  RecordCell,
  RecordCellSkeleton,
  RelativeDate,
  TagsCell,
  Thumbnail,
  Value,
} from '@dara/kit/resource';
import { Badge, RecordLink, Skeleton, StatusBadge, type TableColumn } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { NewsRow } from '../../../api/generated.ts';
import type { NewsKind } from '../news-kind.ts';
import { RestoreNews } from '../restore-news.tsx';

const WIDE_PX = 96;
const TALL_PX = 44;

/** Width of an article's image in a list, in pixels. */
const thumbnailWidth = ({ picture }: NewsKind): number =>
  picture.width > picture.height ? WIDE_PX : TALL_PX;

/** Columns of a list of articles; deleted ones have their own, with restore. */
export function useNewsColumns(kind: NewsKind, isDeleted: boolean): TableColumn<NewsRow>[] {
  const { formatMessage } = useIntl();
  const deleted = useDeletedColumns((row: NewsRow) => <RestoreNews article={row} />);
  const { width, height } = kind.picture;
  const picture = thumbnailWidth(kind);
  return [
    {
      id: 'title',
      header: formatMessage({ id: 'cms.article.field.title' }),
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
      header: formatMessage({ id: 'cms.article.field.status' }),
      nowrap: true,
      cell: (row) => <StatusBadge status={row.status} />,
    },
    {
      id: 'published',
      header: formatMessage({ id: 'cms.article.field.publish' }),
      cell: (row) => <PublishedCell row={row} />,
    },
    {
      id: 'tags',
      header: formatMessage({ id: 'cms.article.field.tags' }),
      cell: (row) => <TagsCell tags={row.tags} max={1} />,
    },
    {
      id: 'order',
      header: formatMessage({ id: 'cms.article.column.order' }),
      align: 'end',
      sortBy: 'Order',
      cell: (row) => <Value>{row.order}</Value>,
    },
    {
      id: 'updated',
      header: formatMessage({ id: 'cms.column.updated' }),
      nowrap: true,
      sortBy: 'UpdatedAt',
      firstDirection: 'desc',
      hideOnPhone: true,
      cell: (row) => <UpdatedCell row={row} />,
    },
    ...(isDeleted ? deleted : []),
  ];
}

// The Thai title is the one that every article has, so rows are known by it in both languages.
function TitleCell({ row, kind }: { row: NewsRow; kind: NewsKind }) {
  const locale = useLocale();
  const { width, height } = kind.picture;
  const title = <span lang="th">{row.title.th}</span>;
  return (
    <RecordCell
      picture={
        <Thumbnail image={row.image} width={thumbnailWidth(kind)} ratio={`${width} / ${height}`} />
      }
      title={<RecordLink to={kind.detail(row.id)}>{title}</RecordLink>}
      note={
        locale === 'en' && row.title.en ? (
          row.title.en
        ) : (
          <Clamped>{localized(row.shortDescription, locale)}</Clamped>
        )
      }
      marks={
        <>
          {row.missingTranslation && <MissingTranslation />}
          {row.hasDraft && (
            <Badge>
              <FormattedMessage id="cms.article.hasDraft" />
            </Badge>
          )}
        </>
      }
    />
  );
}

/** When it came out, or will. */
function PublishedCell({ row }: { row: NewsRow }) {
  const format = useFormat();
  if (row.status === 'Scheduled' && row.publishAt) {
    return (
      <time dateTime={row.publishAt}>
        <FormattedMessage
          id="cms.article.scheduledFor"
          values={{ date: format.dateTime(row.publishAt) }}
        />
      </time>
    );
  }
  if (row.status !== 'Published' || !row.publishedAt) return <NoValue />;
  return <Day dateTime={row.publishedAt}>{format.date(row.publishedAt)}</Day>;
}

/** When and by whom it was last saved. */
function UpdatedCell({ row }: { row: NewsRow }) {
  return (
    <Stack>
      <RelativeDate value={row.updatedAt} />
      {row.editedBy && <small>{row.editedBy}</small>}
    </Stack>
  );
}

const Day = styled.time`
  white-space: nowrap;
`;

const Stack = styled.span`
  display: inline-flex;
  flex-direction: column;
  small {
    color: ${tokens.inkMuted};
  }
`;

const Clamped = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.inkMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`;
