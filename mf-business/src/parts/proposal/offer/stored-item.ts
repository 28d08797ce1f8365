import type { StoredAnswer } from '../answer-state.ts';

/** The item in the response; throws when it is missing. */
export function storedItem<Item extends StoredAnswer>(
  { items }: { items: readonly Item[] },
  itemId: string,
): Item {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new Error(`no item ${itemId} in the answer`);
  return item;
}
