import { useFormat } from '@dara/kit/format';
import { RecordHeading } from '@dara/kit/record';
import { MissingTranslation, Thumbnail } from '@dara/kit/resource';
import { StatusBadge } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import type { ReactNode } from 'react';
import type { ManagementNews } from '../../../api/generated.ts';
import { NEWS_KINDS } from '../news-kind.ts';

interface NewsHeadingProps {
  article: ManagementNews;
  isDeleted?: boolean;
  /** Actions of the article. */
  children?: ReactNode;
}

/** Which article it is, its status, and when and by whom it was last edited. */
export function NewsHeading({ article, isDeleted, children }: NewsHeadingProps) {
  const locale = useLocale();
  const format = useFormat();
  const kind = NEWS_KINDS[article.type];
  const { width, height } = kind.picture;
  const name = localized(article.title, locale);
  const other = localized(article.title, locale === 'th' ? 'en' : 'th');
  const notes = [
    other !== name && <span key="other">{other}</span>,
    article.updatedBy && (
      <span key="by">
        <FormattedMessage id="cms.article.by" values={{ name: article.updatedBy }} />
      </span>
    ),
  ].filter(Boolean);
  return (
    <RecordHeading
      picture={
        <Thumbnail
          image={article.image}
          width={width > height ? 64 : 40}
          ratio={`${width} / ${height}`}
        />
      }
      name={name}
      notes={notes.length > 0 && notes}
      marks={
        <>
          <StatusBadge status={article.status} />
          {article.missingTranslation && <MissingTranslation />}
        </>
      }
      isDeleted={isDeleted}
      updatedAt={article.updatedAt}
      compact
      site={{
        to: kind.publicPage(article.id),
        hidden:
          article.status === 'Scheduled' ? (
            <FormattedMessage
              id="cms.article.from"
              values={{ date: format.dateTime(article.publishAt) }}
            />
          ) : (
            article.status !== 'Published' && <FormattedMessage id="kit.record.unpublished" />
          ),
      }}
    >
      {children}
    </RecordHeading>
  );
}
