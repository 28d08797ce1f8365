import { useConfirm } from '@dara/shared/notice';

/** Asks before what was entered into a form is let go of; resolves to whether it may be. */
export function useDiscard(): (record?: string) => Promise<boolean> {
  const confirm = useConfirm();
  return (record) =>
    confirm({
      kind: 'danger',
      title: { id: 'talent.work.discardTitle' },
      message: { id: 'shared.form.leave.text' },
      records: record ? [record] : [],
      cancelLabel: { id: 'talent.work.keepEditing' },
      confirmLabel: { id: 'talent.work.discard' },
    });
}
