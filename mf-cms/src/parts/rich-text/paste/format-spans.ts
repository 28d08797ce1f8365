import { renamed } from './elements.ts';

const isBold = ({ fontWeight }: CSSStyleDeclaration): boolean =>
  fontWeight === 'bold' || Number(fontWeight) >= 600;

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
export function formatSpans(root: Element): void {
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
