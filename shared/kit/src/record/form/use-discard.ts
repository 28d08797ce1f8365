import { useConfirm } from '@dara/sdk/notice';

/** Asks before discarding form input; resolves to whether it may be discarded. */
export function useDiscard(): (record?: string) => Promise<boolean> {
  const confirm = useConfirm();
  return (record) =>
    confirm({
      kind: 'danger',
      title: { id: 'kit.record.discard.title' },
      message: { id: 'kit.form.leave.text' },
      records: record ? [record] : [],
      cancelLabel: { id: 'kit.record.discard.keepEditing' },
      confirmLabel: { id: 'kit.record.discard.discard' },
    });
}
