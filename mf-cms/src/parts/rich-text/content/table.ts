import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

const unseen = { default: null, rendered: false };

/** Written without widths and styles, which belong to the page; Tab leaves the last cell. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
});

const PlainCell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), align: unseen, colwidth: unseen };
  },
});

const PlainHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), align: unseen, colwidth: unseen, scope: { default: null } };
  },
});

export const tables = [PlainTable, TableRow, PlainCell, PlainHeader];
