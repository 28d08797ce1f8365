import { defineMessages } from '@dara/sdk/i18n';

export const toolMessages = defineMessages({
  paragraph: { id: 'cms.richText.tool.paragraph' },
  heading2: { id: 'cms.richText.tool.heading2' },
  heading3: { id: 'cms.richText.tool.heading3' },
  heading4: { id: 'cms.richText.tool.heading4' },
  bold: { id: 'cms.richText.tool.bold' },
  italic: { id: 'cms.richText.tool.italic' },
  underline: { id: 'cms.richText.tool.underline' },
  strike: { id: 'cms.richText.tool.strike' },
  bulletList: { id: 'cms.richText.tool.bulletList' },
  orderedList: { id: 'cms.richText.tool.orderedList' },
  quote: { id: 'cms.richText.tool.quote' },
  link: { id: 'cms.richText.tool.link' },
  picture: { id: 'cms.richText.tool.picture' },
  embed: { id: 'cms.richText.tool.embed' },
  table: { id: 'cms.richText.tool.table' },
  rule: { id: 'cms.richText.tool.rule' },
  clear: { id: 'cms.richText.tool.clear' },
  undo: { id: 'cms.richText.tool.undo' },
  redo: { id: 'cms.richText.tool.redo' },
});

export const tableMessages = defineMessages({
  rowAbove: { id: 'cms.richText.table.rowAbove' },
  rowBelow: { id: 'cms.richText.table.rowBelow' },
  columnBefore: { id: 'cms.richText.table.columnBefore' },
  columnAfter: { id: 'cms.richText.table.columnAfter' },
  headerRow: { id: 'cms.richText.table.headerRow' },
  deleteRow: { id: 'cms.richText.table.deleteRow' },
  deleteColumn: { id: 'cms.richText.table.deleteColumn' },
  deleteTable: { id: 'cms.richText.table.deleteTable' },
});

export const imageMessages = defineMessages({
  small: { id: 'cms.richText.picture.size.small' },
  medium: { id: 'cms.richText.picture.size.medium' },
  full: { id: 'cms.richText.picture.size.full' },
  left: { id: 'cms.richText.picture.align.left' },
  center: { id: 'cms.richText.picture.align.center' },
  right: { id: 'cms.richText.picture.align.right' },
});
