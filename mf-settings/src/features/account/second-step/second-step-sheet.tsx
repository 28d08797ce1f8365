import { FormattedMessage } from '@dara/sdk/i18n';
import { Badge, Button, ErrorState, Skeleton } from '@dara/kit/ui';
import { useState } from 'react';
import { useAccountSecondStepQuery } from '../../../api/generated.ts';
import { SheetPart } from '../../../parts/sheet.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SecondStepDialog } from './second-step-dialog.tsx';
import { SecondStepEndDialog } from './second-step-end-dialog.tsx';
import { SecondStepStatus, type SecondStepDialogName } from './second-step-status.tsx';

/** Whether there is a second step, and turning it on and off. */
export function SecondStepSheet() {
  const { data, error, refetch } = useAccountSecondStepQuery();
  const [shown, setShown] = useState<SecondStepDialogName>();
  const handleClose = () => {
    setShown(undefined);
    void refetch();
  };
  return (
    <SheetPart
      title={<FormattedMessage id="setting.step.title" />}
      lead={<FormattedMessage id="setting.step.lead" />}
      mark={
        data && (
          <Badge tone={data.since ? 'positive' : 'neutral'}>
            <FormattedMessage id={data.since ? 'setting.step.on' : 'setting.step.off'} />
          </Badge>
        )
      }
    >
      {data?.since ? (
        <SecondStepStatus step={data} since={data.since} onShow={setShown} />
      ) : data ? (
        <Button variant="primary" onClick={() => setShown('setUp')}>
          <FormattedMessage id="setting.step.setUp" />
        </Button>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={44} />
      )}
      {shown === 'setUp' && <SecondStepDialog onClose={handleClose} />}
      {shown === 'renew' && <RecoveryCodesDialog onClose={handleClose} />}
      {shown === 'end' && <SecondStepEndDialog onClose={handleClose} />}
    </SheetPart>
  );
}
