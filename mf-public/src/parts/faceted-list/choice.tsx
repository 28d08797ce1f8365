import { FormattedMessage } from '@dara/sdk/i18n';
import { HiddenQueryFields, type ListForm } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { Button, useTypedBefore } from '@dara/kit/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';

interface ChoiceProps {
  label: string;
  /** Its name in the address, and the form that sends it before the page is hydrated. */
  name: string;
  form: ListForm;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Native select: a phone's picker, without scripts. */
export function Choice({ label, name, form, options, value, onChange }: ChoiceProps) {
  const id = useId();
  const ref = useRef<HTMLSelectElement>(null);
  useTypedBefore(ref, value, onChange);
  return (
    <Root method="get" action={form.action}>
      <HiddenQueryFields form={form} />
      <label htmlFor={id}>{label}</label>
      <Box>
        <select
          ref={ref}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} aria-hidden />
      </Box>
      <noscript>
        <Button type="submit" size="small">
          <FormattedMessage id="kit.resource.apply" />
        </Button>
      </noscript>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  gap: 8px;
  min-width: 0;
  label {
    font-weight: 500;
  }
`;

const Box = styled.div`
  position: relative;
  select {
    width: 100%;
    min-height: 44px;
    padding: 8px 40px 8px 12px;
    border: 1px solid ${tokens.lineStrong};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperRaised};
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }
  select:hover {
    border-color: ${tokens.ink};
  }
  option {
    background: ${tokens.paperRaised};
    color: ${tokens.ink};
  }
  svg {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: 12px;
    color: ${tokens.inkMuted};
    pointer-events: none;
  }
`;
