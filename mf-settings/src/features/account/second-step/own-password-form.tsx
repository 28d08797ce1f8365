import { FormPasswordField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import type { NoticeMessage } from '@dara/sdk/notice';
import { required } from '@dara/kit/validation';
import { object, string } from 'yup';
import { useFreshStep } from '../../../parts/fresh-step/use-fresh-step.ts';

const schema = object({
  password: string().test(required()),
});

interface OwnPasswordFormProps<Result> {
  label: string;
  submit: string;
  variant?: 'primary' | 'danger';
  successMessage: NoticeMessage;
  onSubmit: (given: { password: string }) => Promise<Result>;
  onDone: (result: Result) => void;
  onCancel: () => void;
}

/** Asks for the password and the second step before the second step is changed. */
export function OwnPasswordForm<Result>(props: OwnPasswordFormProps<Result>) {
  const { formatMessage } = useIntl();
  const withFreshStep = useFreshStep();
  return (
    <ResourceForm
      compact
      label={formatMessage({ id: props.label })}
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={(given) => withFreshStep(() => props.onSubmit(given))}
      onSuccess={props.onDone}
      successMessage={props.successMessage}
    >
      <FormPasswordField
        name="password"
        autoComplete="current-password"
        required
        label={<FormattedMessage id="setting.account.password.current" />}
      />
      <SubmitBar
        inDialog
        variant={props.variant ?? 'primary'}
        label={<FormattedMessage id={props.submit} />}
        onCancel={props.onCancel}
      />
    </ResourceForm>
  );
}
