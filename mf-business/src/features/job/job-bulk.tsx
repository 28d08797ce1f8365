import { BulkBar, RejectDialog, useBulkAction } from '@dara/kit/record';
import type { RowSelection } from '@dara/kit/resource';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Ban, CircleStop, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useManagementJobBulkMutation, type JobRow } from '../../api/generated.ts';

const STATUS = { open: 'Open', close: 'Closed', cancel: 'Cancelled' } as const;
type BulkMove = keyof typeof STATUS;

const RECORDS = { id: 'business.job.records' };
const DONE = {
  open: { id: 'business.job.bulk.open' },
  close: { id: 'business.job.bulk.close' },
  cancel: { id: 'business.job.bulk.cancel' },
} as const;

/** Bulk actions of staff on selected jobs, with their result. */
export function JobBulk({ selection }: { selection: RowSelection<JobRow> }) {
  const [send] = useManagementJobBulkMutation();
  const [isCancelling, setIsCancelling] = useState(false);
  const { run, running, dialog } = useBulkAction<BulkMove, [reason?: string]>({
    selection,
    records: RECORDS,
    done: DONE,
    send: async (ids, action, reason) => {
      const jobBulkBody = { ids, status: STATUS[action], ...(reason && { reason }) };
      return (await send({ jobBulkBody }).unwrap()).results;
    },
  });
  const label = (action: BulkMove) => <FormattedMessage id={`business.job.action.${action}`} />;
  return (
    <>
      <BulkBar
        selection={selection}
        running={running}
        actions={[
          {
            id: 'open',
            label: label('open'),
            icon: <DoorOpen size={16} aria-hidden />,
            onSelect: () => void run('open'),
          },
          {
            id: 'close',
            label: label('close'),
            icon: <CircleStop size={16} aria-hidden />,
            onSelect: () => void run('close'),
          },
          {
            id: 'cancel',
            label: label('cancel'),
            icon: <Ban size={16} aria-hidden />,
            onSelect: () => setIsCancelling(true),
          },
        ]}
      />
      {isCancelling && (
        <RejectDialog
          title={
            <FormattedMessage
              id="business.job.bulk.cancelTitle"
              values={{ count: selection.ids.length }}
            />
          }
          text={<FormattedMessage id="business.job.ask.cancelText" />}
          action={label('cancel')}
          isBusy={running === 'cancel'}
          onReject={async (reason) => run('cancel', reason)}
          onClose={() => setIsCancelling(false)}
        />
      )}
      {dialog}
    </>
  );
}
