import { useFormat } from '@dara/kit/format';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
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
import { tokens } from '@dara/sdk/theme';
import { Skeleton, StatusBadge, type TableColumn } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { NewsRow } from '../../api/generated.ts';
import { newsMessages } from './news.messages.ts';

const THUMBNAIL_PX = 96;

/** Columns of the news list. */
export function useNewsColumns(): TableColumn<NewsRow>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'title',
      header: formatMessage(newsMessages.columnTitle),
      primary: true,
      minWidth: '360px',
      sortBy: 'Title',
      cell: (row) => <TitleCell row={row} />,
      skeleton: (
        <RecordCellSkeleton
          picture={<Skeleton shape="box" width={THUMBNAIL_PX} height={THUMBNAIL_PX / 2} />}
        />
      ),
    },
    {
      id: 'status',
      header: formatMessage(newsMessages.columnStatus),
      nowrap: true,
      cell: (row) => <StatusBadge status={row.status} />,
    },
    {
      id: 'tags',
      header: formatMessage(newsMessages.columnTags),
      cell: (row) => <TagsCell tags={row.tags} max={1} />,
    },
    {
      id: 'order',
      header: formatMessage(newsMessages.columnOrder),
      align: 'end',
      sortBy: 'Order',
      cell: (row) => <Value>{row.order}</Value>,
    },
    {
      id: 'published',
      header: formatMessage(newsMessages.columnPublished),
      nowrap: true,
      cell: (row) => <PublishedCell row={row} />,
    },
    {
      id: 'updated',
      header: formatMessage(newsMessages.columnUpdated),
      nowrap: true,
      sortBy: 'UpdatedAt',
      firstDirection: 'desc',
      hideOnPhone: true,
      cell: (row) => <RelativeDate value={row.updatedAt} />,
    },
  ];
}

// The Thai title is the one that every article has, so rows are known by it in both languages.
function TitleCell({ row }: { row: NewsRow }) {
  const locale = useLocale();
  return (
    <RecordCell
      picture={<Thumbnail image={row.image} width={THUMBNAIL_PX} ratio="2 / 1" />}
      title={<span lang="th">{row.title.th}</span>}
      note={
        locale === 'en' && row.title.en ? (
          row.title.en
        ) : (
          <Clamped>{description(row, locale)}</Clamped>
        )
      }
      marks={row.missingTranslation && <MissingTranslation />}
    />
  );
}

function description(row: NewsRow, locale: 'th' | 'en') {
  return localized(row.shortDescription, locale);
}

function PublishedCell({ row }: { row: NewsRow }) {
  const format = useFormat();
  if (row.status === 'Scheduled' && row.publishAt) {
    return (
      <time dateTime={row.publishAt}>
        <FormattedMessage
          id={newsMessages.scheduledFor.id}
          values={{ date: format.dateTime(row.publishAt) }}
        />
      </time>
    );
  }
  if (!row.publishedAt) return <NoValue />;
  return <time dateTime={row.publishedAt}>{format.date(row.publishedAt)}</time>;
}

const Clamped = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.inkMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`;
