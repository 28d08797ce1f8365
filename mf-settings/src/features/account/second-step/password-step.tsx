import { FormPasswordField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Button } from '@dara/kit/ui';
import { required } from '@dara/kit/validation';
import { object, string } from 'yup';
import { useAccountSecondStepStartMutation, type NewSecondStep } from '../../../api/generated.ts';
import { useFreshStep } from '../fresh-step/use-fresh-step.ts';

const schema = object({ password: string().test(required()) });

interface PasswordStepProps {
  onCancel: () => void;
  onDone: (step: NewSecondStep) => void;
}

/** Asks for the password before an app is set up. */
export function PasswordStep({ onCancel, onDone }: PasswordStepProps) {
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
      <SubmitBar inDialog label={<FormattedMessage id="setting.step.dialog.next" />}>
        <Button onClick={onCancel}>
          <FormattedMessage id="setting.step.dialog.cancel" />
        </Button>
      </SubmitBar>
    </ResourceForm>
  );
}
