import { FormDateField } from '@dara/kit/date';
import {
  EMAIL_INPUT,
  FormRadioChips,
  FormTextArea,
  FormTextField,
  ResourceForm,
  SubmitBar,
} from '@dara/kit/forms';
import { email, maxLength, required } from '@dara/kit/validation';
import { PRIVACY_ASKERS, PRIVACY_CHANNELS, PRIVACY_KINDS, REASON_MAX } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { object, string } from 'yup';
import {
  useManagementPrivacyCreateMutation,
  type ManagementPrivacyCreateApiArg,
} from '../../api/generated.ts';
import { askerMessages, channelMessages, kindMessages } from './privacy.messages.ts';

type Body = ManagementPrivacyCreateApiArg['privacyCreate'];

const REQUESTER_MAX = 120;
const HEARD_BY = PRIVACY_CHANNELS.filter((channel) => channel !== 'Account');

const schema = object({
  kind: string().test(required()),
  channel: string().test(required()),
  email: string().test(required()).test(email()),
  requester: string().test(maxLength(REQUESTER_MAX)),
  reason: string().test(maxLength(REASON_MAX)),
});

const EMPTY = {
  ...{
    kind: '',
    channel: '',
    askedBy: 'Self',
    email: '',
    requester: '',
    receivedOn: '',
    reason: '',
  },
};

function bodyOf(values: typeof EMPTY): Body {
  const { kind, channel, askedBy, email: address, requester, receivedOn, reason } = values;
  return {
    ...({ kind, channel, askedBy } as Pick<Body, 'kind' | 'channel' | 'askedBy'>),
    email: address.trim(),
    ...(requester.trim() && { requester: requester.trim() }),
    ...(receivedOn && { receivedOn }),
    ...(reason.trim() && { reason: reason.trim() }),
  };
}

interface PrivacyFormProps {
  /** Of the person it is about, where that is known already. */
  email: string;
  onSaved: (id: string) => void;
  onCancel: () => void;
}

/** What was asked, about whose data, and how it came in. */
export function PrivacyForm({ email: address, onSaved, onCancel }: PrivacyFormProps) {
  const { formatMessage } = useIntl();
  const [create] = useManagementPrivacyCreateMutation();
  return (
    <ResourceForm
      label={formatMessage({ id: 'setting.privacy.create' })}
      initialValues={{ ...EMPTY, email: address }}
      schema={schema}
      guard
      compact
      onSubmit={(values) => create({ privacyCreate: bodyOf(values) }).unwrap()}
      onSuccess={({ id }) => onSaved(id)}
      successMessage={{ id: 'setting.privacy.form.saved' }}
    >
      <PrivacyFields />
      <SubmitBar
        label={<FormattedMessage id="setting.privacy.form.submit" />}
        onCancel={onCancel}
      />
    </ResourceForm>
  );
}

const label = (name: string) => <FormattedMessage id={`setting.privacy.field.${name}`} />;

function PrivacyFields() {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormRadioChips
        name="kind"
        required
        label={label('kind')}
        options={PRIVACY_KINDS.map((value) => ({
          value,
          label: formatMessage(kindMessages[value]),
        }))}
      />
      <FormTextField
        {...EMAIL_INPUT}
        name="email"
        required
        label={label('email')}
        hint={<FormattedMessage id="setting.privacy.hint.email" />}
      />
      <FormRadioChips
        name="askedBy"
        required
        label={label('askedBy')}
        hint={<FormattedMessage id="setting.privacy.hint.askedBy" />}
        options={PRIVACY_ASKERS.map((value) => ({
          value,
          label: formatMessage(askerMessages[value]),
        }))}
      />
      <FormRadioChips
        name="channel"
        required
        label={label('channel')}
        options={HEARD_BY.map((value) => ({
          value,
          label: formatMessage(channelMessages[value]),
        }))}
      />
      <FormDateField
        name="receivedOn"
        label={label('receivedOn')}
        hint={<FormattedMessage id="setting.privacy.hint.receivedOn" />}
      />
      <FormTextField name="requester" maxLength={REQUESTER_MAX} label={label('requester')} />
      <FormTextArea name="reason" limit={REASON_MAX} label={label('reason')} />
    </>
  );
}
