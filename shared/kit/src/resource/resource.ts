export {
  ActiveBadge,
  MissingTranslation,
  NamesCell,
  NoValue,
  RecordCell,
  RecordCellSkeleton,
  RelativeDate,
  TagsCell,
  Thumbnail,
  Value,
} from './rows/cells.tsx';
export { useFileDownload } from './export/use-file-download.ts';
export { saveFile } from './export/save-file.ts';
export { ExportMenu, type ExportMenuProps } from './export/export-menu.tsx';
export { ChipRow, FilterGroup } from './filters/filter-group.tsx';
export { SortableList } from './order/sortable-list.tsx';
export { ListEmpty } from './list/list-empty.tsx';
export { chosenFilters, type ListFilter } from './filters/chosen-filters.ts';
export {
  dayFilter,
  idFilter,
  listArgs,
  manyOf,
  manyTexts,
  oneOf,
  readListState,
  textFilter,
  wholeNumber,
  writeListState,
  yesOrNo,
  type FilterSpec,
  type FilterValues,
  type ListArgs,
  type ListSpec,
  type ListValues,
} from './state/list-state.ts';
export { useDeviceValue } from './state/device-value.ts';
export { startQueries } from './state/load-queries.ts';
export { RangeField, type RangeFieldProps } from './filters/range-field.tsx';
export {
  bandRange,
  bandText,
  bandsFilter,
  rangeArgs,
  rangeFilter,
  toRange,
} from './filters/range-filter.ts';
export { bandRanges, overRange, underRange, type RangeBounds } from './filters/range.ts';
export { ResourceList, type ListQuery } from './list/resource-list.tsx';
export { ResourcePage } from './list/resource-page.tsx';
export { listPage } from './list/list-page.ts';
export { useRowSelection, type RowSelection } from './rows/row-selection.ts';
export { SearchBox } from './filters/search-box.tsx';
export { SelectionBar } from './rows/selection-bar.tsx';
export { sortFrom, sortText } from './rows/sort-text.ts';
export {
  useListState,
  type ListForm,
  type ListLink,
  type ListState,
} from './state/use-list-state.ts';
export { HiddenQueryFields } from './state/hidden-query-fields.tsx';
