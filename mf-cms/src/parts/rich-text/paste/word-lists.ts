/** The list's id and the level, as in `mso-list:l0 level1 lfo1`. */
const LEVEL = /mso-list:\s*(\S+)\s+level(\d+)/i;
/** `1.`, `(2)`, `a)`, `iv.`, `ก.`: ordered lists; other markers are bullets. */
const NUMBER = /^\(?(?:\d+|[a-z]{1,4}|[ก-ฮ]|[๐-๙]+)[.)]$/i;

interface WordItem {
  element: HTMLElement;
  listId: string;
  level: number;
  isNumbered: boolean;
}

function itemOf(element: Element | null): WordItem | null {
  const [, listId, level] = LEVEL.exec(element?.getAttribute('style') ?? '') ?? [];
  if (!element || listId === undefined) return null;
  const marker = element.querySelector(
    '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
  );
  const sign = (marker?.textContent ?? '').replace(/[\s\u00a0]+/g, '');
  marker?.remove();
  return {
    element: element as HTMLElement,
    listId,
    level: Number(level),
    isNumbered: NUMBER.test(sign),
  };
}

/** Word writes lists as paragraphs with a dot in front: those that follow each other become a list. */
export function buildWordLists(root: Element): void {
  const { ownerDocument } = root;
  for (;;) {
    const first = [...root.querySelectorAll(':not(li)[style*="mso-list" i]')].find((element) =>
      LEVEL.test(element.getAttribute('style') ?? ''),
    );
    if (!first) return;
    const run: WordItem[] = [];
    for (let item = itemOf(first); item !== null; item = itemOf(item.element.nextElementSibling)) {
      run.push(item);
    }
    const place = ownerDocument.createElement('div');
    first.before(place);
    place.replaceWith(...listsOf(run, ownerDocument));
  }
}

function listsOf(run: readonly WordItem[], ownerDocument: Document): Element[] {
  const lists: Element[] = [];
  const open: { list: Element; listId: string; level: number }[] = [];
  for (const { element, listId, level, isNumbered } of run) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const tag = isNumbered ? 'OL' : 'UL';
    const current = open.at(-1);
    const isSame =
      current?.level === level && current.listId === listId && current.list.tagName === tag;
    if (!isSame) {
      if (current?.level === level) open.pop();
      const list = ownerDocument.createElement(tag);
      list.dir = element.dir;
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else lists.push(list);
      open.push({ list, listId, level });
    }
    const entry = ownerDocument.createElement('li');
    entry.append(...element.childNodes);
    element.remove();
    open.at(-1)?.list.append(entry);
  }
  return lists;
}
