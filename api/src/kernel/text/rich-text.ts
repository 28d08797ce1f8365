import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Pictures come from the site's own store; the content policy would refuse others anyway. */
const OWN_PICTURE = /^\/api\/image\/[0-9a-f-]{36}\/\d{2,4}\.(?:avif|webp|jpg)$/;
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Plain formatting, links and the site's own pictures. Ids, classes and styles are the page's business:
 * text that brings its own could cover the page or stand in for its parts.
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
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Deeper nesting says nothing more and could cost a parser its stack.
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
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs['src'] ?? ''),
};

/** Links within the site stay in the tab; those that leave it open another and tell nothing of it. */
function linkAttributes(href: string): Record<string, string> {
  if (/^https?:/i.test(href.trim())) {
    return { href, target: '_blank', rel: 'noopener noreferrer' };
  }
  return OWN_PATH.test(href) || /^(?:mailto|tel):|^#/i.test(href) ? { href } : {};
}

/** Rich text as it may be shown: whatever was written, nothing of it runs. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

/** Whether anybody would see something of it. */
export function isBlankRichText(html: string): boolean {
  const text = sanitizeHtml(html, { allowedTags: ['img'], allowedAttributes: {} });
  return text.replaceAll('&nbsp;', ' ').trim() === '';
}
