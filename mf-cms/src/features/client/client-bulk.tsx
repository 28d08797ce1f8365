import { BulkBar, useBulkAction } from '@dara/kit/record';
import type { RowSelection } from '@dara/kit/resource';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useConfirm } from '@dara/sdk/notice';
import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { useManagementClientBulkMutation, type ClientRecord } from '../../api/generated.ts';

const RECORDS = { id: 'cms.client.records' };
const DONE = {
  publish: { id: 'cms.client.bulk.publish' },
  unpublish: { id: 'cms.client.bulk.unpublish' },
  delete: { id: 'cms.client.bulk.delete' },
} as const;
const ICONS = { publish: Eye, unpublish: EyeOff, delete: Trash2 } as const;
const ACTIONS = ['publish', 'unpublish', 'delete'] as const;
type Action = (typeof ACTIONS)[number];

/** What can be done with the selected clients, and what became of it. */
export function ClientBulk({ selection }: { selection: RowSelection<ClientRecord> }) {
  const confirm = useConfirm();
  const [send] = useManagementClientBulkMutation();
  const { run, running, dialog } = useBulkAction<Action>({
    selection,
    records: RECORDS,
    done: DONE,
    send: async (ids, action) => (await send({ clientBulkBody: { ids, action } }).unwrap()).results,
  });
  const ask = async (action: Action) => {
    const values = { count: selection.ids.length };
    const isSure =
      action !== 'delete' ||
      (await confirm({
        kind: 'danger',
        title: { id: 'cms.client.bulk.deleteTitle', values },
        message: { id: 'cms.client.ask.deleteText' },
        confirmLabel: { id: 'cms.client.action.delete' },
      }));
    if (isSure) await run(action);
  };
  return (
    <>
      <BulkBar
        selection={selection}
        running={running}
        actions={ACTIONS.map((id) => {
          const Icon = ICONS[id];
          return {
            id,
            label: <FormattedMessage id={`cms.client.action.${id}`} />,
            icon: <Icon size={16} aria-hidden />,
            onSelect: () => void ask(id),
          };
        })}
      />
      {dialog}
    </>
  );
}
