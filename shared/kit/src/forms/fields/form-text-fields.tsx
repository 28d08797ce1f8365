import { PasswordField, type PasswordFieldProps } from '../../ui/inputs/password-field.tsx';
import { TextField, type TextFieldProps } from '../../ui/inputs/text-field.tsx';
import { useFormField } from './use-form-field.ts';
import { useTypedValue } from './typed-values.ts';

/** Props that the form provides. */
type Bound = 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur';
export type Named<Props> = Omit<Props, Bound> & { name: string };

export const textOf = (control: HTMLElement) =>
  (control as HTMLInputElement | HTMLTextAreaElement).value;

export function useText(name: string) {
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

export type FormPasswordFieldProps = Named<PasswordFieldProps>;
export function FormPasswordField({ name, ...rest }: FormPasswordFieldProps) {
  return <PasswordField {...rest} {...useText(name)} />;
}
