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
  /** Accepts a decimal point, and shows thousands with separators. */
  decimal?: boolean;
}

/** `60000.5` as `60,000.5`; other text as it is. */
const grouped = (value: string): string =>
  value.replace(/^\d+(?=(\.\d*)?$)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/**
 * A number as text: unlike `type=number` it never drops input and does not change on scroll. Thai digits, separators and
 * a currency stay in sight and are left out of the value. Amounts get separators when the field is left.
 */
export function NumberField(props: NumberFieldProps) {
  const { unit, decimal = false, value, onChange, onBlur, ...rest } = props;
  const shown = decimal ? grouped(value) : value;
  const [typed, setTyped] = useState(shown);
  return (
    <TextField
      autoComplete="off"
      {...rest}
      value={plainNumber(typed) === value ? typed : shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(plainNumber(event.target.value));
      }}
      onBlur={(event) => {
        if (decimal) setTyped(shown);
        onBlur?.(event);
      }}
      type="text"
      inputMode={decimal ? 'decimal' : 'numeric'}
      suffix={unit}
    />
  );
}
