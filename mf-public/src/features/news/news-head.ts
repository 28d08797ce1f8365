import { cutText } from '@dara/model';
import type { Head, HeadArgs } from '@dara/contract';
import { localized } from '@dara/sdk/i18n';
import type { NewsDetail } from '../../api/generated.ts';
import { generatedShareImage, ownShareImage } from '../../share-image.ts';
import {
  addressOf,
  breadcrumbList,
  imageObject,
  organization,
  summaryOf,
} from '../../structured-data.ts';
import { paths } from '../../paths.ts';
import type { NewsKind } from './news-kind.ts';

/** Maximum headline length of search engines. */
const MAX_HEADLINE = 110;

export function newsHead(
  { data, url, locale, siteName, formatMessage }: HeadArgs,
  kind: NewsKind,
): Head {
  const article = data as NewsDetail | null | undefined;
  const section = formatMessage(kind.messages.title.id);
  if (!article) return { title: section };
  const { id, image, shareImage, tags, talents, publishedAt, updatedAt } = article;
  const byline = localized(article.byline, locale);
  const title = localized(article.title, locale);
  const description = summaryOf(localized(article.shortDescription, locale));
  const place = { origin: url.origin, locale, siteName };
  const picture = shareImage
    ? ownShareImage(shareImage, locale, title)
    : generatedShareImage('news', article, locale, title);
  // An article that came out later than it was written has not been changed before.
  const modifiedTime = updatedAt > publishedAt ? updatedAt : publishedAt;
  return {
    title,
    description,
    canonical: kind.itemPath(id),
    ...picture,
    type: 'article',
    publishedTime: publishedAt,
    modifiedTime,
    jsonLd: [
      {
        '@type': 'NewsArticle',
        headline: cutText(title, MAX_HEADLINE),
        description,
        image: [
          ...[shareImage, image].flatMap((one) => (one ? [imageObject(place, one)] : [])),
          ...(shareImage ? [] : [url.origin + (picture.image ?? '')]),
        ],
        datePublished: publishedAt,
        dateModified: modifiedTime,
        inLanguage: locale,
        articleSection: section,
        ...(tags.length > 0 ? { keywords: tags.map((tag) => localized(tag, locale)) } : {}),
        mainEntityOfPage: addressOf(kind.itemPath(id), place),
        author: byline ? { '@type': 'Person', name: byline } : organization(place),
        ...(talents.length > 0 && {
          mentions: talents.map((talent) => ({
            '@type': 'Person',
            name: localized(talent.name, locale),
            url: addressOf(paths.talent(talent.id), place),
          })),
        }),
        publisher: organization(place),
      },
      breadcrumbList(place, [
        { name: section, path: kind.listPath },
        { name: title, path: kind.itemPath(id) },
      ]),
    ],
  };
}
