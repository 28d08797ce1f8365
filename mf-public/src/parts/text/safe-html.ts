import { isEmbedId, isEmbedProvider } from '@dara/model';

const OWN_PICTURE = /^\/api\/image\/[0-9a-f-]{36}\/\d{2,4}\.(?:avif|webp|jpg)$/;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
/** Deeper nesting has no meaning. */
const MAX_DEPTH = 30;

type Check = (value: string, element: Element) => boolean;
const any: Check = () => true;
const oneOf =
  (...allowed: string[]): Check =>
  (value) =>
    allowed.includes(value);

const rtl = oneOf('rtl');

const digits =
  (most: number): Check =>
  (value) =>
    value.length <= most && /^\d+$/.test(value);

/** Allowed elements with their attributes. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  ...Object.fromEntries(
    [
      ...['div', 'br', 'hr', 'li', 'figcaption'],
      ...['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'caption', 'thead', 'tbody', 'tr'],
    ].map((tag) => [tag, {}]),
  ),
  a: { href: (value) => ADDRESS.test(value) },
  img: { src: (value) => OWN_PICTURE.test(value), alt: any, width: digits(4), height: digits(5) },
  figure: {
    'data-size': oneOf('small', 'medium', 'full'),
    'data-align': oneOf('left', 'center', 'right'),
    'data-embed': isEmbedProvider,
    'data-id': (value, element) => {
      const provider = element.getAttribute('data-embed') ?? '';
      return isEmbedProvider(provider) && isEmbedId(provider, value);
    },
  },
  ol: { start: digits(4), dir: rtl },
  ...Object.fromEntries(
    ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'table'].map((tag) => [tag, { dir: rtl }]),
  ),
  th: { scope: oneOf('row', 'col'), colspan: digits(2), rowspan: digits(2) },
  td: { colspan: digits(2), rowspan: digits(2) },
};

/** Rebuilt in the page's own document: only names, validated values and text are copied. */
function copyOf(element: Element, depth: number): Node | null {
  const tag = element.tagName.toLowerCase();
  const attributes = element.namespaceURI === HTML ? ALLOWED[tag] : undefined;
  if (!attributes) return null;
  const copy = document.createElement(tag);
  for (const [name, isAllowed] of Object.entries(attributes)) {
    const value = element.getAttribute(name);
    if (value !== null && isAllowed(value, element)) copy.setAttribute(name, value);
  }
  if (tag === 'img' && !copy.hasAttribute('src')) return null;
  if (/^https?:/i.test(copy.getAttribute('href') ?? '')) {
    copy.setAttribute('target', '_blank');
    copy.setAttribute('rel', 'noopener noreferrer');
  }
  copyInto(copy, element, depth + 1);
  return copy;
}

const HTML = 'http://www.w3.org/1999/xhtml';

function copyInto(target: Element, source: Element, depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (const node of source.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) target.append(node.textContent ?? '');
    if (!(node instanceof Element)) continue;
    const copy = copyOf(node, depth);
    if (copy) target.append(copy);
  }
}

/**
 * Sanitizes HTML from another window: parsed in an inert document, and rebuilt from an allow list. HTML from the api
 * is already sanitized.
 */
export function safeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const root = document.createElement('div');
  copyInto(root, body, 0);
  return root.innerHTML;
}
