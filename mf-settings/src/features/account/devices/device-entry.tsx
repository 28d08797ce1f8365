import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useFormat } from '@dara/kit/format';
import { Badge, Button } from '@dara/kit/ui';
import type { SessionEntry } from '../../../api/generated.ts';
import { Entry, EntryFact, EntryName } from '../../../parts/sheet.tsx';
import { useDeviceName } from './use-device-name.ts';

export interface DeviceEntryProps {
  entry: SessionEntry;
  isEnding: boolean;
  onEnd: () => void;
}

export function DeviceEntry({ entry, isEnding, onEnd }: DeviceEntryProps) {
  const format = useFormat();
  const { formatMessage } = useIntl();
  const name = useDeviceName()(entry);
  return (
    <Entry>
      <div>
        <EntryName>
          {name}
          {entry.isCurrent && (
            <Badge tone="positive">
              <FormattedMessage id="setting.device.current" />
            </Badge>
          )}
        </EntryName>
        <EntryFact>
          <FormattedMessage
            id="setting.device.used"
            values={{ date: format.dateTime(entry.lastUsedAt) }}
          />
          {entry.address && (
            <>
              {' · '}
              <FormattedMessage id="setting.device.address" values={{ address: entry.address }} />
            </>
          )}
        </EntryFact>
        <EntryFact>
          <FormattedMessage
            id="setting.device.since"
            values={{ date: format.dateTime(entry.startedAt) }}
          />
        </EntryFact>
      </div>
      {!entry.isCurrent && (
        <Button
          size="small"
          loading={isEnding}
          aria-label={formatMessage({ id: 'setting.device.end.of' }, { name })}
          onClick={onEnd}
        >
          <FormattedMessage id="setting.device.end" />
        </Button>
      )}
    </Entry>
  );
}
