import {
  withShownParts,
  DOCUMENT_BLOCKS,
  ROOT_ID,
  UNSETTLED_ATTRIBUTE,
  type RegistrySnapshot,
  type SentSnapshot,
  type SnapshotRelease,
} from '@dara/contract';

const ROOT = `<div id="${ROOT_ID}">`;
const blockOf = (id: string): RegExp =>
  new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`);

/** As the gateway escapes it: no character can end the element or start a comment. */
const escapeJson = (json: string): string =>
  json.replace(
    /[<>\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Preloads of a release that is not used. */
const preloadsOf = (name: string): RegExp =>
  new RegExp(`<link rel="preload" as="script" href="/assets/${name}/[^>]*>\\n?`, 'g');

/** Replaces the release of a remote, or adds the remote. */
export interface DevelopedPart {
  name: string;
  release: SnapshotRelease;
}

const SCRIPT = (shell: string): RegExp =>
  new RegExp(`<script defer src="/assets/${shell}/[^>]*></script>`);
const FIRST_PRELOAD = (shell: string): RegExp =>
  new RegExp(`<link rel="preload" as="script" href="/assets/${shell}/[^>]*>`);

/**
 * Loads the development build of the shell in place of the shell, whose script a rendered document names by the first
 * of its deferred preloads.
 */
export function withDevelopmentShell(document: string, script: string): string {
  const [, shell = ''] = /^\/assets\/([a-z][a-z0-9-]*)\//.exec(script) ?? [];
  if (shell === '') return document;
  const preload = `<link rel="preload" href="${script}" as="script" crossorigin="anonymous">`;
  return document
    .replace(SCRIPT(shell), `<script defer src="${script}" crossorigin="anonymous"></script>`)
    .replace(FIRST_PRELOAD(shell), document.includes('<template') ? preload : '')
    .replace(preloadsOf(shell), '');
}

/**
 * Rewrites a document of a site for one remote from source: removes the server-rendered content, because the sources
 * may differ, so the browser renders the page. Other responses stay unchanged.
 */
export function withSources(
  document: string,
  { microFrontends }: RegistrySnapshot,
  { name, release }: DevelopedPart,
): string {
  const [found = '', json = ''] = blockOf(DOCUMENT_BLOCKS.snapshot).exec(document) ?? [];
  const start = document.indexOf(ROOT);
  const end = document.indexOf(found);
  if (!found || start < 0) return document;
  const { rest: _rest, ...sent } = JSON.parse(json) as SentSnapshot;
  const snapshot = withShownParts({
    ...sent,
    microFrontends: { ...microFrontends, [name]: [release] },
  });
  const isDrawn = document.slice(0, start).includes(UNSETTLED_ATTRIBUTE);
  const root = isDrawn ? `${ROOT}</div>` : document.slice(start, end);
  const block = `<script type="application/json" id="${DOCUMENT_BLOCKS.snapshot}">${escapeJson(JSON.stringify(snapshot))}</script>`;
  const after = document.slice(end + found.length).replace(blockOf(DOCUMENT_BLOCKS.state), '');
  const head = document
    .slice(0, start)
    .replace(` ${UNSETTLED_ATTRIBUTE}`, '')
    .replace(preloadsOf(name), '');
  return [head, root, block, after].join('');
}

/** CSP directives for sources: scripts, connections, and the reload socket. */
const OF_SOURCES = ['script-src', 'img-src', 'font-src', 'connect-src'];

/** The site's policy plus this origin's sources, without the upgrade to https. */
export function withOrigin(policy: string, origin: string): string {
  const socket = origin.replace(/^http/, 'ws');
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      if (!OF_SOURCES.includes(name)) return directive;
      return [directive, origin, ...(name === 'connect-src' ? [socket] : [])].join(' ');
    })
    .join('; ');
}
