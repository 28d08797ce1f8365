import {
  EMAIL_INPUT,
  FormPasswordField,
  FormTextField,
  ResourceForm,
  SubmitBar,
} from '@dara/kit/forms';
import { Button, Dialog, ErrorState, Skeleton } from '@dara/kit/ui';
import { email, needed, required } from '@dara/kit/validation';
import { PERSON_LINES } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { object, string } from 'yup';
import {
  useAccountEmailChangeAskMutation,
  useAccountSecondStepQuery,
} from '../../../api/generated.ts';

const common = {
  email: needed(PERSON_LINES.email).test(email()),
  password: string().test(required()),
};
const schema = object(common);
const schemaWithStep = object({ ...common, code: string().test(required()) });

/** Asks for another address: with the password, and a code where there is a second step. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useAccountSecondStepQuery();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="setting.email.change" />}
      description={<FormattedMessage id="setting.email.dialog.lead" />}
    >
      {data ? (
        <EmailForm hasStep={data.since !== null} onClose={onClose} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="box" height={220} />
      )}
    </Dialog>
  );
}

function EmailForm({ hasStep, onClose }: { hasStep: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [ask] = useAccountEmailChangeAskMutation();
  return (
    <ResourceForm
      compact
      label={formatMessage({ id: 'setting.email.change' })}
      initialValues={{ email: '', password: '', code: '' }}
      schema={hasStep ? schemaWithStep : schema}
      onSubmit={({ email: wanted, password, code }) => {
        const emailChangeBody = { email: wanted.trim(), password, ...(hasStep && { code }) };
        return ask({ emailChangeBody }).unwrap();
      }}
      onSuccess={onClose}
      successMessage={{ id: 'setting.email.asked' }}
    >
      <FormTextField
        {...EMAIL_INPUT}
        name="email"
        autoComplete="email"
        required
        label={<FormattedMessage id="setting.email.new" />}
      />
      <FormPasswordField
        name="password"
        autoComplete="current-password"
        required
        label={<FormattedMessage id="setting.account.password.current" />}
      />
      {hasStep && (
        <FormTextField
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          required
          label={<FormattedMessage id="setting.step.codeOrRecovery" />}
        />
      )}
      <SubmitBar inDialog label={<FormattedMessage id="setting.email.submit" />}>
        <Button onClick={onClose}>
          <FormattedMessage id="setting.step.dialog.cancel" />
        </Button>
      </SubmitBar>
    </ResourceForm>
  );
}
