import { tokens } from '@dara/sdk/theme';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlBox } from '../base/mixins.ts';
import { Field, type FieldProps } from './field.tsx';
import type { SelectOption } from './select.tsx';

export interface NativeSelectProps
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'children'> {
  options: readonly SelectOption[];
}

/** Native select: a phone's picker, and it works before scripts load. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, hint, error, required, hideLabel, id, className, options, ...select } = props;
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className }}>
      {(control) => (
        <Box>
          <select {...select} {...control}>
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
  select {
    ${controlBox}
    padding-inline-end: 40px;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }
  option {
    background: ${tokens.paperRaised};
    color: ${tokens.ink};
  }
  > svg {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: 12px;
    color: ${tokens.inkMuted};
    pointer-events: none;
  }
`;
