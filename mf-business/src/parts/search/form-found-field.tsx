import { useFormField } from '@dara/kit/forms';
import { Combobox, type ComboboxProps, type SelectOption } from '@dara/kit/ui';
import { useState } from 'react';

interface FormFoundFieldProps extends Pick<ComboboxProps, 'label' | 'hint' | 'required'> {
  name: string;
  /** What the server found; absent while it searches. */
  found: readonly SelectOption[] | undefined;
  /** What the record has already, which may be among the found or not. */
  current?: SelectOption;
  onSearch: (text: string) => void;
}

const NONE: readonly SelectOption[] = [];

/** One of many records that the server finds by what is typed. */
export function FormFoundField({ name, found, current, ...rest }: FormFoundFieldProps) {
  const { id, error, value, setValue, onBlur } = useFormField<string>(name);
  const [picked, setPicked] = useState(current);
  const [last, setLast] = useState(NONE);
  if (found && found !== last) setLast(found);
  const chosen = [picked, current].find((one) => one && one.value === value);
  const isListed = chosen && last.some((one) => one.value === chosen.value);
  const options = chosen && !isListed ? [chosen, ...last] : last;
  return (
    <Combobox
      {...rest}
      {...{ id, error, onBlur, options }}
      value={value ?? ''}
      onChange={(next) => {
        setPicked(options.find((one) => one.value === next));
        setValue(next);
      }}
    />
  );
}
