import { formatDate } from '@dara/kit/format';
import { Image, Tag } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import type { ReactNode } from 'react';
import type { NewsDetail } from '../../api/generated.ts';
import { withSections } from '../../parts/text/sections.ts';
import { UnbrokenWords } from '../../parts/text/unbroken-words.tsx';
import { NamedTalents } from './named-talents.tsx';
import * as S from './news-detail.styles.ts';

interface ArticleProps {
  article: NewsDetail;
  /** Below the text. */
  footer?: ReactNode;
}

/** An article as readers see it. */
export function Article({ article, footer }: ArticleProps) {
  const locale = useLocale();
  const isTalk = article.type === 'TalkOfTheTown';
  const [first, second] = [article.image, article.shareImage];
  const byline = localized(article.byline, locale);
  const photoCredit = localized(article.photoCredit, locale);
  const cover = isTalk ? (second ?? first) : (first ?? second);
  return (
    <S.Article>
      <header>
        <S.Meta>
          <time dateTime={article.publishedAt}>
            {formatDate(article.publishedAt, locale, 'long')}
          </time>
          {byline && (
            <span>
              <FormattedMessage id="public.news.byline" values={{ name: byline }} />
            </span>
          )}
          {article.tags.map((tag) => (
            <Tag key={tag.id}>{localized(tag, locale)}</Tag>
          ))}
        </S.Meta>
        <h1>
          <UnbrokenWords>{localized(article.title, locale)}</UnbrokenWords>
        </h1>
        <S.Lead>
          <UnbrokenWords>{localized(article.shortDescription, locale)}</UnbrokenWords>
        </S.Lead>
      </header>
      {cover && (
        <S.Cover>
          <Image image={cover} sizes="(min-width: 800px) 760px, 92vw" priority />
          {photoCredit && (
            <figcaption>
              <FormattedMessage id="public.news.photoCredit" values={{ name: photoCredit }} />
            </figcaption>
          )}
        </S.Cover>
      )}
      <S.Body
        html={{
          th: withSections(article.detail.th).html,
          en: withSections(article.detail.en).html,
        }}
      />
      <NamedTalents talents={article.talents} />
      {footer && <footer>{footer}</footer>}
    </S.Article>
  );
}
