import { Radio } from '@base-ui/react/radio';
import { RadioGroup as Base } from '@base-ui/react/radio-group';
import { tokens } from '@dara/sdk/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { GroupHead, GroupStack, ariaAttributesOf } from './field-group.tsx';
import { FieldError, FieldHint, type FieldProps } from './field.tsx';
import { coarsePointer, tickBox } from '../base/mixins.ts';

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

/** One of a few visible options. */
export function RadioGroup(props: RadioGroupProps) {
  const { error, options, value, onChange, inline, disabled } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <GroupStack className={props.className}>
      <GroupHead {...props} id={id} />
      <Options
        id={id}
        $inline={inline}
        aria-labelledby={`${id}-label`}
        {...ariaAttributesOf(id, props)}
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
    </GroupStack>
  );
}

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
  ${coarsePointer} {
    padding-block: 9px;
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
