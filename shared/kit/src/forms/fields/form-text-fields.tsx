import { plainNumber } from '@dara/model';
import { NumberField, type NumberFieldProps } from '../../ui/inputs/number-field.tsx';
import { PasswordField, type PasswordFieldProps } from '../../ui/inputs/password-field.tsx';
import { TextArea, type TextAreaProps } from '../../ui/inputs/text-area.tsx';
import { TextField, type TextFieldProps } from '../../ui/inputs/text-field.tsx';
import { useFormField } from './use-form-field.ts';
import { useTypedValue } from './typed-values.ts';

/** Props that the form provides. */
type Bound = 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur';
type Named<Props> = Omit<Props, Bound> & { name: string };

const textOf = (control: HTMLElement) => (control as HTMLInputElement | HTMLTextAreaElement).value;

function useText(name: string) {
  const { setValue, value, ...field } = useFormField<string | null | undefined>(name);
  useTypedValue(name, value ?? '', textOf, field.id);
  return {
    ...field,
    value: value ?? '',
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  };
}

export type FormTextFieldProps = Named<TextFieldProps>;
export function FormTextField({ name, ...rest }: FormTextFieldProps) {
  return <TextField {...rest} {...useText(name)} />;
}

export type FormTextAreaProps = Named<TextAreaProps>;
export function FormTextArea({ name, ...rest }: FormTextAreaProps) {
  return <TextArea {...rest} {...useText(name)} />;
}

export type FormNumberFieldProps = Named<NumberFieldProps>;
/** Its value is text, with plain digits if it is a number; the schema validates it. */
export function FormNumberField({ name, ...rest }: FormNumberFieldProps) {
  const { setValue, value, ...field } = useFormField<string | null | undefined>(name);
  useTypedValue(name, value ?? '', (control) => plainNumber(textOf(control)), field.id);
  return <NumberField {...rest} {...field} value={value ?? ''} onChange={setValue} />;
}

export type FormPasswordFieldProps = Named<PasswordFieldProps>;
export function FormPasswordField({ name, ...rest }: FormPasswordFieldProps) {
  return <PasswordField {...rest} {...useText(name)} />;
}
