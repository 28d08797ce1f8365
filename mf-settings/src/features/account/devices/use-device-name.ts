import { useIntl } from '@dara/sdk/i18n';
import type { SessionEntry } from '../../../api/generated.ts';

/** Name of a device: "Chrome on Windows". */
export function useDeviceName(): (entry: Pick<SessionEntry, 'browser' | 'system'>) => string {
  const { formatMessage } = useIntl();
  return ({ browser, system }) => {
    if (browser && system) return formatMessage({ id: 'setting.device.name' }, { browser, system });
    return browser ?? system ?? formatMessage({ id: 'setting.device.unknown' });
  };
}
