import type { ApiError } from '@dara/sdk/api';
import { FormPasswordField, FormTextField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Dialog } from '@dara/kit/ui';
import { required } from '@dara/kit/validation';
import { object, string } from 'yup';
import {
  useAccountPasskeyCreateMutation,
  useAccountPasskeyOptionsMutation,
  type NewPasskeyBody,
} from '../../../api/generated.ts';
import { useFreshStep } from '../../../parts/fresh-step/use-fresh-step.ts';
import { PASSKEY_NAME_MAX } from './passkey-name-dialog.tsx';

const schema = object({
  name: string().trim().test(required()),
  password: string().test(required()),
});
const CANCELLED: ApiError = { status: 'NOT_SENT', code: 'PASSKEY_CANCELLED' };

/** Requests a passkey from the browser; loads the library. */
async function create(options: Record<string, unknown>): Promise<NewPasskeyBody['credential']> {
  const { startRegistration } = await import(
    /* webpackChunkName: "webauthn" */ '@simplewebauthn/browser'
  );
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    const optionsJSON = options as unknown as Options;
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports },
    };
  } catch {
    throw CANCELLED;
  }
}

/** Adds a passkey of this device, with a name and the password. */
export function NewPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const withFreshStep = useFreshStep();
  const [ask] = useAccountPasskeyOptionsMutation();
  const [send] = useAccountPasskeyCreateMutation();
  const submit = async ({ name, password }: { name: string; password: string }) => {
    const { token, options } = await withFreshStep(() =>
      ask({ newPasskeyQuestionBody: { password } }).unwrap(),
    );
    const credential = await create(options);
    const newPasskeyBody = { token, name: name.trim(), credential };
    return withFreshStep(() => send({ newPasskeyBody }).unwrap());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="setting.passkey.add" />}
      description={<FormattedMessage id="setting.passkey.add.lead" />}
    >
      <ResourceForm
        compact
        label={formatMessage({ id: 'setting.passkey.add' })}
        initialValues={{ name: '', password: '' }}
        schema={schema}
        onSubmit={submit}
        onSuccess={onClose}
        successMessage={{ id: 'setting.passkey.added' }}
      >
        <FormTextField
          name="name"
          required
          maxLength={PASSKEY_NAME_MAX}
          label={<FormattedMessage id="setting.passkey.name" />}
          hint={<FormattedMessage id="setting.passkey.name.hint" />}
        />
        <FormPasswordField
          name="password"
          autoComplete="current-password"
          required
          label={<FormattedMessage id="setting.account.password.current" />}
        />
        <SubmitBar
          inDialog
          label={<FormattedMessage id="setting.passkey.create" />}
          onCancel={onClose}
        />
      </ResourceForm>
    </Dialog>
  );
}
