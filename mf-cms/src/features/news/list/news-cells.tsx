import { useFormat } from '@dara/kit/format';
import {
  MissingTranslation,
  NoValue,
  RecordCell,
  RelativeDate,
  Thumbnail,
} from '@dara/kit/resource';
import { Badge, RecordLink } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { NewsRow } from '../../../api/generated.ts';
import type { NewsKind } from '../news-kind.ts';

const WIDE_PX = 96;
const TALL_PX = 44;

/** Width of an article's image in a list, in pixels. */
export const thumbnailWidth = ({ picture }: NewsKind): number =>
  picture.width > picture.height ? WIDE_PX : TALL_PX;

// The Thai title is the one that every article has, so rows are known by it in both languages.
export function TitleCell({ row, kind }: { row: NewsRow; kind: NewsKind }) {
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
export function PublishedCell({ row }: { row: NewsRow }) {
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
export function UpdatedCell({ row }: { row: NewsRow }) {
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
