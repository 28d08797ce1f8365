import { createRequire } from 'node:module';
import { EMBED_PROVIDERS, embedAddress, isEmbedId, type EmbedProvider } from '@dara/model';

/** The parser used by tests of screens, which behaves as browsers do; resolved from their environment. */
const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));

/** The part of the DOM used here: the api is compiled without its types. */
interface Part {
  localName: string;
  namespaceURI: string;
  attributes: Iterable<{ name: string; value: string }>;
  firstElementChild: Part | null;
  innerHTML: string;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): Iterable<Part>;
}
interface Window {
  document: { createElement(name: string): Part & { content: Part } };
  DOMParser: new () => { parseFromString(html: string, type: string): Part };
}

const { JSDOM } = require('jsdom') as { JSDOM: new (html: string) => { window: Window } };
const { document, DOMParser: Parser } = new JSDOM('').window;

const NONE: readonly string[] = [];
/** All that an article's text may consist of. */
const ALLOWED: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    'h2 h3 h4 p div br hr blockquote ul li figcaption strong em u s sub sup code table caption thead tbody tr'
      .split(' ')
      .map((name) => [name, NONE]),
  ),
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'data-alt-th', 'data-alt-en', 'width', 'height', 'loading'],
  figure: ['data-embed', 'data-id', 'data-size', 'data-align'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};
/** Blocks that may be written from right to left. */
const DIRECTED = new Set(['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'table']);

const isAllowed = (name: string, one: { name: string; value: string }): boolean =>
  ALLOWED[name]?.includes(one.name) === true ||
  (one.name === 'dir' && one.value === 'rtl' && DIRECTED.has(name));

const SITE = 'https://dara.test';
const OWN_PICTURE = /^\/api\/image\/[0-9a-f-]{36}\/\d{2,4}\.(?:avif|webp|jpg)$/;

function linkFault(link: Part): string | null {
  const href = link.getAttribute('href');
  if (href === null) return null;
  if (!URL.canParse(href, SITE)) return `href ${href}`;
  const { protocol, origin } = new URL(href, SITE);
  if (protocol === 'mailto:' || protocol === 'tel:') return null;
  if (protocol !== 'https:' && protocol !== 'http:') return `href ${href}`;
  if (origin === SITE) return null;
  return /^https?:/i.test(href) && link.getAttribute('rel') === 'noopener noreferrer'
    ? null
    : `href ${href}`;
}

function embedFault(figure: Part): string | null {
  const provider = figure.getAttribute('data-embed');
  const id = figure.getAttribute('data-id');
  if (provider === null && id === null) return null;
  const isKnown = (EMBED_PROVIDERS as readonly (string | null)[]).includes(provider);
  if (!isKnown || !isEmbedId(provider as EmbedProvider, id ?? '')) return `embed ${provider} ${id}`;
  const address = embedAddress({ provider: provider as EmbedProvider, id: id ?? '' });
  const first = figure.firstElementChild;
  return first?.localName === 'a' && first.getAttribute('href') === address ? null : 'embed link';
}

function faultOf(element: Part): string | null {
  const name = element.localName;
  if (!Object.hasOwn(ALLOWED, name) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') {
    return `<${name}>`;
  }
  const odd = [...element.attributes].find((one) => !isAllowed(name, one));
  if (odd) return `<${name} ${odd.name}>`;
  if (name === 'a') return linkFault(element);
  if (name === 'figure') return embedFault(element);
  const src = element.getAttribute('src');
  return name === 'img' && !OWN_PICTURE.test(src ?? '') ? `src ${src}` : null;
}

/** How a browser parses a foreign text in a template, in a page, and serialized again. */
export function injectionProblems(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  const page = document.createElement('article');
  page.innerHTML = html;
  const again = document.createElement('div');
  again.innerHTML = page.innerHTML;
  const whole = new Parser().parseFromString(`<body><article>${html}</article>`, 'text/html');
  const places = [template.content, page, again, whole.querySelector('article')];
  return places.flatMap((place) =>
    [...(place?.querySelectorAll('*') ?? [])].map(faultOf).filter((fault) => fault !== null),
  );
}

/** Names of elements and attributes of a document, for comparison with the expected ones. */
export function tagNamesOf(html: string): Set<string> {
  const all = new Parser().parseFromString(html, 'text/html').querySelectorAll('*');
  return new Set(
    [...all].flatMap((element) => [
      element.localName,
      ...[...element.attributes].map(({ name }) => `${element.localName} ${name}`),
    ]),
  );
}
