import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  text?: string;
  onChange: (value: number) => void;
}

/** A slider for one parameter of a photo's view. */
export function Slider({ label, min, max, value, text, onChange }: SliderProps) {
  return (
    <SliderLine>
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.02}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </SliderLine>
  );
}

const SliderLine = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space2};
  min-width: 0;
  font-size: ${tokens.textSmall};
  white-space: nowrap;
  > span {
    min-width: 56px;
  }
  input {
    flex: 1;
    width: 100%;
    min-width: 0;
    height: 28px;
    accent-color: ${tokens.brandFill};
  }
`;
