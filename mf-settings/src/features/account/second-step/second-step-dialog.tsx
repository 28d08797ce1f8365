import { FormattedMessage } from '@dara/sdk/i18n';
import { Button, Dialog } from '@dara/kit/ui';
import { useState } from 'react';
import { useAccountSecondStepConfirmMutation, type NewSecondStep } from '../../../api/generated.ts';
import { useFreshStep } from '../fresh-step/use-fresh-step.ts';
import { AppSetUp } from './app-set-up.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface SecondStepDialogProps {
  /** `isOn`: it was not left before the first code was right. */
  onClose: (isOn: boolean) => void;
}

/** Sets up an authenticator app: the password, the app, and the recovery codes. */
export function SecondStepDialog({ onClose }: SecondStepDialogProps) {
  const [step, setStep] = useState<NewSecondStep>();
  const [codes, setCodes] = useState<string[]>();
  const withFreshStep = useFreshStep();
  const [confirm] = useAccountSecondStepConfirmMutation();
  const handleClose = () => onClose(codes !== undefined);
  const place = codes ? 'codes' : step ? 'app' : 'password';
  return (
    <Dialog
      open
      onClose={handleClose}
      title={<FormattedMessage id={`setting.step.dialog.${place}.title`} />}
      description={<FormattedMessage id={`setting.step.dialog.${place}.lead`} />}
      actions={
        codes && (
          <Button variant="primary" onClick={handleClose}>
            <FormattedMessage id="setting.step.codes.kept" />
          </Button>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : step ? (
        <AppSetUp
          step={step}
          onCancel={handleClose}
          onSubmit={(code) => withFreshStep(() => confirm({ codeBody: { code } }).unwrap())}
          onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
        />
      ) : (
        <PasswordStep onCancel={handleClose} onDone={setStep} />
      )}
    </Dialog>
  );
}
