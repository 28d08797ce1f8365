import type { Localized } from '../../domain/shapes.ts';
import type { NewsDetailRow } from './news.repository.ts';

const SHARE_WIDTH = 1280;
const NAMES: Localized = { th: 'ดารา', en: 'Dara' };
const LOCALES: Localized = { th: 'th_TH', en: 'en_US' };
const OTHER = { th: 'en', en: 'th' } as const;

/** Text made safe to stand in HTML and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The policy of the page: it needs neither scripts nor styles, only the refresh. */
export const SHARE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function textOf(value: Localized, language: 'th' | 'en'): string {
  return value[language] || value.th;
}

/** A page for crawlers, with Open Graph tags, that sends people on to the article at once and without script. */
export function sharePage(row: NewsDetailRow, origin: string, language: 'th' | 'en'): string {
  const section = row.type === 'TalkOfTheTown' ? 'talkofthetown' : 'news';
  const article = `${origin}/${section}/${row.id}${language === 'en' ? '?lang=en' : ''}`;
  const title = textOf(row.title, language);
  const description = textOf(row.short_description, language);
  const image = row.share_image ?? row.image;
  const width = image ? Math.min(SHARE_WIDTH, image.width) : 0;
  const meta: [string, string][] = [
    ['og:type', 'article'],
    ['og:site_name', NAMES[language]],
    ['og:locale', LOCALES[language]],
    ['og:locale:alternate', LOCALES[OTHER[language]]],
    ['og:url', article],
    ['og:title', title],
    ['og:description', description],
    ...(image
      ? ([
          ['og:image', `${origin}/api/image/${image.id}/${SHARE_WIDTH}.jpg`],
          ['og:image:type', 'image/jpeg'],
          ['og:image:width', String(width)],
          ['og:image:height', String(Math.round((width * image.height) / image.width))],
          ['og:image:alt', image.alt ? textOf(image.alt, language) : title],
        ] satisfies [string, string][])
      : []),
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
