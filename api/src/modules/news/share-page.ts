import { escapeHtml } from '@dara/backend';
import type { Language, Localized } from '../../kernel/schema/shapes.ts';
import { textOf } from '../../kernel/text/labels.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, versionOf } from '../../kernel/http/share-address.ts';
import { siteLink } from '../../kernel/text/site-link.ts';
import { SHARE_LABELS } from '../../kernel/text/share-labels.ts';
import { SECTIONS } from './news.model.ts';
import type { NewsDetailRow } from './news.repository.ts';

const STORED_WIDTH = 1280;
const LOCALES: Localized = { th: 'th_TH', en: 'en_US' };
const OTHER = { th: 'en', en: 'th' } as const;

/** Content security policy of the page: no scripts or styles, only the refresh. */
export const SHARE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Picture {
  path: string;
  type: string;
  width: number;
  height: number;
  alt: string | null;
}

/** The article's share image, else the generated one. */
function pictureOf({ id, share_image, updated_at }: NewsDetailRow, language: Language): Picture {
  if (!share_image) {
    return {
      path: `/api/share/news/${id}/${language}.png?v=${versionOf(updated_at)}`,
      type: 'image/png',
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
      alt: null,
    };
  }
  const width = Math.min(STORED_WIDTH, share_image.width);
  return {
    path: `/api/image/${share_image.id}/${STORED_WIDTH}.jpg`,
    type: 'image/jpeg',
    width,
    height: Math.round((width * share_image.height) / share_image.width),
    alt: share_image.alt && textOf(share_image.alt, language),
  };
}

/** A page with Open Graph tags for crawlers, which redirects users to the article without scripts. */
export function sharePage(row: NewsDetailRow, origin: string, language: Language): string {
  const article = siteLink(origin, language, `/${SECTIONS[row.type]}/${row.id}`);
  const title = textOf(row.title, language);
  const description = textOf(row.short_description, language);
  const image = pictureOf(row, language);
  const meta: [string, string][] = [
    ['og:type', 'article'],
    ['og:site_name', SHARE_LABELS.site[language]],
    ['og:locale', LOCALES[language]],
    ['og:locale:alternate', LOCALES[OTHER[language]]],
    ['og:url', article],
    ['og:title', title],
    ['og:description', description],
    ['og:image', origin + image.path],
    ['og:image:type', image.type],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['og:image:alt', image.alt ?? title],
    ['article:published_time', (row.published_at ?? row.created_at).toISOString()],
  ];
  const tags = meta
    .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`)
    .join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="canonical" href="${escapeHtml(article)}">
${tags}
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url=${escapeHtml(article)}">
</head>
<body>
<p><a href="${escapeHtml(article)}">${escapeHtml(title)}</a></p>
</body>
</html>
`;
}
