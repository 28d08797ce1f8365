import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useFormat } from '@dara/kit/format';
import { Badge, Button } from '@dara/kit/ui';
import type { SessionEntry } from '../../../api/generated.ts';
import { Entry, EntryFact, EntryName } from '../../../parts/sheet.tsx';

/** A device in words: "Chrome on Windows". */
export function useDeviceName(): (entry: Pick<SessionEntry, 'browser' | 'system'>) => string {
  const { formatMessage } = useIntl();
  return ({ browser, system }) => {
    if (browser && system) return formatMessage({ id: 'setting.device.name' }, { browser, system });
    return browser ?? system ?? formatMessage({ id: 'setting.device.unknown' });
  };
}

export interface DeviceEntryProps {
  entry: SessionEntry;
  isEnding: boolean;
  onEnd: () => void;
}

export function DeviceEntry({ entry, isEnding, onEnd }: DeviceEntryProps) {
  const format = useFormat();
  const nameOf = useDeviceName();
  const { formatMessage } = useIntl();
  const name = nameOf(entry);
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
