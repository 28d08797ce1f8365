import { escapeHtml } from '@dara/backend';
import type {
  Frame,
  Head,
  Locale,
  ReleaseManifest,
  ScriptRef,
  SiteDeclaration,
} from '@dara/contract';
import {
  DOCUMENT_BLOCKS,
  headElements,
  languagesOf,
  liveRelease,
  ROOT_ID,
  PLAIN_HTTP_ATTRIBUTE,
  UNSETTLED_ATTRIBUTE,
  type HeadElement,
} from '@dara/contract';
import { assetUrl, scriptRef } from '../registry/snapshot.ts';
import type { RenderedPage } from '../rendering/protocol.ts';
import { fullName } from './error-page.ts';
import { iconTags } from './icons.ts';
import { declaredFeeds } from './declared.ts';
import type { Live } from './live.ts';
import { rssPath, rssTitle } from './rss.ts';
import { sentSnapshotJson } from './sent-snapshot.ts';
import { DEFERRED_PRELOADS_ID, STARTER } from './starter.ts';

const noScript = (site: SiteDeclaration): string =>
  '<noscript><div style="max-width:36rem;margin:20vh auto;padding:0 1.5rem;font:1rem/1.7 sans-serif">' +
  '<p lang="th">หน้านี้ต้องใช้ JavaScript โปรดเปิดใช้งานในเบราว์เซอร์ของคุณ แล้วโหลดหน้านี้อีกครั้ง</p>' +
  '<p lang="en">This page needs JavaScript. Please turn it on in your browser and reload.</p>' +
  `<p><a href="/">${escapeHtml(fullName(site))}</a></p></div></noscript>`;

export interface DocumentParts {
  live: Live;
  locale: Locale;
  /** Whether browsers may use sessions without https; in development only. */
  isPlainHttp?: boolean;
  /** Public origin, for absolute addresses. */
  origin: string;
  pathname: string;
  head: Head;
  /** Output of the shell; absent in an unrendered document. */
  rendered?: Pick<RenderedPage, 'html' | 'styles' | 'state' | 'hasMessages'>;
  /** The remote or shell that owns the page, and the page's scripts. */
  owner?: string;
  /** The layout around the page; default the visitors' layout. */
  frame?: Frame;
  scripts: readonly ScriptRef[];
}

/** JSON for a script element: no character can end the element or start a comment. */
export const escapeJson = (json: string): string =>
  json
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

export const jsonBlockStart = (id: string): string => `<script type="application/json" id="${id}">`;

const jsonBlock = (id: string, json: string): string =>
  `${jsonBlockStart(id)}${escapeJson(json)}</script>`;

const attribute = ([name, value]: [string, string]): string => ` ${name}="${escapeHtml(value)}"`;

function elementText({ tag, attributes, text }: HeadElement): string {
  const open = `<${tag}${Object.entries(attributes).map(attribute).join('')}>`;
  return text === undefined ? open : `${open}${escapeJson(text)}</${tag}>`;
}

function headTags({ live, head, locale, origin, pathname }: DocumentParts): string {
  const { site } = live.snapshot;
  const { name: siteName } = site;
  const languages = languagesOf(site);
  const elements = headElements(head, { locale, origin, pathname, siteName, languages }).map(
    elementText,
  );
  const feeds = declaredFeeds(live).map(
    (feed) =>
      `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(rssTitle(feed, siteName, locale))}" href="${rssPath(feed, site, locale)}">`,
  );
  return `<title>${escapeHtml(head.title)}</title>${[...elements, ...feeds].join('')}`;
}

// Anonymous mode and integrity as on the script elements, otherwise the browser fetches twice; low priority, because
// first paint does not need them.
const preloadScript = ({ url, integrity }: ScriptRef): string =>
  `<link rel="preload" as="script" href="${escapeHtml(url)}" crossorigin="anonymous" integrity="${integrity}" fetchpriority="low">`;

/** Only responses of a development server have no integrity. */
const entryScript = ({ url, integrity }: ScriptRef): string =>
  `<script defer src="${escapeHtml(url)}" crossorigin="anonymous"${integrity && ` integrity="${integrity}"`}></script>`;

const isFont = (file: string): boolean => file.endsWith('.woff2');

function preloadFile(shell: ReleaseManifest, file: string): string {
  const url = escapeHtml(assetUrl(shell.name, file));
  if (isFont(file)) {
    return `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous">`;
  }
  if (/\.m?js$/.test(file)) return preloadScript(scriptRef(shell, file));
  return `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'image'}" href="${url}">`;
}

/** Scripts that the page needs after the shell's entry: fetched in parallel. */
function pageScripts({ live, locale, owner, scripts, rendered }: DocumentParts): ScriptRef[] {
  const { shell, snapshot } = live;
  const language = rendered?.hasMessages ? undefined : locale;
  const own = ((language && shell.messages[language]) ?? []).map((file) => scriptRef(shell, file));
  const release =
    owner === undefined || owner === shell.name ? undefined : liveRelease(snapshot, owner);
  const remote = release
    ? [
        { url: release.url, integrity: release.metadata.integrity },
        ...((language && release.extras.messages[language]) ?? []),
      ]
    : [];
  // Responses of a development server are not preloaded.
  const all = [...own, ...remote, ...scripts].filter(({ integrity }) => integrity);
  return [...new Map(all.map((script) => [script.url, script])).values()];
}

/** What an unrendered document needs before it can show anything. */
function scriptsNow(parts: DocumentParts): string[] {
  const { shell, entry } = parts.live;
  return [
    ...(shell.preload ?? []).map((file) => preloadFile(shell, file)),
    // Deferred, not async: the data blocks at the end must be parsed first.
    entryScript(entry),
    ...pageScripts(parts).map(preloadScript),
    noScript(parts.live.snapshot.site),
  ];
}

/** The same for a rendered page, which is readable without them; its styles load the fonts. */
function scriptsLater(parts: DocumentParts): string[] {
  const { shell, entry } = parts.live;
  const links = [entry, ...pageScripts(parts)].map(preloadScript);
  const files = (shell.preload ?? []).filter((file) => !isFont(file));
  return [
    `<template id="${DEFERRED_PRELOADS_ID}">${[...links, ...files.map((file) => preloadFile(shell, file))].join('')}</template>`,
    `<script>${STARTER}</script>`,
  ];
}

const NOTHING = Buffer.alloc(0);

/** The whole document in UTF-8; rendered content is inserted as bytes from the renderer. */
export function composeDocument(parts: DocumentParts): Buffer {
  const { live, locale, rendered, isPlainHttp, owner, frame } = parts;
  const { shell } = live;
  const root = [
    `lang="${locale}"`,
    ...(rendered ? [UNSETTLED_ATTRIBUTE] : []),
    ...(isPlainHttp ? [PLAIN_HTTP_ATTRIBUTE] : []),
  ].join(' ');
  const before = [
    `<!doctype html><html ${root}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    shell.inlineScript ? `<script>${shell.inlineScript}</script>` : '',
    headTags(parts),
    iconTags(live.snapshot.site, locale),
  ].join('');
  const after = [
    '</div>',
    ...(rendered ? [] : scriptsNow(parts)),
    jsonBlock(DOCUMENT_BLOCKS.snapshot, sentSnapshotJson(live, owner, frame)),
    rendered ? jsonBlock(DOCUMENT_BLOCKS.state, rendered.state) : '',
    // After the visible content and the data of the scripts.
    ...(rendered ? scriptsLater(parts) : []),
    '</body></html>',
  ].join('');
  return Buffer.concat([
    Buffer.from(before),
    rendered?.styles ?? NOTHING,
    Buffer.from(`</head><body><div id="${ROOT_ID}">`),
    rendered?.html ?? NOTHING,
    Buffer.from(after),
  ]);
}
