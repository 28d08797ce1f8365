import { BulkBar, useBulkAction } from '@dara/kit/record';
import type { RowSelection } from '@dara/kit/resource';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useConfirm } from '@dara/sdk/notice';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useManagementMediaBulkMutation, type Media } from '../../api/generated.ts';

const RECORDS = { id: 'cms.media.records' };
const DONE = {
  delete: { id: 'cms.media.bulk.delete' },
  restore: { id: 'cms.media.bulk.restore' },
} as const;
type Action = keyof typeof DONE;

interface MediaBulkProps {
  selection: RowSelection<Media>;
  /** Whether what is listed is in the trash. */
  isDeleted: boolean;
}

/** Deletes or restores the selected images; those that are in use stay, and are named. */
export function MediaBulk({ selection, isDeleted }: MediaBulkProps) {
  const confirm = useConfirm();
  const [send] = useManagementMediaBulkMutation();
  const { run, running, dialog } = useBulkAction<Action>({
    selection,
    records: RECORDS,
    done: DONE,
    send: async (ids, action) => (await send({ mediaBulkBody: { ids, action } }).unwrap()).results,
  });
  const remove = async () => {
    const isSure = await confirm({
      kind: 'danger',
      title: { id: 'cms.media.bulk.deleteTitle', values: { count: selection.ids.length } },
      message: { id: 'cms.media.ask.deleteText' },
      confirmLabel: { id: 'cms.media.action.delete' },
    });
    if (isSure) await run('delete');
  };
  const action = isDeleted
    ? {
        id: 'restore',
        icon: <RotateCcw size={16} aria-hidden />,
        onSelect: () => void run('restore'),
      }
    : { id: 'delete', icon: <Trash2 size={16} aria-hidden />, onSelect: () => void remove() };
  return (
    <>
      <BulkBar
        selection={selection}
        running={running}
        actions={[{ ...action, label: <FormattedMessage id={`cms.media.action.${action.id}`} /> }]}
      />
      {dialog}
    </>
  );
}
