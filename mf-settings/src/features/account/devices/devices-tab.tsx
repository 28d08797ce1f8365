import { FormattedMessage } from '@dara/sdk/i18n';
import { ErrorState, Skeleton } from '@dara/kit/ui';
import { useAccountSessionListQuery } from '../../../api/generated.ts';
import { SheetPart, Sheets } from '../../../parts/sheet.tsx';
import { DeviceList } from './device-list.tsx';

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
