import { tokens } from '@dara/shared/theme';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

interface ChoiceProps {
  label: string;
  hideLabel?: boolean;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of many with the browser's own list: a phone's wheel, and no script of ours. */
export function Choice({ label, hideLabel, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Root>
      {!hideLabel && <label htmlFor={id}>{label}</label>}
      <Box>
        <select
          id={id}
          aria-label={hideLabel ? label : undefined}
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
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;
  label {
    display: block;
    margin-block-end: 8px;
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
