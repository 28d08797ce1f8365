import { Select as Base } from '@base-ui/react/select';
import { useIntl } from '@dara/sdk/i18n';
import { tokens, zIndex } from '@dara/sdk/theme';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useRef, type FocusEventHandler, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps } from './field.tsx';
import { controlBox, optionTick, popupBox, popupOption } from '../base/mixins.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  /** An empty string means nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLButtonElement>;
  placeholder?: string;
  /** Offers to choose nothing again, worded like this. */
  emptyLabel?: string;
  disabled?: boolean;
  name?: string;
  /** Before the value: an icon. */
  icon?: ReactNode;
}

/** One of a few options; for more than about twenty use `Combobox`. */
export function Select(props: SelectProps) {
  const { label, hint, error, required, hideLabel, id, className, options, value } = props;
  const { onChange, onBlur, placeholder, emptyLabel, disabled, name, icon } = props;
  const intl = useIntl();
  const labelId = useId();
  // Opening moves the focus into the list, which is not leaving the field.
  const isOpenRef = useRef(false);
  const items = emptyLabel === undefined ? options : [{ value: '', label: emptyLabel }, ...options];
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className, labelId }}>
      {(control) => (
        <Base.Root
          items={items}
          value={value === '' && emptyLabel === undefined ? null : value}
          onValueChange={(next) => onChange(next ?? '')}
          onOpenChange={(isOpen) => (isOpenRef.current = isOpen)}
          disabled={disabled}
          name={name}
          modal={false}
        >
          <Trigger
            {...control}
            aria-labelledby={labelId}
            onBlur={(event) => !isOpenRef.current && onBlur?.(event)}
          >
            {icon}
            <Value
              placeholder={placeholder ?? emptyLabel ?? intl.formatMessage({ id: 'kit.ui.choose' })}
            />
            <Base.Icon render={<Chevron size={20} aria-hidden />} />
          </Trigger>
          <Base.Portal>
            <Positioner sideOffset={4} alignItemWithTrigger={false}>
              <Popup>
                <Base.List>
                  {items.map((option) => (
                    <Item key={option.value} value={option.value} disabled={option.disabled}>
                      <Tick>
                        <Base.ItemIndicator render={<Check size={16} aria-hidden />} />
                      </Tick>
                      <Base.ItemText>{option.label}</Base.ItemText>
                    </Item>
                  ))}
                </Base.List>
              </Popup>
            </Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}

const Trigger = styled(Base.Trigger)`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: 8px;
  cursor: pointer;
`;

const Value = styled(Base.Value)`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${tokens.inkMuted};
  }
`;

const Chevron = styled(ChevronDown)`
  flex: none;
  color: ${tokens.inkMuted};
`;

const Positioner = styled(Base.Positioner)`
  z-index: ${zIndex.popover};
`;

const Popup = styled(Base.Popup)`
  ${popupBox}
  min-width: var(--anchor-width);
  max-width: min(var(--available-width), 420px);
  max-height: min(var(--available-height), 360px);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Item = styled(Base.Item)`
  ${popupOption}
`;

const Tick = styled.span`
  ${optionTick}
`;
