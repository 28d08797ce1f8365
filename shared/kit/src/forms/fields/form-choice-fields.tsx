import { Checkbox, type CheckboxProps } from '../../ui/inputs/checkbox.tsx';
import { RadioGroup, type RadioGroupProps } from '../../ui/inputs/radio-group.tsx';
import { Select, type SelectProps } from '../../ui/inputs/select.tsx';
import { Switch, type SwitchProps } from '../../ui/inputs/switch.tsx';
import { useFormField } from './use-form-field.ts';
import { useTypedValue } from './typed-values.ts';

const isTicked = (control: HTMLElement) => (control as HTMLInputElement).checked;

type Bound = 'id' | 'name' | 'value' | 'checked' | 'error' | 'onChange' | 'onBlur';
type Named<Props> = Omit<Props, Bound> & { name: string };

export type FormSelectProps = Named<SelectProps>;
export function FormSelect({ name, ...rest }: FormSelectProps) {
  const { setValue, ...field } = useFormField<string>(name);
  return <Select {...rest} {...field} value={field.value ?? ''} onChange={setValue} />;
}

export type FormRadioGroupProps = Named<RadioGroupProps>;
export function FormRadioGroup({ name, ...rest }: FormRadioGroupProps) {
  const { id, error, value, setValue } = useFormField<string>(name);
  const chosen = (group: HTMLElement) =>
    group.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
  useTypedValue(name, value ?? '', chosen, id);
  return <RadioGroup {...rest} id={id} error={error} value={value ?? ''} onChange={setValue} />;
}

export type FormCheckboxProps = Named<CheckboxProps>;
export function FormCheckbox({ name, ...rest }: FormCheckboxProps) {
  const { id, error, value, setValue } = useFormField<boolean>(name);
  useTypedValue(name, Boolean(value), isTicked, id);
  return <Checkbox {...rest} id={id} error={error} checked={Boolean(value)} onChange={setValue} />;
}

export type FormSwitchProps = Named<SwitchProps>;
export function FormSwitch({ name, ...rest }: FormSwitchProps) {
  const { id, value, setValue } = useFormField<boolean>(name);
  useTypedValue(name, Boolean(value), isTicked, id);
  return <Switch {...rest} id={id} checked={Boolean(value)} onChange={setValue} />;
}
