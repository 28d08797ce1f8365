import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenStyle } from '../base/mixins.ts';

/** Common props of fields, beside the value. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Error text; the field is invalid while it is set. */
  error?: ReactNode;
  required?: boolean;
  /** The label is read but not seen. */
  hideLabel?: boolean;
  /** Id of the control; generated when absent. */
  id?: string;
  className?: string;
}

export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** Receives the attributes that tie the control to label, hint and error. */
  children: (control: FieldControlProps) => ReactNode;
  /** At the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  /** Id for the label, where the control is named by `aria-labelledby`. */
  labelId?: string;
}

/** Label, hint and error around one control. */
export function Field(props: FieldFrameProps) {
  const { label, hint, error, required, hideLabel = false, aside, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack className={className} data-field>
      <LabelLine $hidden={hideLabel}>
        <Label id={props.labelId} htmlFor={id}>
          {label}
          {required && <RequiredMark aria-hidden>*</RequiredMark>}
        </Label>
        {aside}
      </LabelLine>
      {hint && (
        <FieldHint id={`${id}-hint`} data-part="hint">
          {hint}
        </FieldHint>
      )}
      <Stack data-part="control">
        {props.children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        })}
      </Stack>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
}

/** The error line of a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorLine id={id} data-part="error">
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** Explains the required mark, once at the top of a form. */
export function RequiredNote() {
  return (
    <FieldHint>
      <Star aria-hidden>*</Star> <FormattedMessage id="kit.ui.requiredNote" />
    </FieldHint>
  );
}

export const RequiredMark = styled.span`
  margin-inline-start: 4px;
  color: ${tokens.brand};
  font-weight: 600;
`;

const Star = styled(RequiredMark)`
  margin: 0;
`;

export const FieldHint = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Stack = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

const LabelLine = styled.div<{ $hidden: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  font-size: ${tokens.textSmall};
  ${(p) => p.$hidden && hiddenStyle}
`;

const Label = styled.label`
  font-weight: 600;
`;

const ErrorLine = styled.p`
  display: flex;
  gap: 6px;
  color: ${tokens.danger};
  font-size: ${tokens.textSmall};
  text-wrap: balance;
  svg {
    flex: none;
    margin-top: 4px;
  }
`;
