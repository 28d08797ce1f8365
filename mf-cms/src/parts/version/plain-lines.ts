/** Elements that start a new line. */
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, figure, figcaption, tr, pre, hr, div';

/** Rich text as lines of plain text, for comparison and excerpts; images as their description. */
export function plainLines(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) image.replaceWith(`[${image.alt}]`);
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  const lines = (body.textContent ?? '').split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join('\n');
}
