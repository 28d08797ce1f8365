import { COUNTRIES } from '@dara/model';
import { useLocale } from '@dara/sdk/i18n';
import { nationalityName } from '@dara/model';
import { useMemo } from 'react';
import { FormCombobox, type FormComboboxProps } from '@dara/kit/forms';

const HOME = 'TH';

export type FormNationalityFieldProps = Omit<FormComboboxProps, 'options'>;

/** A nationality by country code, searched by name; the agency's own comes first. */
export function FormNationalityField(props: FormNationalityFieldProps) {
  const locale = useLocale();
  const nationalities = useMemo(() => {
    const collator = new Intl.Collator(locale);
    const options = COUNTRIES.map((value) => ({ value, label: nationalityName(value, locale) }));
    return options.sort(
      (a, b) =>
        Number(b.value === HOME) - Number(a.value === HOME) || collator.compare(a.label, b.label),
    );
  }, [locale]);
  return <FormCombobox {...props} options={nationalities} />;
}
