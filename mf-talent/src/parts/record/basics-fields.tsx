import { GENDERS, TALENT_LINES } from '@dara/model';
import { genderMessages } from '@dara/agency/labels';
import {
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
import type { RecordValues } from './record.model.ts';

/** Personal data. */
export function BasicsFields({ mode }: { mode: 'own' | 'staff' }) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<RecordValues>();
  const label = (id: string) => formatMessage({ id: `talent.profile.${id}` });
  return (
    <>
      <FormTextField
        name="displayName"
        required
        maxLength={TALENT_LINES.displayName}
        autoComplete="off"
        label={<FormattedMessage id="talent.record.field.displayName" />}
        hint={<FormattedMessage id="talent.record.hint.displayName" />}
      />
      <FormBothFields name="firstName" limit={TALENT_LINES.firstName} label={label('firstName')} />
      <FormBothFields name="lastName" limit={TALENT_LINES.lastName} label={label('lastName')} />
      <FormBothFields
        name="nickName"
        limit={TALENT_LINES.nickName}
        required={false}
        label={label('nickName')}
      />
      <FormRadioChips
        name="gender"
        required
        label={label('gender')}
        options={GENDERS.map((value) => ({ value, label: formatMessage(genderMessages[value]) }))}
      />
      <FormPair>
        <FormBirthdayField
          name="birthDay"
          required={mode === 'own'}
          label={label('birthday')}
          hint={
            isUnderage(values.birthDay) && <FormattedMessage id="talent.record.hint.underage" />
          }
        />
        <FormNationalityField name="nationality" required label={label('nationality')} />
      </FormPair>
    </>
  );
}
