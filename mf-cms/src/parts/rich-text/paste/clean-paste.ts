import { isAllowedAddress, unwrapped } from '../content/link-address.ts';
import { isOwnImage } from '../content/image.ts';
import { buildWordLists } from './word-lists.ts';

const isBold = ({ fontWeight }: CSSStyleDeclaration): boolean =>
  fontWeight === 'bold' || Number(fontWeight) >= 600;

export interface Cleaned {
  html: string;
  /** Number of removed images: on other sites, or inlined in the pasted text. */
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

const DIRECTED = 'p, h2, h3, h4, blockquote, ul, ol, table';

const LEVELS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, blockquote, figure, hr, section, article';

function removeComments(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const comment of found) (comment as ChildNode).remove();
}

/** Own images stay; external and inlined ones are removed. */
function removeForeignImages(root: Element): number {
  const foreign = [...root.querySelectorAll('img, v\\:imagedata')].filter(
    (image) => !isOwnImage(image.getAttribute('src')),
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
    moveSpacesOut(link);
  }
}

/** Spaces at the ends of a link would be underlined. */
function moveSpacesOut(link: Element): void {
  const texts = textsIn(link);
  const [first, last] = [texts[0], texts.at(-1)];
  if (!first || !last || !link.textContent.trim()) return;
  if (/^\s/.test(first.data)) link.before(' ');
  first.data = first.data.trimStart();
  if (/\s$/.test(last.data)) link.after(' ');
  last.data = last.data.trimEnd();
}

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Word and Docs put them between words to keep their own lines; a few belong to the text and do no harm. */
function plainSpaces(root: Element): void {
  for (const text of textsIn(root)) {
    text.data = text.data.replace(/[\u00a0\r\n]+/g, ' ').replace(/[\u00ad\u200b\ufeff]/g, '');
  }
}

function dropEmpty(root: Element): void {
  for (const block of [...root.querySelectorAll('p, h2, h3, h4, li, blockquote')].reverse()) {
    if (!block.textContent.trim() && !block.querySelector('img, figure, table, hr')) block.remove();
  }
  for (const gap of root.querySelectorAll('br')) {
    // Between blocks, a line break is replaced by their margin.
    if (gap.parentElement?.querySelector(`:scope > :is(${BLOCKS})`)) gap.remove();
  }
}

/** Puts `dir="rtl"` on the outermost blocks that the editor keeps. */
function keepDirection(root: Element): void {
  for (const frame of root.querySelectorAll('[dir="rtl" i]')) {
    const blocks = frame.matches(DIRECTED) ? [frame] : frame.querySelectorAll(DIRECTED);
    for (const block of blocks) {
      const isInner = block.parentElement?.closest(DIRECTED);
      if (!isInner && !block.getAttribute('dir')?.match(/ltr/i)) block.setAttribute('dir', 'rtl');
    }
  }
}

function dropAttributes(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    const isRtl = element.matches(`:is(${DIRECTED})[dir="rtl"]`);
    const kept = [...(KEPT[element.tagName] ?? []), ...(isRtl ? ['dir'] : [])];
    for (const { name } of [...element.attributes]) {
      if (!kept.includes(name)) element.removeAttribute(name);
    }
  }
}

/** Converts HTML of Word, Google Docs or the web to the editor's own elements. */
export function cleanPaste(pasted: string): Cleaned {
  // Content copied from this editor is clean, and says how it joins the surrounding text.
  if (pasted.includes('data-pm-slice')) return { html: pasted, pictures: 0 };
  const { body } = new DOMParser().parseFromString(pasted, 'text/html');
  boldCells(body);
  removeComments(body);
  for (const element of body.querySelectorAll(NEVER)) element.remove();
  for (const element of body.querySelectorAll('o\\:p')) unwrap(element);
  buildWordLists(body);
  formatSpans(body);
  for (const element of body.querySelectorAll('h1, h5, h6')) {
    renamed(element, LEVELS[element.tagName] ?? 'h2');
  }
  const pictures = removeForeignImages(body);
  plainSpaces(body);
  cleanLinks(body);
  keepDirection(body);
  dropAttributes(body);
  for (const element of body.querySelectorAll('span, font')) unwrap(element);
  dropEmpty(body);
  body.normalize();
  return { html: body.innerHTML.trim(), pictures };
}

/** Elements for styles. */
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

/** Styles with a meaning become elements; Google Docs' non-bold `<b>` wrapper is removed. */
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

const STYLE_RULE = /\.([\w-]+)\s*\{([^}]*)\}/g;
const BOLD_RULE = /font-weight:\s*(?:bold|[6-9]00)/i;

/** Workbooks style cells as a whole, Excel by classes of its own style sheet. */
function boldCells(body: HTMLElement): void {
  const sheets = [...body.ownerDocument.querySelectorAll('style')];
  const boldClasses = sheets
    .flatMap(({ textContent }) => [...textContent.matchAll(STYLE_RULE)])
    .flatMap(([, name = '', rule = '']) => (BOLD_RULE.test(rule) ? [name] : []));
  for (const cell of body.querySelectorAll<HTMLElement>('td')) {
    const isMarked = boldClasses.some((name) => cell.classList.contains(name));
    if (!isBold(cell.style) && !(isMarked && !cell.style.fontWeight)) continue;
    const format = cell.ownerDocument.createElement('strong');
    format.append(...cell.childNodes);
    cell.append(format);
  }
}

/** Replaces an element by its content. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The same content in another element, without other attributes than its direction. */
function renamed(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.dir = element.getAttribute('dir') ?? '';
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
