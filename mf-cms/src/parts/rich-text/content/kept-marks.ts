import { Mark } from '@tiptap/core';

const markOf = (name: string, tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Formatting without a button, which texts from elsewhere may have and keep. */
export const keptMarks = [markOf('subscript', 'sub'), markOf('superscript', 'sup')];
