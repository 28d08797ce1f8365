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
 * Prepares sanitized HTML for display: loanwords do not break, and wide tables scroll in their own focusable
 * container. The api writes tables without attributes.
 */
export function shownHtml(html: string, tableLabel: string): string {
  const open = `<div class="${TABLE_CLASS}" role="region" tabindex="0" aria-label="${inAttribute(tableLabel)}"><table>`;
  return withUnbrokenWords(html)
    .replaceAll('<table>', open)
    .replaceAll('</table>', '</table></div>');
}
