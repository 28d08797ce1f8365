import { Switch as Base } from '@base-ui/react/switch';
import { tokens } from '@dara/sdk/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldHint } from './field.tsx';
import { focusRing, forFingers } from '../base/mixins.ts';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** Turns something on or off. */
export function Switch({ label, checked, onChange, hint, disabled, ...rest }: SwitchProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={rest.className}>
      <Line>
        <Track
          id={id}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          checked={checked}
          disabled={disabled}
          onCheckedChange={onChange}
        >
          <Thumb />
        </Track>
        <span id={`${id}-label`}>{label}</span>
      </Line>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  );
}

const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: 12px;
  cursor: pointer;
  ${forFingers} {
    padding-block: 9px;
  }
`;

const Track = styled(Base.Root)`
  display: inline-flex;
  flex: none;
  align-items: center;
  width: 44px;
  height: 24px;
  margin-top: 1px;
  padding: 2px;
  border: 1px solid ${tokens.lineStrong};
  border-radius: ${tokens.radiusFull};
  background: ${tokens.paperSunken};
  transition: background-color ${tokens.motionFast} ${tokens.easing};
  ${focusRing}
  &[data-checked] {
    border-color: ${tokens.brandFill};
    background: ${tokens.brandFill};
  }
  &[data-disabled] {
    opacity: 0.55;
  }
`;

const Thumb = styled(Base.Thumb)`
  width: 18px;
  height: 18px;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.lineStrong};
  transition: transform ${tokens.motionFast} ${tokens.easing};
  &[data-checked] {
    background: ${tokens.onBrandFill};
    transform: translateX(20px);
  }
`;
