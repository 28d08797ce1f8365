import { useId, type ReactNode } from 'react';
import { FieldHint } from './field.tsx';
import { Line, Track, Thumb } from './switch.styles.ts';

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
