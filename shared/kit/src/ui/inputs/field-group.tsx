import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { FieldHint, RequiredMark, type FieldProps } from './field.tsx';

/** The attributes that tie controls outside a `Field` to their hint and error. */
export function ariaAttributesOf(id: string, { hint, error, required }: Partial<FieldProps>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required || undefined,
  };
}

/** Label and hint of a group of controls, labelled by `<id>-label`. */
export function GroupHead({ id, label, hint, required }: FieldProps & { id: string }) {
  return (
    <>
      <Label id={`${id}-label`}>
        {label}
        {required && <RequiredMark aria-hidden>*</RequiredMark>}
      </Label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </>
  );
}

/** What a group of controls is in, between its head and its error. */
export const GroupStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

const Label = styled.div`
  font-size: ${tokens.textSmall};
  font-weight: 600;
`;
