import type { StoredAnswer } from '../answer-state.ts';

/** The item of an answered proposal; throws when the server left it out. */
export function storedItem<Item extends StoredAnswer>(
  { items }: { items: readonly Item[] },
  itemId: string,
): Item {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new Error(`no item ${itemId} in the answer`);
  return item;
}
