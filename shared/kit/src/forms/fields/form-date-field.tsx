import { useCallback, useRef } from 'react';
import { DateField, type DateFieldProps } from '../../ui/inputs/date-field.tsx';
import { useFormField } from './use-form-field.ts';

export type FormDateFieldProps = Omit<
  DateFieldProps,
  'id' | 'value' | 'error' | 'onChange' | 'onBlur' | 'onIncomplete'
> & { name: string };

type Value = string | null | undefined;

/** A date in a form, which cannot be submitted while the typed year is incomplete. */
export function FormDateField({ name, ...rest }: FormDateFieldProps) {
  // The value that an incomplete year has not replaced yet.
  const incompleteRef = useRef<string>(undefined);
  const validate = useCallback(
    (current: Value) =>
      (current ?? '') === incompleteRef.current ? { id: 'kit.ui.date.incomplete' } : undefined,
    [],
  );
  const { id, error, setValue, onBlur, ...field } = useFormField<Value>(name, validate);
  const value = field.value ?? '';
  return (
    <DateField
      {...rest}
      {...{ id, error, value, onBlur }}
      onChange={setValue}
      onIncomplete={(isIncomplete) => {
        incompleteRef.current = isIncomplete ? value : undefined;
      }}
    />
  );
}
