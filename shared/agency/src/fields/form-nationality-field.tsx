import { COUNTRIES, HOME_COUNTRY, nationalityName } from '@dara/model';
import { useLocale } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import type { SelectOption } from '@dara/kit/ui';
import { FormCombobox, type FormComboboxProps } from '@dara/kit/forms';

export type FormNationalityFieldProps = Omit<FormComboboxProps, 'options'>;

/** A nationality by country code, searched by name; the agency's own comes first. */
export function FormNationalityField(props: FormNationalityFieldProps) {
  return <FormCombobox {...props} options={useCountryOptions(nationalityName)} />;
}

/** Countries under a name of each, sorted; the agency's own comes first. */
export function useCountryOptions(nameOf: typeof nationalityName): SelectOption[] {
  const locale = useLocale();
  return useMemo(() => {
    const collator = new Intl.Collator(locale);
    const isHome = ({ value }: SelectOption) => Number(value === HOME_COUNTRY);
    return COUNTRIES.map((value) => ({ value, label: nameOf(value, locale) })).sort(
      (a, b) => isHome(b) - isHome(a) || collator.compare(a.label, b.label),
    );
  }, [nameOf, locale]);
}
