import { plainNumber } from '@dara/model';
import { NumberField, type NumberFieldProps } from '../../ui/inputs/number-field.tsx';
import { textOf, type Named } from './form-text-fields.tsx';
import { useTypedValue } from './typed-values.ts';
import { useFormField } from './use-form-field.ts';

export type FormNumberFieldProps = Named<NumberFieldProps>;
/** Its value is text, with plain digits if it is a number; the schema validates it. */
export function FormNumberField({ name, ...rest }: FormNumberFieldProps) {
  const { setValue, value, ...field } = useFormField<string | null | undefined>(name);
  useTypedValue(name, value ?? '', (control) => plainNumber(textOf(control)), field.id);
  return <NumberField {...rest} {...field} value={value ?? ''} onChange={setValue} />;
}
