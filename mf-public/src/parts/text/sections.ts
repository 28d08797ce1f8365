/** A section with a second-level heading. */
export interface PageSection {
  /** The same in both languages, so that links to it survive a change of language. */
  id: string;
  title: string;
}

const HEADING = /<h2>([\s\S]*?)<\/h2>/g;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (name) => CHARACTERS[name] ?? name)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Adds ids to the headings of sanitized HTML, for links. The api writes headings without attributes, so they are
 * matched as text, on server and browser.
 */
export function withSections(html: string): { html: string; sections: PageSection[] } {
  const sections: PageSection[] = [];
  const marked = html.replace(HEADING, (heading, inner: string) => {
    const title = plainText(inner);
    if (title === '') return heading;
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, sections };
}
