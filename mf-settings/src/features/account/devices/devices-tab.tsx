import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { ErrorState, Skeleton, Button } from '@dara/kit/ui';
import { useAccountSessionListQuery, type SessionEntry } from '../../../api/generated.ts';
import { SheetPart, Sheets, EntryList, SheetActions } from '../../../parts/sheet.tsx';
import { DeviceEntry } from './device-entry.tsx';
import { useSignOutDevices } from './use-sign-out-devices.ts';

/** Where a user is signed in, and signing out from afar. */
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
          <DeviceList items={data.items} onChange={() => void refetch()} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={160} />
        )}
      </SheetPart>
    </Sheets>
  );
}

interface DeviceListProps {
  items: readonly SessionEntry[];
  onChange: () => void;
}

/** The signed-in devices, each with a sign-out button. */
function DeviceList({ items, onChange }: DeviceListProps) {
  const { formatMessage } = useIntl();
  const { signOut, signOutOthers, endingId, isEndingOthers } = useSignOutDevices(onChange);
  return (
    <>
      <EntryList aria-label={formatMessage({ id: 'setting.device.title' })}>
        {items.map((entry) => (
          <DeviceEntry
            key={entry.id}
            entry={entry}
            isEnding={endingId === entry.id}
            onEnd={() => void signOut(entry)}
          />
        ))}
      </EntryList>
      {items.length > 1 && (
        <SheetActions>
          <Button loading={isEndingOthers} onClick={() => void signOutOthers()}>
            <FormattedMessage id="setting.device.endOthers" />
          </Button>
        </SheetActions>
      )}
    </>
  );
}
