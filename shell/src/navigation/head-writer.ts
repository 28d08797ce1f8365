import {
  HEAD_ELEMENTS,
  headElements,
  type Head,
  type HeadElement,
  type HeadPlace,
} from '@dara/contract';

function make({ tag, attributes, text }: HeadElement): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

/** The order of attributes does not matter. */
function keyOf(element: HTMLElement): string {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
  return JSON.stringify([element.tagName, attributes.sort(), element.textContent]);
}

/** Updates the document's head. Equal elements are not touched: after a first load, none is. */
export function writeHead(head: Head, place: HeadPlace): void {
  if (document.title !== head.title) document.title = head.title;
  const wanted = new Map(
    headElements(head, place).map((description) => {
      const element = make(description);
      return [keyOf(element), element] as const;
    }),
  );
  for (const element of document.head.querySelectorAll<HTMLElement>(HEAD_ELEMENTS)) {
    if (!wanted.delete(keyOf(element))) element.remove();
  }
  if (wanted.size > 0) document.head.append(...wanted.values());
}
