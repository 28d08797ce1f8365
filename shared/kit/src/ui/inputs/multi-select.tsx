import { Combobox as Base } from '@base-ui/react/combobox';
import { foldText } from '@dara/model';
import { useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { X } from 'lucide-react';
import { useId, useMemo, useState, type FocusEventHandler } from 'react';
import { styled } from 'styled-components';
import { ComboboxPopup, hasText } from './combobox-popup.tsx';
import { Field, type FieldProps } from './field.tsx';
import { controlBox, focusRing } from '../base/mixins.ts';
import type { SelectOption } from './select.tsx';
import { ChipRemove } from '../display/tag.tsx';
import { BareInput } from './text-field.styles.ts';

export interface MultiSelectProps extends FieldProps {
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  placeholder?: string;
  disabled?: boolean;
  /** Input text, for server-side search. */
  onType?: (text: string) => void;
  /** Allows creating an option from the input. */
  onCreate?: (text: string) => void;
}

/** The option that represents the input. */
const CREATE = ' create';

/** Select any number of many options by typing, shown as removable chips. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, hint, error, required, hideLabel, id, className, options, value } = props;
  const { onChange, onBlur, placeholder, disabled, onType, onCreate } = props;
  const intl = useIntl();
  const labelId = useId();
  const chosen = useMemo(
    () => options.filter((option) => value.includes(option.value)),
    [options, value],
  );
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const items = useMemo(() => {
    const isKnown = options.some(({ label }) => foldText(label) === foldText(text));
    if (!onCreate || text === '' || isKnown) return options;
    const create = intl.formatMessage({ id: 'kit.ui.create' }, { name: text });
    return [...options, { value: CREATE, label: create }];
  }, [options, text, onCreate, intl]);
  const handleChange = (next: SelectOption[]) => {
    if (next.some((option) => option.value === CREATE)) return onCreate?.(text);
    onChange(next.map((option) => option.value));
  };
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className, labelId }}>
      {(control) => (
        <Base.Root
          items={items}
          multiple
          value={chosen}
          onValueChange={handleChange}
          filter={hasText}
          onInputValueChange={(next: string) => {
            setTyped(next);
            onType?.(next);
          }}
          disabled={disabled}
        >
          <Box data-invalid={error ? '' : undefined} data-disabled={disabled ? '' : undefined}>
            <Chips>
              {chosen.map((option) => (
                <Chip key={option.value} aria-label={option.label}>
                  {option.label}
                  <Base.ChipRemove
                    render={<Remove />}
                    aria-label={intl.formatMessage({ id: 'kit.ui.remove' }, { name: option.label })}
                  >
                    <X size={16} aria-hidden />
                  </Base.ChipRemove>
                </Chip>
              ))}
              <Base.Input
                render={<Input />}
                {...control}
                aria-labelledby={labelId}
                onBlur={onBlur}
                placeholder={
                  chosen.length > 0
                    ? undefined
                    : (placeholder ?? intl.formatMessage({ id: 'kit.ui.typeToFind' }))
                }
              />
            </Chips>
          </Box>
          <ComboboxPopup />
        </Base.Root>
      )}
    </Field>
  );
}

const Box = styled(Base.InputGroup)`
  ${controlBox}
  padding: 5px 8px;
  cursor: text;
`;

const Chips = styled(Base.Chips)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
`;

const Chip = styled(Base.Chip)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 32px;
  padding-inline: 12px 2px;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.paperSunken};
  font-size: ${tokens.textSmall};
  ${focusRing}
`;

const Remove = styled(ChipRemove)`
  color: ${tokens.inkMuted};
  &:hover {
    color: ${tokens.ink};
    background: ${tokens.line};
  }
`;

const Input = styled(BareInput)`
  min-width: 96px;
  min-height: 32px;
  padding-inline: 4px;
`;
