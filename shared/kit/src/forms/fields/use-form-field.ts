import { useField, useFormikContext, type FieldValidator } from 'formik';
import { useIntl } from '@dara/sdk/i18n';
import { useContext, useEffect, useRef } from 'react';
import { errorText, type ErrorValue } from './error-value.ts';
import { FormIdContext, fieldId } from './form-context.ts';

/**
 * Runs immediately, or after the click while a pointer is pressed: an error that appears between press and release
 * would move the target, and the click would be lost.
 */
function afterPress(show: () => void): void {
  if (!document.querySelector(':active')) return show();
  window.addEventListener('pointerup', () => setTimeout(show), { once: true });
}

/**
 * Value, id, error text and handlers of a field in the surrounding form. `validate` returns an error that a schema
 * cannot find; it must be stable.
 */
export function useFormField<Value>(
  name: string,
  validate?: (value: Value) => ErrorValue | undefined,
) {
  const intl = useIntl();
  const formId = useContext(FormIdContext);
  const [field, meta, helpers] = useField<Value>({
    name,
    // Formik types errors as text; forms also accept descriptors.
    validate: validate as FieldValidator | undefined,
  });
  const { submitCount } = useFormikContext();
  const attempts = useRef(submitCount);
  useEffect(() => {
    attempts.current = submitCount;
  }, [submitCount]);
  const handleBlur = () => {
    const before = attempts.current;
    afterPress(() => {
      // Submit has touched every field, and validating again now would remove the server's errors.
      if (attempts.current === before) void helpers.setTouched(true);
    });
  };
  return {
    id: fieldId(formId, name),
    name,
    value: field.value,
    error: meta.touched ? errorText(meta.error, intl) : undefined,
    onBlur: handleBlur,
    setValue: (value: Value) => void helpers.setValue(value),
  };
}
