import { tokens } from '@dara/sdk/theme';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { GroupHead, GroupStack, ariaAttributesOf } from '../../ui/inputs/field-group.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { useFormField } from './use-form-field.ts';
import { useTypedValue } from './typed-values.ts';

export interface FormChipsProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  options: readonly { value: string; label: string }[];
}

const isNewTo = (known: readonly string[]) => (one: string) => !known.includes(one);

/** The options checked in the document. */
function tickedIn(group: HTMLElement, options: FormChipsProps['options']): string[] {
  const boxes = group.querySelectorAll('input');
  return options.filter((_, index) => boxes[index]?.checked).map(({ value }) => value);
}

/** Any number of a few visible options. */
export function FormCheckboxChips(props: FormChipsProps) {
  const { id, value = [], setValue } = useFormField<string[]>(props.name);
  const chosen = (group: HTMLElement) => {
    const ticked = tickedIn(group, props.options);
    return [...value.filter((one) => ticked.includes(one)), ...ticked.filter(isNewTo(value))];
  };
  useTypedValue(props.name, value, chosen, id);
  const toggle = (one: string) =>
    setValue(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return <Chips {...props} type="checkbox" chosen={value} onChoose={toggle} />;
}

/** One of a few short visible options. */
export function FormRadioChips(props: FormChipsProps) {
  const { id, value, setValue } = useFormField<string>(props.name);
  useTypedValue(props.name, value, (group) => tickedIn(group, props.options)[0] ?? value, id);
  return <Chips {...props} type="radio" chosen={value ? [value] : []} onChoose={setValue} />;
}

interface ChipsProps extends FormChipsProps {
  type: 'checkbox' | 'radio';
  chosen: readonly string[];
  onChoose: (value: string) => void;
}

function Chips({ name, label, hint, required, options, type, chosen, onChoose }: ChipsProps) {
  const { id, error } = useFormField<unknown>(name);
  const isRadio = type === 'radio';
  const ties = ariaAttributesOf(id, { hint, error, required });
  return (
    <GroupStack
      id={id}
      role={isRadio ? 'radiogroup' : 'group'}
      aria-labelledby={`${id}-label`}
      // A plain group cannot be required or invalid.
      {...(isRadio ? ties : { 'aria-describedby': ties['aria-describedby'] })}
      data-invalid={error ? '' : undefined}
    >
      <GroupHead {...{ id, label, hint, required }} />
      <Options>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type={type}
              name={isRadio ? id : undefined}
              checked={chosen.includes(option.value)}
              onChange={() => onChoose(option.value)}
            />
            <span>
              <Check size={16} strokeWidth={3} aria-hidden />
              {option.label}
            </span>
          </Choice>
        ))}
      </Options>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </GroupStack>
  );
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 4px;
`;

const Choice = styled.label`
  position: relative;
  cursor: pointer;
  /* Over the chip and unseen, so that a finger exploring the screen finds it where it looks to be. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 6px 16px;
    border: 1px solid ${tokens.lineStrong};
    border-radius: ${tokens.radiusFull};
    background: ${tokens.paperRaised};
    transition: background-color ${tokens.motionFast} ${tokens.easing};
  }
  svg {
    display: none;
  }
  input:checked + span {
    border-color: ${tokens.brandFill};
    background: ${tokens.brandFill};
    color: ${tokens.onBrandFill};
    svg {
      display: block;
    }
  }
  input:focus-visible + span {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
  }
  &:hover span {
    border-color: ${tokens.ink};
  }
  [data-invalid] & input:not(:checked) + span {
    border-color: ${tokens.danger};
  }
`;
