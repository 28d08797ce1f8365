import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Button, Dialog } from '@dara/kit/ui';
import { FormPasswordField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { required } from '@dara/kit/validation';
import { useState } from 'react';
import { object, string } from 'yup';
import {
  useAccountSecondStepConfirmMutation,
  type NewSecondStep,
  useAccountSecondStepStartMutation,
} from '../../../api/generated.ts';
import { useFreshStep } from '../../../parts/fresh-step/use-fresh-step.ts';
import { AppSetUp } from './app-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const schema = object({ password: string().test(required()) });

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

interface PasswordStepProps {
  onCancel: () => void;
  onDone: (step: NewSecondStep) => void;
}

/** Asks for the password before an app is set up. */
function PasswordStep({ onCancel, onDone }: PasswordStepProps) {
  const { formatMessage } = useIntl();
  const withFreshStep = useFreshStep();
  const [start] = useAccountSecondStepStartMutation();
  return (
    <ResourceForm
      compact
      label={formatMessage({ id: 'setting.step.dialog.password.title' })}
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={({ password }) =>
        withFreshStep(() => start({ passwordBody: { password } }).unwrap())
      }
      onSuccess={onDone}
    >
      <FormPasswordField
        name="password"
        autoComplete="current-password"
        required
        label={<FormattedMessage id="setting.account.password.current" />}
      />
      <SubmitBar
        inDialog
        label={<FormattedMessage id="setting.step.dialog.next" />}
        onCancel={onCancel}
      />
    </ResourceForm>
  );
}
