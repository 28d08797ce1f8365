import { FormPasswordField, FormTextField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import type { NoticeMessage } from '@dara/sdk/notice';
import { Button } from '@dara/kit/ui';
import { required } from '@dara/kit/validation';
import { object, string } from 'yup';

const schema = object({
  password: string().test(required()),
  code: string().test(required()),
});

interface PasswordAndCodeFormProps<Result> {
  label: string;
  submit: string;
  variant?: 'primary' | 'danger';
  successMessage: NoticeMessage;
  onSubmit: (given: { password: string; code: string }) => Promise<Result>;
  onDone: (result: Result) => void;
  onCancel: () => void;
}

/** Asks for both before the second step itself is changed. */
export function PasswordAndCodeForm<Result>(props: PasswordAndCodeFormProps<Result>) {
  const { formatMessage } = useIntl();
  return (
    <ResourceForm
      compact
      label={formatMessage({ id: props.label })}
      initialValues={{ password: '', code: '' }}
      schema={schema}
      onSubmit={props.onSubmit}
      onSuccess={props.onDone}
      successMessage={props.successMessage}
    >
      <FormPasswordField
        name="password"
        autoComplete="current-password"
        required
        label={<FormattedMessage id="setting.account.password.current" />}
      />
      <FormTextField
        name="code"
        autoComplete="one-time-code"
        maxLength={40}
        required
        label={<FormattedMessage id="setting.step.codeOrRecovery" />}
      />
      <SubmitBar
        inDialog
        variant={props.variant ?? 'primary'}
        label={<FormattedMessage id={props.submit} />}
      >
        <Button onClick={props.onCancel}>
          <FormattedMessage id="setting.step.dialog.cancel" />
        </Button>
      </SubmitBar>
    </ResourceForm>
  );
}
