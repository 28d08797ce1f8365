import { FormattedMessage } from '@dara/sdk/i18n';
import { useFormat } from '@dara/kit/format';
import { Button } from '@dara/kit/ui';
import type { SecondStep } from '../../../api/generated.ts';
import { SheetActions } from '../../../parts/sheet.tsx';

/** How few recovery codes are worth a warning. */
const FEW_CODES = 3;

/** Set up, renew and disable the second step. */
export type SecondStepDialogName = 'setUp' | 'renew' | 'end';

interface SecondStepStatusProps {
  step: SecondStep;
  since: string;
  onShow: (shown: SecondStepDialogName) => void;
}

/** Since when the second step is on, how many recovery codes are left, and how it is turned off. */
export function SecondStepStatus({ step, since, onShow }: SecondStepStatusProps) {
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
