import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Button } from '@dara/kit/ui';
import type { SessionEntry } from '../../../api/generated.ts';
import { EntryList, SheetActions } from '../../../parts/sheet.tsx';
import { DeviceEntry } from './device-entry.tsx';
import { useSignOutDevices } from './use-sign-out-devices.ts';

interface DeviceListProps {
  items: readonly SessionEntry[];
  onChange: () => void;
}

/** The devices that somebody is signed in on, each with its way out. */
export function DeviceList({ items, onChange }: DeviceListProps) {
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
