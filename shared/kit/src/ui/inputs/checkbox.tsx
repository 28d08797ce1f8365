import { tokens } from '@dara/sdk/theme';
import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { ariaAttributesOf } from './field-group.tsx';
import { FieldError, FieldHint, RequiredMark } from './field.tsx';
import { fingerArea, coarsePointer, hiddenStyle, tickBox } from '../base/mixins.ts';

const roomy = css`
  ${coarsePointer} {
    padding-block: 9px;
  }
`;

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Indeterminate. */
  indeterminate?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  hideLabel?: boolean;
  id?: string;
  className?: string;
}

/** A boolean in a form. For an immediate effect use `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { label, checked, onChange, indeterminate, hint, error, required, disabled } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className={props.className}>
      <Line $disabled={disabled} $bare={props.hideLabel}>
        <Box
          id={id}
          aria-labelledby={`${id}-label`}
          {...ariaAttributesOf(id, props)}
          checked={checked}
          indeterminate={indeterminate}
          disabled={disabled}
          onCheckedChange={onChange}
        >
          <Base.Indicator
            render={
              indeterminate ? (
                <Minus size={16} strokeWidth={3} aria-hidden />
              ) : (
                <Check size={16} strokeWidth={3} aria-hidden />
              )
            }
          />
        </Box>
        <Label id={`${id}-label`} $hidden={props.hideLabel}>
          {label}
          {required && <RequiredMark aria-hidden>*</RequiredMark>}
        </Label>
      </Line>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const Line = styled.label<{ $disabled?: boolean; $bare?: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: 12px;
  min-height: 26px;
  vertical-align: middle;
  cursor: ${(p) => (p.$disabled ? 'not-allowed' : 'pointer')};
  ${(p) => (p.$bare ? fingerArea(10) : roomy)}
`;

const Label = styled.span<{ $hidden?: boolean }>`
  ${(p) => p.$hidden && hiddenStyle}
`;

const Box = styled(Base.Root)`
  ${tickBox}
  border-radius: ${tokens.radiusSmall};
  color: ${tokens.onBrandFill};
  transition: background-color ${tokens.motionFast} ${tokens.easing};
  &[data-checked],
  &[data-indeterminate] {
    border-color: ${tokens.brandFill};
    background: ${tokens.brandFill};
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.danger};
  }
`;
