import type { Head, Locale, ReleaseManifest, ScriptRef } from '@dara/shared/contract';
import { DOCUMENT_BLOCKS, liveRelease, LOCALES, ROOT_ID } from '@dara/shared/contract';
import { assetUrl, scriptRef } from '../registry/snapshot.ts';
import { DEFAULT_LOCALE } from './language.ts';
import type { Live } from './live-site.ts';

export const SITE_NAME: Record<Locale, string> = { th: 'ดารา', en: 'Dara' };

const OG_LOCALE: Record<Locale, string> = { th: 'th_TH', en: 'en_US' };

const NO_SCRIPT =
  '<noscript><div style="max-width:36rem;margin:20vh auto;padding:0 1.5rem;font:1rem/1.7 sans-serif">' +
  '<p lang="th">หน้านี้ต้องใช้ JavaScript โปรดเปิดใช้งานในเบราว์เซอร์ของคุณ แล้วโหลดหน้านี้อีกครั้ง</p>' +
  '<p lang="en">This page needs JavaScript. Please turn it on in your browser and reload.</p>' +
  '<p><a href="/">ดารา · Dara</a></p></div></noscript>';

export interface DocumentParts {
  live: Live;
  locale: Locale;
  /** Origin that people use, for addresses that leave the site. */
  origin: string;
  pathname: string;
  head: Head;
  /** What the shell rendered; absent in a frame, which the browser fills. */
  rendered?: { html: string; styles: string; state: unknown };
  /** The remote or shell that owns the page, and the page's scripts. */
  owner?: string;
  scripts: readonly ScriptRef[];
}

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** JSON for inside a script element: no character can end the element or begin a comment. */
export const escapeJson = (json: string): string =>
  json
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const jsonBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${escapeJson(json)}</script>`;

const meta = (attribute: 'name' | 'property', key: string, value: string | undefined): string =>
  value ? `<meta ${attribute}="${key}" content="${escapeHtml(value)}">` : '';

function headTags({ head, locale, origin, pathname }: DocumentParts): string {
  const path = head.canonical ?? pathname;
  const address = (language: Locale): string =>
    origin +
    path +
    (language === DEFAULT_LOCALE ? '' : `${path.includes('?') ? '&' : '?'}lang=${language}`);
  const image = head.image && (/^https?:/.test(head.image) ? head.image : origin + head.image);
  const links = head.noIndex
    ? '<meta name="robots" content="noindex">'
    : `<link rel="canonical" href="${escapeHtml(address(locale))}">` +
      LOCALES.map(
        (language) =>
          `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address(language))}">`,
      ).join('') +
      `<link rel="alternate" hreflang="x-default" href="${escapeHtml(address(DEFAULT_LOCALE))}">`;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    links,
    meta('property', 'og:site_name', SITE_NAME[locale]),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.noIndex ? undefined : address(locale)),
    meta('property', 'og:image', image),
    meta('property', 'og:locale', OG_LOCALE[locale]),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
  ].join('');
}

// Anonymous mode and integrity as on the script elements that follow, else the browser fetches twice;
// low priority, because what is painted first needs none of them.
const preloadScript = ({ url, integrity }: ScriptRef): string =>
  `<link rel="preload" as="script" href="${escapeHtml(url)}" crossorigin="anonymous" integrity="${integrity}" fetchpriority="low">`;

/** Only what a development server sends has no integrity. */
const entryScript = ({ url, integrity }: ScriptRef): string =>
  `<script defer src="${escapeHtml(url)}" crossorigin="anonymous"${integrity && ` integrity="${integrity}"`}></script>`;

function preloadFile(shell: ReleaseManifest, file: string): string {
  const url = escapeHtml(assetUrl(shell.name, file));
  if (file.endsWith('.woff2')) {
    return `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous">`;
  }
  if (/\.m?js$/.test(file)) return preloadScript(scriptRef(shell, file));
  return `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'image'}" href="${url}">`;
}

/** Scripts that the page will ask for after the shell's entry: fetched beside it, not after it. */
function pageScripts({ live, locale, owner, scripts }: DocumentParts): ScriptRef[] {
  const { shell, snapshot } = live;
  const own = (shell.messages[locale] ?? []).map((file) => scriptRef(shell, file));
  const release =
    owner === undefined || owner === shell.name ? undefined : liveRelease(snapshot, owner);
  const remote = release
    ? [
        { url: release.url, integrity: release.metadata.integrity },
        ...(release.extras.messages[locale] ?? []),
      ]
    : [];
  // What a development server sends is not worth a hint.
  const all = [...own, ...remote, ...scripts].filter(({ integrity }) => integrity);
  return [...new Map(all.map((script) => [script.url, script])).values()];
}

/** The whole document as text. */
export function composeDocument(parts: DocumentParts): string {
  const { live, locale, rendered } = parts;
  const { shell, entry } = live;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    shell.inlineScript ? `<script>${shell.inlineScript}</script>` : '',
    headTags(parts),
    '<meta name="theme-color" content="#c8102e"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    rendered?.styles ?? '',
    `</head><body><div id="${ROOT_ID}">${rendered?.html ?? ''}</div>`,
    // After what is to be seen, so that on a narrow line neither fonts nor scripts hold up the words and the
    // first picture. Deferred, not merely async: the data blocks at the end must have been parsed when it runs.
    ...(shell.preload ?? []).map((file) => preloadFile(shell, file)),
    entryScript(entry),
    ...pageScripts(parts).map(preloadScript),
    rendered ? '' : NO_SCRIPT,
    jsonBlock(DOCUMENT_BLOCKS.snapshot, live.snapshotJson),
    rendered ? jsonBlock(DOCUMENT_BLOCKS.state, JSON.stringify(rendered.state ?? null)) : '',
    '</body></html>',
  ].join('');
}
