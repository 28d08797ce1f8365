import { DOMSerializer, type Node } from '@tiptap/pm/model';

export interface Written {
  html: string;
  characters: number;
}

/** Nodes never change, so what one was written as holds as long as it lives. */
const written = new WeakMap<Node, Written>();

function writeBlock(node: Node): Written {
  const known = written.get(node);
  if (known) return known;
  const dom = DOMSerializer.fromSchema(node.type.schema).serializeNode(node) as Element;
  const block = { html: dom.outerHTML, characters: charactersOf(node.textContent) };
  written.set(node, block);
  return block;
}

/** As people count: a vowel or tone mark above a consonant is typed by itself, and counts. */
const charactersOf = (text: string): number => [...text].length;

const isEmptyParagraph = (node: Node): boolean =>
  node.type.name === 'paragraph' && node.content.size === 0;

/** A document as HTML. Only blocks that changed since the last time cost anything; empty lines are left out. */
export function serialize(doc: Node): Written {
  const parts: string[] = [];
  let characters = 0;
  doc.forEach((node) => {
    if (isEmptyParagraph(node)) return;
    const block = writeBlock(node);
    parts.push(block.html);
    characters += block.characters;
  });
  return { html: parts.join(''), characters };
}
