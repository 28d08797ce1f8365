import { Combobox as Base } from '@base-ui/react/combobox';
import { useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ChevronDown } from 'lucide-react';
import { useId, useMemo, type FocusEventHandler } from 'react';
import { styled } from 'styled-components';
import { ComboboxPopup, hasText } from './combobox-popup.tsx';
import { Field, type FieldProps } from './field.tsx';
import { controlBox } from '../base/mixins.ts';
import type { SelectOption } from './select.tsx';

export interface ComboboxProps extends FieldProps {
  options: readonly SelectOption[];
  /** An empty string means nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  placeholder?: string;
  disabled?: boolean;
  /** Called with the input for server-side search; options are then shown unfiltered. */
  onSearch?: (text: string) => void;
}

/** Select one of many options by typing. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, required, hideLabel, id, className, options, value } = props;
  const { onChange, onBlur, placeholder, disabled, onSearch } = props;
  const intl = useIntl();
  const labelId = useId();
  const chosen = useMemo(
    () => options.find((option) => option.value === value) ?? null,
    [options, value],
  );
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className, labelId }}>
      {(control) => (
        <Base.Root
          items={options}
          value={chosen}
          onValueChange={(next: SelectOption | null) => onChange(next?.value ?? '')}
          disabled={disabled}
          filter={onSearch ? null : hasText}
          onInputValueChange={(text, { reason }) => reason === 'input-change' && onSearch?.(text)}
        >
          <Row>
            <Input
              {...control}
              aria-labelledby={labelId}
              onBlur={onBlur}
              placeholder={placeholder ?? intl.formatMessage({ id: 'kit.ui.typeToFind' })}
            />
            <Opener aria-label={intl.formatMessage({ id: 'kit.ui.showOptions' })}>
              <ChevronDown size={20} aria-hidden />
            </Opener>
          </Row>
          <ComboboxPopup />
        </Base.Root>
      )}
    </Field>
  );
}

const Row = styled.div`
  position: relative;
`;

const Input = styled(Base.Input)`
  ${controlBox}
  padding-inline-end: 44px;
`;

const Opener = styled(Base.Trigger)`
  position: absolute;
  inset-block: 1px;
  inset-inline-end: 1px;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 42px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radiusMedium};
  background: none;
  color: ${tokens.inkMuted};
  cursor: pointer;
`;
