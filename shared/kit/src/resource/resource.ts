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
} from './cells.tsx';
export { download, isAborted, saveFile, type DownloadRequest } from './download.ts';
export { ExportMenu, type ExportMenuProps } from './export-menu.tsx';
export { ChipRow, FilterGroup } from './filter-group.tsx';
export { ListEmpty, type ListEmptyProps } from './list-empty.tsx';
export { chosenFilters, type FilterTexts, type ListFilter } from './chosen-filters.ts';
export {
  DEFAULT_SIZES,
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
} from './list-state.ts';
export { startQueries } from './load-queries.ts';
export { RangeField, type RangeFieldProps } from './range-field.tsx';
export {
  bandRanges,
  overRange,
  rangeArgs,
  rangeFilter,
  toRange,
  underRange,
  type RangeBounds,
  type RangeValue,
} from './range-filter.ts';
export { ResourceList, type ListQuery, type ResourceListProps } from './resource-list.tsx';
export {
  ResourcePage,
  listPage,
  type ResourcePageMessages,
  type ResourcePageProps,
} from './resource-page.tsx';
export { useRowSelection, type RowSelection } from './row-selection.ts';
export { SearchBox, type SearchBoxProps } from './search-box.tsx';
export { SelectionBar, type SelectionBarProps } from './selection-bar.tsx';
export { sortFrom, sortText } from './sort-text.ts';
export { useListState, type ListForm, type ListLink, type ListState } from './use-list-state.ts';
export { CarriedFields } from './carried-fields.tsx';
export { useTypedBefore } from './typed-before.ts';
