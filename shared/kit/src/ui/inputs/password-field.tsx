import { useIntl } from '@dara/sdk/i18n';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Field } from './field.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { TextInput } from './text-field.styles.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'> {
  value: string;
  /** Shows the requirements, for a new password. */
  checklist?: boolean;
}

/** A password that can be shown; `autoComplete` is required in practice for password managers. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, hideLabel, className, aside, checklist, ...input } = props;
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className, aside }}>
      {(control) => (
        <>
          <Row>
            <Input
              autoComplete={checklist ? 'new-password' : 'current-password'}
              {...input}
              {...control}
              type={isShown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="none"
              aria-describedby={
                [control['aria-describedby'], checklist && `${id}-checklist`]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
            />
            <Toggle
              size="small"
              aria-pressed={isShown}
              label={intl.formatMessage({ id: 'kit.ui.showPassword' })}
              icon={isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
              onClick={() => setIsShown(!isShown)}
            />
          </Row>
          {checklist && <PasswordChecklist id={`${id}-checklist`} value={props.value} />}
        </>
      )}
    </Field>
  );
}

const Row = styled.div`
  position: relative;
`;

const Input = styled(TextInput)`
  padding-inline-end: 48px;
  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
`;
