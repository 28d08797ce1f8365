import { FormattedMessage } from '@dara/sdk/i18n';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Bar } from './bar.tsx';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Shown while the connection is lost. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <Bar icon={<WifiOff size={18} aria-hidden />}>
          <FormattedMessage id="shell.offline" />
        </Bar>
      )}
    </div>
  );
}
