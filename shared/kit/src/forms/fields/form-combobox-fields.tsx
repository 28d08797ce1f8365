import { Combobox, type ComboboxProps } from '../../ui/inputs/combobox.tsx';
import { MultiSelect, type MultiSelectProps } from '../../ui/inputs/multi-select.tsx';
import { useFormField } from './use-form-field.ts';

type Bound = 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur';
type Named<Props> = Omit<Props, Bound> & { name: string };

export type FormComboboxProps = Named<ComboboxProps>;
export function FormCombobox({ name, ...rest }: FormComboboxProps) {
  const { id, error, value, setValue, onBlur } = useFormField<string>(name);
  return <Combobox {...rest} {...{ id, error, onBlur }} value={value ?? ''} onChange={setValue} />;
}

export type FormMultiSelectProps = Named<MultiSelectProps>;
export function FormMultiSelect({ name, ...rest }: FormMultiSelectProps) {
  const { id, error, value, setValue, onBlur } = useFormField<string[]>(name);
  return (
    <MultiSelect {...rest} {...{ id, error, onBlur }} value={value ?? []} onChange={setValue} />
  );
}
