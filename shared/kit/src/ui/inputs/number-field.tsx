import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'suffix'> {
  /** Shown after the figure: cm, THB, %. */
  unit?: string;
  /** Accepts a decimal point. */
  decimal?: boolean;
}

/** A number as text: unlike `type=number` it never drops input and does not change on scroll. */
export function NumberField({ unit, decimal = false, ...rest }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode={decimal ? 'decimal' : 'numeric'}
      suffix={unit}
    />
  );
}
