import { Mark } from '@tiptap/core';

const markOf = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Formatting without a button, which texts from elsewhere may have and keep. */
export const preservedMarks = [markOf('subscript', 'sub'), markOf('superscript', 'sup')];
