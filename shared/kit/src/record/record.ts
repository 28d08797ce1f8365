// Parts of a record's screen, and bulk changes, for any kind of record.
export { BulkBar, type BulkBarAction } from './bulk/bulk-bar.tsx';

export { isSame } from './conflict/conflict.model.ts';
export { RestoreButton, useDeletedColumns } from './actions/deleted-record.tsx';
export { DeletedBanner } from './actions/deleted-banner.tsx';
export {
  historyText,
  joinParts,
  valueLines,
  type HistoryEntry,
  type HistoryFormatter,
} from './history/history.model.ts';
export { HistoryDialog, LATEST } from './history/history-dialog.tsx';
export { RecordHistory, useHistoryPage, type HistoryEvent } from './history/record-history.tsx';
export { RejectDialog } from './actions/reject-dialog.tsx';
export { bulkDoneMessages, useBulkAction } from './bulk/use-bulk-action.tsx';
export type { ConflictField } from './conflict/use-conflict-choice.tsx';
export { useDiscard } from './form/use-discard.ts';
export { type RestoreOptions } from './actions/use-restore.ts';
export { RecordActions } from './actions/record-actions.tsx';
export { RecordHeading, RejectionNote } from './page/record-heading.tsx';
export { RecordPage, isMissing, type RecordPageProps } from './page/record-page.tsx';
export { RecordTabs, useRecordTab, type RecordTab } from './page/record-tabs.tsx';
export { useRecordActions } from './actions/use-record-actions.ts';
export { FormSections } from './form/form-sections.tsx';
export { recordOfDraft } from './form/record-of-draft.ts';
export { formBodies, mergeUploads } from './form/form-bodies.ts';
export { RecordForm } from './form/record-form.tsx';
export { useRecordBase, type RecordBase } from './form/use-record-base.ts';
export { renameErrors } from './form/rename-errors.ts';
export { useRecordSave } from './form/use-record-save.ts';
export { FocusFirst } from './form/focus-first.tsx';
export {
  DescriptionList,
  NotGiven,
  NothingYet,
  RecordSection,
  type Fact,
} from './page/record-section.tsx';
export { RecordMenu } from './actions/record-menu.tsx';
export { RecordActionBar } from './actions/record-action-bar.tsx';
export { ChangeDecision } from './review/change-decision.tsx';
export { PendingChange } from './review/pending-change.tsx';
export { actionItems } from './actions/action-items.tsx';
