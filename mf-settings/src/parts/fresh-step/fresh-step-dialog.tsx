import { FormTextField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { Dialog, ErrorState, Skeleton } from '@dara/kit/ui';
import { required } from '@dara/kit/validation';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { object, string } from 'yup';
import {
  useAccountPasskeyListQuery,
  useAccountSecondStepQuery,
  useAccountSecondStepVerifyMutation,
} from '../../api/generated.ts';
import { PasskeyStep } from './passkey-step.tsx';

const schema = object({ code: string().test(required()) });

/** Asks for a code of the app, or for a passkey, depending on the user's second step. */
export function FreshStepDialog({ onClose }: { onClose: (isGiven: boolean) => void }) {
  const step = useAccountSecondStepQuery(undefined, { refetchOnMountOrArgChange: true });
  const passkeys = useAccountPasskeyListQuery(undefined, { refetchOnMountOrArgChange: true });
  const error = step.error ?? passkeys.error;
  const handleRetry = () => {
    void step.refetch();
    void passkeys.refetch();
  };
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={<FormattedMessage id="setting.fresh.title" />}
      description={<FormattedMessage id="setting.fresh.lead" />}
    >
      {step.data && passkeys.data ? (
        <>
          {passkeys.data.items.length > 0 && <PasskeyStep onDone={() => onClose(true)} />}
          {step.data.since && <CodeForm onClose={onClose} />}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={handleRetry} />
      ) : (
        <Skeleton shape="box" height={140} />
      )}
    </Dialog>
  );
}

function CodeForm({ onClose }: { onClose: (isGiven: boolean) => void }) {
  const { formatMessage } = useIntl();
  const [verify] = useAccountSecondStepVerifyMutation();
  return (
    <ResourceForm
      compact
      label={formatMessage({ id: 'setting.fresh.title' })}
      initialValues={{ code: '' }}
      schema={schema}
      onSubmit={({ code }) => verify({ codeBody: { code: code.trim() } }).unwrap()}
      onSuccess={() => onClose(true)}
    >
      <FormTextField
        name="code"
        autoComplete="one-time-code"
        maxLength={40}
        required
        label={<FormattedMessage id="setting.step.codeOrRecovery" />}
      />
      <SubmitBar
        inDialog
        label={<FormattedMessage id="setting.fresh.submit" />}
        onCancel={() => onClose(false)}
      />
    </ResourceForm>
  );
}
