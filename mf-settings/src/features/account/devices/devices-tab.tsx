import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { Button, ErrorState, Skeleton } from '@dara/kit/ui';
import {
  useAccountSessionEndMutation,
  useAccountSessionEndOthersMutation,
  useAccountSessionListQuery,
  type SessionEntry,
} from '../../../api/generated.ts';
import { SheetPart, EntryList, SheetActions, Sheets } from '../../../parts/sheet.tsx';
import { DeviceEntry, useDeviceName } from './device-entry.tsx';

const ALL = {
  title: { id: 'setting.device.endOthers.title' },
  message: { id: 'setting.device.endOthers.text' },
  confirmLabel: { id: 'setting.device.endOthers' },
};

/** Where somebody is signed in, and signing out from afar. */
export function DevicesTab() {
  const { data, error, refetch } = useAccountSessionListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Sheets>
      <SheetPart
        title={<FormattedMessage id="setting.device.title" />}
        lead={<FormattedMessage id="setting.device.lead" />}
      >
        {data ? (
          <Devices items={data.items} onChange={() => void refetch()} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={160} />
        )}
      </SheetPart>
    </Sheets>
  );
}

function Devices({ items, onChange }: { items: readonly SessionEntry[]; onChange: () => void }) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const confirm = useConfirm();
  const nameOf = useDeviceName();
  const [end, ending] = useAccountSessionEndMutation();
  const [endOthers, endingOthers] = useAccountSessionEndOthersMutation();

  const finish = (call: Promise<unknown>) =>
    call
      .then(
        () => notice({ kind: 'success', message: { id: 'setting.device.ended' } }),
        (error: unknown) => notice({ kind: 'error', message: errorMessage(error) }),
      )
      .then(onChange);
  const handleEnd = async (entry: SessionEntry) => {
    const title = { id: 'setting.device.end.title', values: { name: nameOf(entry) } };
    const message = { id: 'setting.device.end.text' };
    const confirmLabel = { id: 'setting.device.end' };
    if (await confirm({ title, message, confirmLabel }))
      await finish(end({ id: entry.id }).unwrap());
  };
  const handleOthers = async () => {
    if (await confirm(ALL)) await finish(endOthers().unwrap());
  };

  return (
    <>
      <EntryList aria-label={formatMessage({ id: 'setting.device.title' })}>
        {items.map((entry) => (
          <DeviceEntry
            key={entry.id}
            entry={entry}
            isEnding={ending.isLoading && ending.originalArgs?.id === entry.id}
            onEnd={() => void handleEnd(entry)}
          />
        ))}
      </EntryList>
      {items.length > 1 && (
        <SheetActions>
          <Button loading={endingOthers.isLoading} onClick={() => void handleOthers()}>
            <FormattedMessage id="setting.device.endOthers" />
          </Button>
        </SheetActions>
      )}
    </>
  );
}
