import { LANGUAGE_CODES, languageName } from '@dara/model';
import { FormMultiSelect } from '@dara/kit/forms';
import type { SelectOption } from '@dara/kit/ui';
import { useLocale } from '@dara/sdk/i18n';
import { useFormikContext } from 'formik';
import { useMemo, type ReactNode } from 'react';

const NONE: readonly string[] = [];

/** Languages by name; `more` are the codes that a record has besides the common ones. */
export function useLanguageOptions(more = NONE): SelectOption[] {
  const locale = useLocale();
  return useMemo(
    () =>
      [...new Set([...LANGUAGE_CODES, ...more])].map((value) => ({
        value,
        label: languageName(value, locale),
      })),
    [locale, more],
  );
}

interface FormLanguagesFieldProps {
  label: ReactNode;
  hint?: ReactNode;
}

/** The field `languages` of a form. */
export function FormLanguagesField(props: FormLanguagesFieldProps) {
  const { initialValues } = useFormikContext<{ languages: string[] }>();
  const options = useLanguageOptions(initialValues.languages);
  return <FormMultiSelect name="languages" options={options} {...props} />;
}
