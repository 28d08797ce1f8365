import { plainNumber } from '@dara/model';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'suffix' | 'value' | 'onChange'
> {
  /** Digits with an optional decimal point, or typed text that is no number. */
  value: string;
  onChange: (value: string) => void;
  /** Shown after the figure: cm, THB, %. */
  unit?: string;
  /** Accepts a decimal point. */
  decimal?: boolean;
}

/**
 * A number as text: unlike `type=number` it never drops input and does not change on scroll. Thai digits, separators and
 * a currency stay in sight and are left out of the value.
 */
export function NumberField(props: NumberFieldProps) {
  const { unit, decimal = false, value, onChange, ...rest } = props;
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      autoComplete="off"
      {...rest}
      value={plainNumber(typed) === value ? typed : value}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(plainNumber(event.target.value));
      }}
      type="text"
      inputMode={decimal ? 'decimal' : 'numeric'}
      suffix={unit}
    />
  );
}
