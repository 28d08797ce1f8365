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
  type RecordCellProps,
  type ThumbnailProps,
} from './rows/cells.tsx';
export { download, isAborted, type DownloadRequest } from './export/download.ts';
export { saveFile } from './export/save-file.ts';
export { ExportMenu, type ExportMenuProps } from './export/export-menu.tsx';
export { ChipRow, FilterGroup } from './filters/filter-group.tsx';
export { SortableList, type SortableListProps } from './order/sortable-list.tsx';
export { ListEmpty, type ListEmptyProps } from './list/list-empty.tsx';
export { chosenFilters, type FilterTexts, type ListFilter } from './filters/chosen-filters.ts';
export {
  DEFAULT_SIZES,
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
export { startQueries } from './state/load-queries.ts';
export { RangeField, type RangeFieldProps } from './filters/range-field.tsx';
export { rangeArgs, rangeFilter, toRange } from './filters/range-filter.ts';
export {
  bandRanges,
  overRange,
  underRange,
  type RangeBounds,
  type RangeValue,
} from './filters/range.ts';
export { ResourceList, type ListQuery, type ResourceListProps } from './list/resource-list.tsx';
export {
  ResourcePage,
  type ResourcePageMessages,
  type ResourcePageProps,
} from './list/resource-page.tsx';
export { listPage } from './list/list-page.ts';
export { useRowSelection, type RowSelection } from './rows/row-selection.ts';
export { SearchBox, type SearchBoxProps } from './filters/search-box.tsx';
export { SelectionBar, type SelectionBarProps } from './rows/selection-bar.tsx';
export { sortFrom, sortText } from './rows/sort-text.ts';
export {
  useListState,
  type ListForm,
  type ListLink,
  type ListState,
} from './state/use-list-state.ts';
export { HiddenQueryFields } from './state/hidden-query-fields.tsx';
