import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { TextInput, Group, BareInput, Affix } from './text-field.styles.ts';

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
