import { useConfirm } from '@dara/shared/notice';

/** Asks before what was entered into a form is let go of; resolves to whether it may be. */
export function useDiscard(): (record?: string) => Promise<boolean> {
  const confirm = useConfirm();
  return (record) =>
    confirm({
      kind: 'danger',
      title: { id: 'shared.record.discard.title' },
      message: { id: 'shared.form.leave.text' },
      records: record ? [record] : [],
      cancelLabel: { id: 'shared.record.discard.keepEditing' },
      confirmLabel: { id: 'shared.record.discard.discard' },
    });
}
