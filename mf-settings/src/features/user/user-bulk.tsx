import { BulkBar, bulkDoneMessages, useBulkAction } from '@dara/kit/record';
import type { RowSelection } from '@dara/kit/resource';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useConfirm } from '@dara/sdk/notice';
import { Power, PowerOff } from 'lucide-react';
import {
  useManagementProfileBulkMutation,
  type ManagementProfileRow,
} from '../../api/generated.ts';

const RECORDS = { id: 'setting.user.records' };
const DONE = { activate: bulkDoneMessages.activate, deactivate: bulkDoneMessages.deactivate };

/** Lets the selected users in, or keeps them out. */
export function UserBulk({ selection }: { selection: RowSelection<ManagementProfileRow> }) {
  const confirm = useConfirm();
  const [send] = useManagementProfileBulkMutation();
  const { run, running, dialog } = useBulkAction<keyof typeof DONE>({
    selection,
    records: RECORDS,
    done: DONE,
    send: async (ids, action) =>
      (await send({ profileBulkBody: { ids, action } }).unwrap()).results,
  });
  const deactivate = async () => {
    const isAgreed = await confirm({
      kind: 'danger',
      title: { id: 'setting.user.bulk.deactivate', values: { count: selection.ids.length } },
      message: { id: 'setting.user.ask.deactivateText' },
      confirmLabel: { id: 'setting.user.action.deactivate' },
    });
    if (isAgreed) await run('deactivate');
  };
  return (
    <>
      <BulkBar
        selection={selection}
        running={running}
        actions={[
          {
            id: 'activate',
            label: <FormattedMessage id="setting.user.action.activate" />,
            icon: <Power size={16} aria-hidden />,
            onSelect: () => void run('activate'),
          },
          {
            id: 'deactivate',
            label: <FormattedMessage id="setting.user.action.deactivate" />,
            icon: <PowerOff size={16} aria-hidden />,
            onSelect: () => void deactivate(),
          },
        ]}
      />
      {dialog}
    </>
  );
}
