import { businessName } from '@dara/agency/labels';
import {
  EMAIL_INPUT,
  FormRadioChips,
  FormTextField,
  ResourceForm,
  SubmitBar,
} from '@dara/kit/forms';
import { email, requiredText, required } from '@dara/kit/validation';
import { Dialog, useOptions } from '@dara/kit/ui';
import { BUSINESS_ROLES, PERSON_LINES, type BusinessRole } from '@dara/model';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { object, string } from 'yup';
import { useManagementBusinessInviteMutation, type BusinessRecord } from '../../api/generated.ts';
import { roleMessages } from './business.messages.ts';

const schema = object({
  email: requiredText(PERSON_LINES.email).test(email()),
  role: string().test(required()),
});
const CODE_FIELDS = { EMAIL_DUPLICATE: 'email', MEMBER_INVITED: 'email' };

interface InviteDialogProps {
  business: BusinessRecord;
  onClose: () => void;
}

/** Invites a user to a business by mail; the first one becomes its owner. */
export function InviteDialog({ business, onClose }: InviteDialogProps) {
  const { formatMessage } = useIntl();
  const options = useOptions();
  const locale = useLocale();
  const [invite] = useManagementBusinessInviteMutation();
  const labels = {
    email: formatMessage({ id: 'business.people.field.email' }),
    role: formatMessage({ id: 'business.people.field.role' }),
  };
  const initialValues: { email: string; role: BusinessRole } = {
    email: business.people === 0 ? (business.email ?? '') : '',
    role: business.people === 0 ? 'Owner' : 'Member',
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="business.people.inviteTitle" />}
      description={
        <FormattedMessage
          id="business.people.inviteText"
          values={{ name: businessName(business, locale) }}
        />
      }
    >
      <ResourceForm
        compact
        label={formatMessage({ id: 'business.people.inviteTitle' })}
        labels={labels}
        initialValues={initialValues}
        schema={schema}
        codeFields={CODE_FIELDS}
        successMessage={{ id: 'business.people.done.invite' }}
        onSubmit={(values) =>
          invite({
            id: business.id,
            businessInvitationBody: { ...values, email: values.email.trim(), language: locale },
          }).unwrap()
        }
        onSuccess={onClose}
      >
        <FormTextField {...EMAIL_INPUT} name="email" required label={labels.email} />
        <FormRadioChips
          name="role"
          required
          label={labels.role}
          hint={<FormattedMessage id="business.people.hint.role" />}
          options={options(BUSINESS_ROLES, roleMessages)}
        />
        <SubmitBar
          inDialog
          label={<FormattedMessage id="business.people.send" />}
          onCancel={onClose}
        />
      </ResourceForm>
    </Dialog>
  );
}
