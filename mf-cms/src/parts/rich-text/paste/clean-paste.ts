import { isAllowedAddress, unwrapped } from '../content/link-address.ts';
import { isOwnPicture } from '../content/picture.ts';
import { buildWordLists } from './word-lists.ts';

const isBold = ({ fontWeight }: CSSStyleDeclaration): boolean =>
  fontWeight === 'bold' || Number(fontWeight) >= 600;

export interface Cleaned {
  html: string;
  /** As many pictures stayed behind: they lie elsewhere, or are part of the pasted text itself. */
  pictures: number;
}

const NEVER =
  'script, style, meta, link, title, xml, template, noscript, iframe, object, embed, svg, math, form';

const KEPT: Readonly<Record<string, readonly string[]>> = {
  A: ['href'],
  IMG: ['src', 'alt', 'width', 'height', 'data-alt-th', 'data-alt-en'],
  FIGURE: ['data-embed', 'data-id', 'data-size', 'data-align'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
  OL: ['start'],
};

const LEVELS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, figure, hr, section, article';

function removeComments(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const comment of found) (comment as ChildNode).remove();
}

/** Own pictures stay; those of other sites and those within the text go. */
function removeForeignPictures(root: Element): number {
  const foreign = [...root.querySelectorAll('img, v\\:imagedata')].filter(
    (image) => !isOwnPicture(image.getAttribute('src')),
  );
  for (const image of foreign) {
    const figure = image.closest('figure:not([data-embed])');
    (figure ?? image).remove();
  }
  return foreign.length;
}

function cleanLinks(root: Element): void {
  for (const link of root.querySelectorAll('a')) {
    const href = unwrapped(link.getAttribute('href') ?? '');
    // Places within the other document lead nowhere here.
    if (isAllowedAddress(href) && !href.startsWith('#')) link.setAttribute('href', href);
    else unwrap(link);
  }
}

/** Word and Docs put them between words to keep their own lines; a few belong to the text and do no harm. */
function plainSpaces(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    text.data = text.data.replace(/[\u00a0\r\n]+/g, ' ').replace(/[\u00ad\u200b\ufeff]/g, '');
  }
}

function dropEmpty(root: Element): void {
  for (const block of [...root.querySelectorAll('p, h2, h3, h4, li, blockquote')].reverse()) {
    if (!block.textContent.trim() && !block.querySelector('img, figure, table, hr')) block.remove();
  }
  for (const gap of root.querySelectorAll('br')) {
    // Between blocks a break stands for the space that they have anyway.
    if (gap.parentElement?.querySelector(`:scope > :is(${BLOCKS})`)) gap.remove();
  }
}

function dropAttributes(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    const kept = KEPT[element.tagName] ?? [];
    for (const { name } of [...element.attributes]) {
      if (!kept.includes(name)) element.removeAttribute(name);
    }
  }
}

/** HTML of Word, Google Docs or the web as an editor would have typed it here. */
export function cleanPaste(pasted: string): Cleaned {
  // What was copied here is as it should be, and bears how it is to be joined to the text around it.
  if (pasted.includes('data-pm-slice')) return { html: pasted, pictures: 0 };
  const { body } = new DOMParser().parseFromString(pasted, 'text/html');
  removeComments(body);
  for (const element of body.querySelectorAll(NEVER)) element.remove();
  for (const element of body.querySelectorAll('o\\:p')) unwrap(element);
  buildWordLists(body);
  formatSpans(body);
  for (const element of body.querySelectorAll('h1, h5, h6')) {
    renamed(element, LEVELS[element.tagName] ?? 'h2');
  }
  const pictures = removeForeignPictures(body);
  cleanLinks(body);
  plainSpaces(body);
  dropAttributes(body);
  for (const element of body.querySelectorAll('span, font')) unwrap(element);
  dropEmpty(body);
  body.normalize();
  return { html: body.innerHTML.trim(), pictures };
}

/** The elements that say what a style says. */
function tagsOf(element: HTMLElement): string[] {
  const { style } = element;
  const line = `${style.textDecoration} ${style.textDecorationLine}`;
  const isLinked = element.closest('a') !== null || element.querySelector('a') !== null;
  const isHeading = element.closest('h1, h2, h3, h4, h5, h6, th') !== null;
  return [
    ...(isBold(style) && !isHeading ? ['strong'] : []),
    ...(style.fontStyle === 'italic' ? ['em'] : []),
    // Word processors underline links by a style; here a link is underlined as one.
    ...(line.includes('underline') && !isLinked ? ['u'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
    ...(style.verticalAlign === 'super' ? ['sup'] : []),
    ...(style.verticalAlign === 'sub' ? ['sub'] : []),
  ];
}

/** Styles that mean something become elements; Docs' bold frame that is not bold goes. */
function formatSpans(root: Element): void {
  for (const frame of root.querySelectorAll<HTMLElement>('b, strong, i, em')) {
    const { fontWeight, fontStyle } = frame.style;
    const isPlain = /^(?:normal|400)$/.test(
      /^(?:B|STRONG)$/.test(frame.tagName) ? fontWeight : fontStyle,
    );
    if (isPlain) renamed(frame, 'span');
  }
  for (const element of root.querySelectorAll<HTMLElement>('span[style], font[style]')) {
    for (const tag of tagsOf(element)) {
      const format = element.ownerDocument.createElement(tag);
      format.append(...element.childNodes);
      element.append(format);
    }
  }
  for (const title of root.querySelectorAll('p.MsoTitle')) renamed(title, 'h2');
  for (const title of root.querySelectorAll('p.MsoSubtitle')) renamed(title, 'h3');
}

/** Leaves what an element holds in its place. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The same content in another element, without attributes. */
function renamed(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
