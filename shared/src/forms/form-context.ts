import { useField } from 'formik';
import { useIntl } from '@dara/shared/i18n';
import { createContext, useContext } from 'react';
import { errorText } from './error-value.ts';

/** Prefix of the ids of a form's fields, so that the summary can lead to them. */
export const FormIdContext = createContext('form');

/** Id of the control that edits `name`. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

/**
 * Runs at once, or after the click while a pointer is pressed: an error that appears between press
 * and release moves what is being clicked away from the pointer, and the click is lost.
 */
function afterPress(show: () => void): void {
  if (!document.querySelector(':active')) return show();
  window.addEventListener('pointerup', () => setTimeout(show), { once: true });
}

/** Value, id, error text and handlers of one field of the surrounding form. */
export function useFormField<Value>(name: string) {
  const intl = useIntl();
  const formId = useContext(FormIdContext);
  const [field, meta, helpers] = useField<Value>(name);
  return {
    id: fieldId(formId, name),
    name,
    value: field.value,
    error: meta.touched ? errorText(meta.error, intl) : undefined,
    onBlur: () => afterPress(() => void helpers.setTouched(true)),
    setValue: (value: Value) => void helpers.setValue(value),
  };
}
