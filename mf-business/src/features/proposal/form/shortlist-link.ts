const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** The talents of a shared shortlist's link, each once; none where the text is no such link. */
export function idsOfLink(text: string): string[] {
  const [, query] = text.split('?');
  if (query === undefined) return [];
  const ids = new URLSearchParams(query).getAll('ids').join(',');
  return [...new Set((ids.match(ID) ?? []).map((id) => id.toLowerCase()))];
}
