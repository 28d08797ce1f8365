import { withUnbrokenWords } from './unbroken-words.tsx';

export const TABLE_CLASS = 'table';

const ATTRIBUTE_CHARACTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
};

const inAttribute = (text: string): string =>
  text.replace(/[&"<]/g, (character) => ATTRIBUTE_CHARACTERS[character] ?? character);

/**
 * Sanitised HTML as a page shows it: borrowed words stay whole, and a table that is wider than a phone scrolls in a
 * place of its own, by the keyboard as well. The api writes tables without attributes.
 */
export function shownHtml(html: string, tableLabel: string): string {
  const open = `<div class="${TABLE_CLASS}" role="region" tabindex="0" aria-label="${inAttribute(tableLabel)}"><table>`;
  return withUnbrokenWords(html)
    .replaceAll('<table>', open)
    .replaceAll('</table>', '</table></div>');
}
