import {
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

/** As the gateway writes it: no character can end the element or begin a comment. */
const escapeJson = (json: string): string =>
  json.replace(
    /[<>\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What the browser would fetch of a release that it does not run. */
const preloadsOf = (name: string): RegExp =>
  new RegExp(`<link rel="preload" as="script" href="/assets/${name}/[^>]*>\\n?`, 'g');

/** A remote that takes the place of its release, or a place of its own. */
export interface DevelopedPart {
  name: string;
  release: SnapshotRelease;
}

/**
 * A document of a site with one remote from its sources: what the site drew is left out, since the sources draw
 * something else, and the browser fills it. Other texts than documents of a gateway stay as they are.
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
  const snapshot = { ...sent, microFrontends: { ...microFrontends, [name]: [release] } };
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

/** Directives under which sources come: scripts, what scripts name, and the socket that tells of changes. */
const OF_SOURCES = ['script-src', 'img-src', 'font-src', 'connect-src'];

/** A site's policy that lets sources of this origin run, and asks for https no more. */
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
