import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Button, IconButton } from '@dara/kit/ui';
import { Sparkles, X } from 'lucide-react';
import { useState } from 'react';
import { Bar } from './bar.tsx';
import { useNewerRelease } from './newer-release.ts';

/** Offers a reload to a newer release; can be postponed, and is applied at the next full load. */
export function VersionOffer() {
  const intl = useIntl();
  const newer = useNewerRelease();
  const [declined, setDeclined] = useState<string | null>(null);
  const isOffered = newer !== null && newer !== declined;
  return (
    <div role="status">
      {isOffered && (
        <Bar
          icon={<Sparkles size={18} aria-hidden />}
          actions={
            <>
              <Button size="small" onClick={() => location.reload()}>
                <FormattedMessage id="shell.version.reload" />
              </Button>
              <IconButton
                size="small"
                label={intl.formatMessage({ id: 'shell.version.later' })}
                icon={<X size={18} aria-hidden />}
                onClick={() => setDeclined(newer)}
              />
            </>
          }
        >
          <FormattedMessage id="shell.version.ready" />
        </Bar>
      )}
    </div>
  );
}
