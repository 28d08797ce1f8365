import { tokens } from '@dara/sdk/theme';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps } from './field.tsx';
import { controlBox } from '../base/mixins.ts';

export interface TextFieldProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'prefix' | 'children'> {
  /** Inside the box, before and after the text: a unit, a sign. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  aside?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    required,
    hideLabel,
    id,
    className,
    aside,
    prefix,
    suffix,
    ...input
  } = props;
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className, aside }}>
      {(control) =>
        prefix || suffix ? (
          <Group
            data-invalid={error ? '' : undefined}
            data-disabled={input.disabled ? '' : undefined}
          >
            {prefix && <Affix>{prefix}</Affix>}
            <BareInput {...input} {...control} />
            {suffix && <Affix>{suffix}</Affix>}
          </Group>
        ) : (
          <TextInput {...input} {...control} />
        )
      }
    </Field>
  );
}

/** The bare box, where a field has its own arrangement. */
export const TextInput = styled.input`
  ${controlBox}
`;

const Group = styled.div`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block: 0;
  padding-inline: 12px;
`;

/** The input alone, inside a box that it shares with other things. */
export const BareInput = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 42px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  outline: none !important;
  &::placeholder {
    color: ${tokens.inkMuted};
    opacity: 1;
  }
`;

const Affix = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${tokens.inkMuted};
  white-space: nowrap;
`;
