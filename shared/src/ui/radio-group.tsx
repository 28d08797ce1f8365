import { Radio } from '@base-ui/react/radio';
import { RadioGroup as Base } from '@base-ui/react/radio-group';
import { tokens } from '@dara/shared/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FieldError, FieldHint, RequiredMark, type FieldProps } from './field.tsx';
import { tickBox } from './kit.ts';

export interface RadioOption {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldProps, 'hideLabel'> {
  options: readonly RadioOption[];
  value: string;
  onChange: (value: string) => void;
  /** One beside the other where there is room. */
  inline?: boolean;
  disabled?: boolean;
}

/** One out of a few options, all in sight. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, required, options, value, onChange, inline, disabled } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack className={props.className}>
      <Label id={`${id}-label`}>
        {label}
        {required && <RequiredMark aria-hidden>*</RequiredMark>}
      </Label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <Options
        id={id}
        $inline={inline}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        value={value}
        disabled={disabled}
        onValueChange={(next) => onChange(String(next))}
      >
        {options.map((option) => (
          <Line key={option.value}>
            <Dot
              value={option.value}
              disabled={option.disabled}
              aria-labelledby={`${id}-${option.value}`}
            >
              <Radio.Indicator render={<Mark />} />
            </Dot>
            <span>
              <span id={`${id}-${option.value}`}>{option.label}</span>
              {option.hint && <FieldHint as="span">{option.hint}</FieldHint>}
            </span>
          </Line>
        ))}
      </Options>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
`;

const Label = styled.div`
  font-size: ${tokens.textSmall};
  font-weight: 600;
`;

const Options = styled(Base)<{ $inline?: boolean }>`
  display: flex;
  flex-direction: ${(p) => (p.$inline ? 'row' : 'column')};
  flex-wrap: wrap;
  gap: 8px 24px;
  padding-block: 4px;
`;

const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: 12px;
  cursor: pointer;
  & > span:last-child {
    display: flex;
    flex-direction: column;
  }
`;

const Dot = styled(Radio.Root)`
  ${tickBox}
  border-radius: ${tokens.radiusFull};
  &[data-checked] {
    border-color: ${tokens.brand};
  }
`;

const Mark = styled.span`
  width: 12px;
  height: 12px;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.brand};
`;
