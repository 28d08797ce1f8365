import { tokens } from '@dara/sdk/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps } from './field.tsx';
import { controlBox } from '../base/mixins.ts';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'children'> {
  /** Shows a character counter with this limit. */
  limit?: number;
}

/** Multi-line text; grows with its content where supported. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, hideLabel, id, className, limit, ...input } = props;
  const length = String(input.value ?? '').length;
  const aside = limit ? (
    <Count $over={length > limit}>
      {length}/{limit}
    </Count>
  ) : undefined;
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className, aside }}>
      {(control) => <Box rows={4} {...input} {...control} />}
    </Field>
  );
}

const Box = styled.textarea`
  ${controlBox}
  min-height: 112px;
  resize: vertical;
  field-sizing: content;
`;

const Count = styled.span<{ $over: boolean }>`
  color: ${(p) => (p.$over ? tokens.danger : tokens.inkMuted)};
  font-variant-numeric: tabular-nums;
`;
