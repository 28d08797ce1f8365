import type { NamePair } from '../people-data.ts';

const HEADING = '## ';
const QUOTE = '> ';

function blockHtml(text: string): string {
  if (text.startsWith(HEADING)) return `<h2>${text.slice(HEADING.length)}</h2>`;
  if (text.startsWith(QUOTE)) return `<blockquote><p>${text.slice(QUOTE.length)}</p></blockquote>`;
  return `<p>${text}</p>`;
}

/** Rich text of an article's blocks (`NewsText.body`) in both languages. */
export function newsHtml(blocks: readonly NamePair[]): { th: string; en: string } {
  const html = (language: 0 | 1) => blocks.map((block) => blockHtml(block[language])).join('');
  return { th: html(0), en: html(1) };
}
