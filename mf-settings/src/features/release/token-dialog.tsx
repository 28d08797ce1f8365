import {
  DEPLOY_ACTIONS,
  EVERYTHING,
  TOKEN_DAYS_MAX,
  TOKEN_LABEL,
  type DeployAction,
} from '@dara/contract';
import {
  FormCheckboxChips,
  FormNumberField,
  FormTextField,
  ResourceForm,
  SubmitBar,
} from '@dara/kit/forms';
import { Button, Callout, Dialog } from '@dara/kit/ui';
import { email, max, min, required } from '@dara/kit/validation';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { array, object, string } from 'yup';
import { FreshStep } from '../../parts/fresh-step/fresh-step.tsx';
import { useFreshStep } from '../../parts/fresh-step/use-fresh-step.ts';
import { useDeployTokenCreateMutation, useReleaseListQuery } from './release.api.ts';

const schema = object({
  label: string()
    .test(required())
    .matches(TOKEN_LABEL, {
      message: { id: 'setting.release.token.labelInvalid' },
      excludeEmptyString: true,
    }),
  names: array().min(1, { id: 'kit.validation.required' } as never),
  may: array().min(1, { id: 'kit.validation.required' } as never),
  days: string().test(required()).test(min(1)).test(max(TOKEN_DAYS_MAX)),
  mail: string().test(email()),
});
const INITIAL = {
  label: '',
  names: [] as string[],
  may: ['publish'] as string[],
  days: '90',
  mail: '',
};

/** Makes a token for a team, and shows its secret this once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="setting.release.token.create" />}
      description={
        <FormattedMessage id={`setting.release.token.${secret ? 'once' : 'createText'}`} />
      }
    >
      {secret ? (
        <Secret secret={secret} onClose={onClose} />
      ) : (
        <FreshStep>
          <TokenForm onMade={setSecret} onClose={onClose} />
        </FreshStep>
      )}
    </Dialog>
  );
}

interface TokenFormProps {
  onMade: (secret: string) => void;
  onClose: () => void;
}

function TokenForm({ onMade, onClose }: TokenFormProps) {
  const { formatMessage } = useIntl();
  const withFreshStep = useFreshStep();
  const [create] = useDeployTokenCreateMutation();
  const { data } = useReleaseListQuery();
  const packages = [...new Set(data?.releases.map(({ name }) => name))];
  const everything = formatMessage({ id: 'setting.release.everything' });
  return (
    <ResourceForm
      compact
      label={formatMessage({ id: 'setting.release.token.create' })}
      initialValues={INITIAL}
      schema={schema}
      codeFields={{ LABEL_TAKEN: 'label' }}
      onSubmit={({ label, names, may, days, mail }) => {
        const wanted = {
          ...{ label: label.trim(), may: may as DeployAction[], days: Number(days) },
          names: names.includes(EVERYTHING) ? null : names,
          ...(mail.trim() && { mail: mail.trim() }),
        };
        return withFreshStep(() => create(wanted).unwrap());
      }}
      onSuccess={({ token }) => onMade(token)}
    >
      <FormTextField
        name="label"
        required
        maxLength={80}
        label={<FormattedMessage id="setting.release.token.label" />}
        hint={<FormattedMessage id="setting.release.token.labelHint" />}
      />
      <FormCheckboxChips
        name="names"
        required
        label={<FormattedMessage id="setting.release.token.names" />}
        options={[
          { value: EVERYTHING, label: everything },
          ...packages.map((name) => ({ value: name, label: name })),
        ]}
      />
      <FormCheckboxChips
        name="may"
        required
        label={<FormattedMessage id="setting.release.token.may" />}
        options={DEPLOY_ACTIONS.map((one) => ({
          value: one,
          label: formatMessage({ id: `setting.release.may.${one}` }),
        }))}
      />
      <FormNumberField
        name="days"
        required
        label={<FormattedMessage id="setting.release.token.days" />}
      />
      <FormTextField
        name="mail"
        type="email"
        maxLength={254}
        label={<FormattedMessage id="setting.release.token.mail" />}
      />
      <SubmitBar
        inDialog
        label={<FormattedMessage id="setting.release.token.create" />}
        onCancel={onClose}
      />
    </ResourceForm>
  );
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const notice = useNotice();
  const handleCopy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notice({ kind: 'success', message: { id: 'setting.step.codes.copied' } }),
      () => notice({ kind: 'error', message: { id: 'setting.step.codes.notCopied' } }),
    );
  return (
    <Stack>
      <Callout tone="info">
        <code>{secret}</code>
      </Callout>
      <Button onClick={() => void handleCopy()}>
        <FormattedMessage id="setting.step.codes.copy" />
      </Button>
      <Button variant="primary" onClick={onClose}>
        <FormattedMessage id="kit.ui.close" />
      </Button>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space3};
`;
