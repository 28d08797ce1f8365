import { FormattedMessage } from '@dara/sdk/i18n';
import { useFormat } from '@dara/kit/format';
import { Badge, Button, ErrorState, Skeleton } from '@dara/kit/ui';
import { useState } from 'react';
import { useAccountSecondStepQuery, type SecondStep } from '../../../api/generated.ts';
import { SheetPart, SheetActions } from '../../../parts/sheet.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SecondStepDialog } from './second-step-dialog.tsx';
import { SecondStepEndDialog } from './second-step-end-dialog.tsx';

/** How few recovery codes are worth a warning. */
const FEW_CODES = 3;

type Shown = 'setUp' | 'renew' | 'end';

/** Whether there is a second step, and turning it on and off. */
export function SecondStepSheet() {
  const { data, error, refetch } = useAccountSecondStepQuery();
  const [shown, setShown] = useState<Shown>();
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
        <TurnedOn step={data} since={data.since} onShow={setShown} />
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

interface TurnedOnProps {
  step: SecondStep;
  since: string;
  onShow: (shown: Shown) => void;
}

function TurnedOn({ step, since, onShow }: TurnedOnProps) {
  const format = useFormat();
  const left = step.recoveryCodesLeft;
  return (
    <>
      <p>
        <FormattedMessage id="setting.step.since" values={{ date: format.date(since) }} />
      </p>
      <p>
        <FormattedMessage
          id={left <= FEW_CODES ? 'setting.step.codesFew' : 'setting.step.codesLeft'}
          values={{ count: left }}
        />
      </p>
      <SheetActions>
        <Button onClick={() => onShow('renew')}>
          <FormattedMessage id="setting.step.renew" />
        </Button>
        {!step.isRequired && (
          <Button variant="ghost" onClick={() => onShow('end')}>
            <FormattedMessage id="setting.step.turnOff" />
          </Button>
        )}
      </SheetActions>
      {step.isRequired && (
        <p>
          <FormattedMessage id="setting.step.required" />
        </p>
      )}
    </>
  );
}
