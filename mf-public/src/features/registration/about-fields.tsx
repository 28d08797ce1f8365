import { COUNTRIES, GENDERS, genderMessages } from '@dara/shared/domain';
import { FormBirthdayField, FormCombobox, FormRadioChips, FormTextField } from '@dara/shared/forms';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { BothFields, Pair } from './form-parts.tsx';
import { isUnderage } from './registration.rules.ts';
import type { TalentValues } from './talent-registration.model.ts';

const HOME = 'TH';

/** Countries by name, the agency's own first. */
function useCountries() {
  const intl = useIntl();
  return useMemo(() => {
    const collator = new Intl.Collator(intl.locale);
    const options = COUNTRIES.map((value) => ({
      value,
      label: intl.formatDisplayName(value, { type: 'region' }) ?? value,
    }));
    return options.sort(
      (a, b) =>
        Number(b.value === HOME) - Number(a.value === HOME) || collator.compare(a.label, b.label),
    );
  }, [intl]);
}

/** Who the talent is. */
export function AboutFields() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<TalentValues>();
  const countries = useCountries();
  return (
    <>
      <FormTextField
        name="displayName"
        required
        maxLength={60}
        autoComplete="nickname"
        label={<FormattedMessage id="public.register.field.displayName" />}
        hint={<FormattedMessage id="public.register.hint.displayName" />}
      />
      <BothFields
        name="firstName"
        limit={50}
        label={formatMessage({ id: 'public.register.field.firstName' })}
      />
      <BothFields
        name="lastName"
        limit={50}
        label={formatMessage({ id: 'public.register.field.lastName' })}
      />
      <BothFields
        name="nickName"
        limit={50}
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
      <Pair>
        <FormCombobox
          name="nationality"
          required
          options={countries}
          label={<FormattedMessage id="public.register.field.nationality" />}
        />
        <FormTextField
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={30}
          label={<FormattedMessage id="public.register.field.phoneNumber" />}
        />
      </Pair>
    </>
  );
}
