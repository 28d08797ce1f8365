import { FormTextField } from '@dara/kit/forms';
import { StateMessage } from '@dara/kit/ui';
import { useFormikContext } from 'formik';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface KeepValuesProps<Values> {
  onChange: (values: Values, isDirty: boolean) => void;
}

/** Reports the values of the form, to keep them when the page is left. */
export function KeepValues<Values>({ onChange }: KeepValuesProps<Values>) {
  const { values, dirty } = useFormikContext<Values>();
  useEffect(() => onChange(values, dirty), [onChange, values, dirty]);
  return null;
}

/** A field that people do not see and machines fill in. */
export function Trap() {
  return (
    <Unseen aria-hidden>
      <FormTextField name="website" label="Website" autoComplete="off" tabIndex={-1} />
    </Unseen>
  );
}

interface MessageSentProps {
  title: ReactNode;
  text: ReactNode;
  /** Where to go on. */
  children: ReactNode;
}

/** In place of a form that was sent; takes the focus. */
export function MessageSent({ title, text, children }: MessageSentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Done ref={ref} tabIndex={-1}>
      <StateMessage
        compact
        role="status"
        icon={<CircleCheck size={24} aria-hidden />}
        title={title}
        action={children}
      >
        {text}
      </StateMessage>
    </Done>
  );
}

// Visually hidden honeypot: bots skip fields that are not displayed.
const Unseen = styled.div`
  position: absolute;
  inset-inline-start: -10000px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

const Done = styled.div`
  outline: none;
`;
