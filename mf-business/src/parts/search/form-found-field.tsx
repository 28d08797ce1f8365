import { useFormField } from '@dara/kit/forms';
import { Combobox, type ComboboxProps, type SelectOption } from '@dara/kit/ui';
import { useState } from 'react';

interface FormFoundFieldProps extends Pick<ComboboxProps, 'label' | 'hint' | 'required'> {
  name: string;
  /** Search results; absent while loading. */
  found: readonly SelectOption[] | undefined;
  /** The current value, which may not be among the results. */
  current?: SelectOption;
  onSearch: (text: string) => void;
}

const NONE: readonly SelectOption[] = [];

/** Selects one record by server-side search. */
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
