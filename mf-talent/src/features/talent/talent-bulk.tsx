import { FormattedMessage } from '@dara/sdk/i18n';
import { useConfirm } from '@dara/sdk/notice';
import { BulkBar, bulkDoneMessages, useBulkAction } from '@dara/kit/record';
import type { RowSelection } from '@dara/kit/resource';
import { Power, PowerOff } from 'lucide-react';
import {
  useManagementTalentBulkMutation,
  useTalentTagsQuery,
  type TalentBulkBody,
  type TalentRow,
} from '../../api/generated.ts';

type BulkAction = TalentBulkBody['action'];

const RECORDS = { id: 'talent.manage.records' };

/** Bulk actions on selected talents, with their result. */
export function TalentBulk({ selection }: { selection: RowSelection<TalentRow> }) {
  const { data: tags = [] } = useTalentTagsQuery();
  const [send] = useManagementTalentBulkMutation();
  const confirm = useConfirm();
  const { run, running, dialog } = useBulkAction<BulkAction, [tagIds?: string[]]>({
    selection,
    records: RECORDS,
    done: bulkDoneMessages,
    send: async (ids, action, tagIds) => {
      const talentBulkBody = { ids, action, ...(tagIds && { tagIds }) };
      return (await send({ talentBulkBody }).unwrap()).results;
    },
  });
  const count = selection.ids.length;
  const deactivate = async () => {
    const isSure = await confirm({
      kind: 'danger',
      title: { id: 'talent.manage.bulk.deactivateTitle', values: { count } },
      message: { id: 'talent.manage.bulk.deactivateText' },
      records: selection.ids.map(selection.nameOf),
      confirmLabel: { id: 'talent.manage.action.deactivate' },
    });
    if (isSure) await run('deactivate');
  };
  return (
    <>
      <BulkBar
        selection={selection}
        running={running}
        actions={[
          {
            id: 'activate',
            label: <FormattedMessage id="talent.manage.action.activate" />,
            icon: <Power size={16} aria-hidden />,
            onSelect: () => void run('activate'),
          },
          {
            id: 'deactivate',
            label: <FormattedMessage id="talent.manage.action.deactivate" />,
            icon: <PowerOff size={16} aria-hidden />,
            onSelect: () => void deactivate(),
          },
        ]}
        tagging={{
          records: RECORDS,
          tags,
          onChosen: (action, tagIds) => void run(action, tagIds),
        }}
      />
      {dialog}
    </>
  );
}
