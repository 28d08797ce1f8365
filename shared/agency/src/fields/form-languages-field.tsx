import { FormMultiSelect } from '@dara/kit/forms';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useLanguageOptions } from '../labels/languages.ts';

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
