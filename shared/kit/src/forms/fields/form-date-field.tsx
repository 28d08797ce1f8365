import { DateField, type DateFieldProps } from '../../ui/inputs/date-field.tsx';
import { useFormField } from './use-form-field.ts';

export type FormDateFieldProps = Omit<
  DateFieldProps,
  'id' | 'value' | 'error' | 'onChange' | 'onBlur'
> & { name: string };

export function FormDateField({ name, ...rest }: FormDateFieldProps) {
  const { id, error, value, setValue, onBlur } = useFormField<string>(name);
  return <DateField {...rest} {...{ id, error, onBlur }} value={value ?? ''} onChange={setValue} />;
}
