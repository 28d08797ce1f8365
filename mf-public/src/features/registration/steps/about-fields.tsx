import { GENDERS, PERSON_LINES, TALENT_LINES } from '@dara/model';
import { genderMessages } from '@dara/agency/labels';
import {
  PHONE_INPUT,
  FormBirthdayField,
  FormBothFields,
  FormPair,
  FormRadioChips,
  FormTextField,
} from '@dara/kit/forms';
import { FormNationalityField } from '@dara/agency/fields';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { isUnderage } from '@dara/kit/validation';
import { useFormikContext } from 'formik';
import type { TalentValues } from '../model/talent-registration.model.ts';

/** Personal data. */
export function AboutFields() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<TalentValues>();
  return (
    <>
      <FormTextField
        name="displayName"
        required
        maxLength={TALENT_LINES.displayName}
        autoComplete="nickname"
        label={<FormattedMessage id="public.register.field.displayName" />}
        hint={<FormattedMessage id="public.register.hint.displayName" />}
      />
      <FormBothFields
        name="firstName"
        limit={TALENT_LINES.firstName}
        label={formatMessage({ id: 'public.register.field.firstName' })}
      />
      <FormBothFields
        name="lastName"
        limit={TALENT_LINES.lastName}
        label={formatMessage({ id: 'public.register.field.lastName' })}
      />
      <FormBothFields
        name="nickName"
        limit={TALENT_LINES.nickName}
        label={formatMessage({ id: 'public.register.field.nickName' })}
      />
      <FormRadioChips
        name="gender"
        required
        label={<FormattedMessage id="public.register.field.gender" />}
        options={GENDERS.map((value) => ({
          value,
          label: formatMessage(genderMessages[value]),
        }))}
      />
      <FormBirthdayField
        name="birthDay"
        required
        label={<FormattedMessage id="public.register.field.birthDay" />}
        hint={
          <FormattedMessage
            id={
              isUnderage(values.birthDay)
                ? 'public.register.hint.underage'
                : 'public.register.hint.birthDay'
            }
          />
        }
      />
      <FormPair>
        <FormNationalityField
          name="nationality"
          required
          label={<FormattedMessage id="public.register.field.nationality" />}
        />
        <FormTextField
          {...PHONE_INPUT}
          name="phoneNumber"
          autoComplete="tel"
          required
          maxLength={PERSON_LINES.phone}
          label={<FormattedMessage id="public.register.field.phoneNumber" />}
        />
      </FormPair>
    </>
  );
}
