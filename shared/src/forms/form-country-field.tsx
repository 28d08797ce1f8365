import { COUNTRIES } from '@dara/shared/domain';
import { useIntl } from '@dara/shared/i18n';
import { useMemo } from 'react';
import { FormCombobox, type FormComboboxProps } from './form-combobox-fields.tsx';

const HOME = 'TH';

export type FormCountryFieldProps = Omit<FormComboboxProps, 'options'>;

/** A country by its code of two letters, found by its name; the agency's own comes first. */
export function FormCountryField(props: FormCountryFieldProps) {
  const intl = useIntl();
  const countries = useMemo(() => {
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
  return <FormCombobox {...props} options={countries} />;
}
