import { embedAddress, isEmbedId, isEmbedProvider } from '@dara/model';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Images come from the site's own store; the content policy would refuse others anyway. */
const OWN_PICTURE = /^\/api\/image\/[0-9a-f-]{36}\/\d{2,4}\.(?:avif|webp|jpg)$/;
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Plain formatting, links and the site's own images. Ids, classes and styles are the page's business:
 * text that brings its own could cover the page or imitate its parts.
 */
const OPTIONS: IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'div',
      'br',
      'hr',
      'blockquote',
      'ul',
      'ol',
      'li',
      'figure',
      'figcaption',
    ],
    ...['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    figure: ['data-embed', 'data-id', 'data-size', 'data-align'],
    // What is to be seen in both languages: an image is copied from one text to the other.
    img: ['src', 'alt', 'data-alt-th', 'data-alt-en', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'dir'],
    ...Object.fromEntries(
      ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'table'].map((tag) => [tag, ['dir']]),
    ),
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Elements whose content parsers read as text lose it: the library would keep that of `xmp` unchanged, with markup.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript'],
    ...['xmp', 'title', 'iframe', 'noembed', 'noframes', 'plaintext'],
  ],
  // Deeper nesting has no meaning and could exhaust a parser's stack.
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
    figure: (tagName, attribs) => ({ tagName, attribs: figureAttributes(attribs) }),
    '*': (tagName, { dir, ...attribs }) => ({
      tagName,
      // Blocks of languages that are written from right to left.
      attribs: dir?.toLowerCase() === 'rtl' ? { dir: 'rtl', ...attribs } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs['src'] ?? ''),
};

/** Links within the site stay in the tab; those that leave it open another and tell nothing of it. */
function linkAttributes(href: string): Record<string, string> {
  if (/^https?:/i.test(href.trim()) && URL.canParse(href)) {
    return { href, target: '_blank', rel: 'noopener noreferrer' };
  }
  return OWN_PATH.test(href) || /^(?:mailto|tel):|^#/i.test(href) ? { href } : {};
}

/** How wide an image stands, and on which side. */
const SIZES = new Set(['small', 'medium', 'full']);
const ALIGNMENTS = new Set(['left', 'center', 'right']);

/** A player is named, never framed: by a provider of the list and an id of its grammar, or not at all. */
function figureAttributes(attribs: Record<string, string>): Record<string, string> {
  const { 'data-embed': provider = '', 'data-id': id = '' } = attribs;
  const isKnown = isEmbedProvider(provider) && isEmbedId(provider, id);
  if (isKnown) return { 'data-embed': provider, 'data-id': id };
  const { 'data-size': size = '', 'data-align': align = '' } = attribs;
  return {
    ...(SIZES.has(size) ? { 'data-size': size } : {}),
    ...(ALIGNMENTS.has(align) ? { 'data-align': align } : {}),
  };
}

const EMBED =
  /<figure data-embed="([a-z]+)" data-id="([^"]+)">(?:\s*<a [^>]*>([^<]*)<\/a>\s*(<figcaption>(?:(?!<\/?fig)[^])*<\/figcaption>)?\s*<\/figure>)?/g;

/** Of figures of the one shape the link leads to what the player shows; others are figures without a player. */
function straightenEmbeds(html: string): string {
  return html.replaceAll(EMBED, (_whole, provider: string, id: string, title, caption = '') => {
    if (title === undefined || !isEmbedProvider(provider)) return '<figure>';
    const address = embedAddress({ provider, id });
    const shown = String(title).trim() || address;
    const link = `<a href="${address}" target="_blank" rel="noopener noreferrer">${shown}</a>`;
    return `<figure data-embed="${provider}" data-id="${id}">${link}${String(caption)}</figure>`;
  });
}

const HEADER = /<th((?: [a-z]+="[^"]*")*)>((?:(?!<\/?t[hdr]\b)[^])*)<\/th>/g;
const SCOPE = / scope="[^"]*"/;

/** An empty cell at the head of a row or a column is no heading: screen readers would read an empty one. */
function emptyHeadersAsCells(html: string): string {
  return html.replaceAll(HEADER, (whole, attributes: string, content: string) =>
    isBlankRichText(content.replaceAll(/<img [^>]*alt=""[^>]*>/g, ''))
      ? `<td${attributes.replace(SCOPE, '')}>${content}</td>`
      : whole,
  );
}

/** Sanitizes rich text: no part of it can run as code. */
export function sanitizeRichText(html: string): string {
  return emptyHeadersAsCells(straightenEmbeds(sanitizeHtml(html, OPTIONS))).trim();
}

/** Whether it shows neither text nor an image. */
export function isBlankRichText(html: string): boolean {
  const text = sanitizeHtml(html, { allowedTags: ['img'], allowedAttributes: {} });
  return text.replaceAll('&nbsp;', ' ').trim() === '';
}
