// What a screen of one record needs, and the bulk changes of a list of them, whatever kind of record it is.
export { BulkBar, type BulkBarAction, type BulkBarProps } from './bulk-bar.tsx';
export type { BulkResult } from './bulk.model.ts';
export { isSame } from './conflict.model.ts';
export { DeletedBanner, RestoreButton, useDeletedColumns } from './deleted-record.tsx';
export {
  historyText,
  joinParts,
  valueLines,
  type HistoryEntry,
  type HistoryWording,
} from './history.model.ts';
export {
  RecordHistory,
  useHistoryPage,
  type HistoryEvent,
  type RecordHistoryProps,
} from './record-history.tsx';
export { RejectDialog, type RejectDialogProps } from './reject-dialog.tsx';
export { bulkDoneMessages, useBulkAction, type BulkActionOptions } from './use-bulk-action.tsx';
export { useConflict, type ConflictField, type ConflictOptions } from './use-conflict.tsx';
export { useDiscard } from './use-discard.ts';
export { type RestoreOptions } from './use-restore.ts';
export { RecordActions, type RecordActionsProps, type RecordDecision } from './record-actions.tsx';
export { RecordHeading, RejectionNote, type RecordHeadingProps } from './record-heading.tsx';
export { RecordPage, isMissing, type RecordPageProps, type RecordQuery } from './record-page.tsx';
export { RecordTabs, useRecordTab, type RecordTab, type RecordTabsProps } from './record-tabs.tsx';
export { useRecordActions, type RecordActionsOptions } from './use-record-actions.ts';
export { FormSections, type FormSection, type FormSectionsProps } from './form-sections.tsx';
export { AdoptNewer, FocusFirst, RecordSaveBar, recordOfDraft } from './record-form-parts.tsx';
export { FactList, NotGiven, NothingYet, RecordSection, type Fact } from './record-section.tsx';
