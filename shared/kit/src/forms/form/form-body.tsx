import { isApiError } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import type { NoticeMessage } from '@dara/sdk/notice';
import { useFormikContext } from 'formik';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';
import { FormIdContext } from '../fields/form-context.ts';
import { FormErrorSummary, focusField } from './form-error-summary.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { useTakeTyped } from '../fields/use-take-typed.ts';

interface FormBodyProps {
  label?: string;
  labels?: Readonly<Record<string, string>>;
  guard?: boolean;
  guardMessage?: NoticeMessage;
  compact?: boolean;
  refusal?: { error: unknown; attempt: number };
  savedRef: RefObject<boolean>;
  firstWrong?: string;
  children: ReactNode;
}

/** The `<form>` itself: summary, focus after a refusal, Ctrl/Cmd S, the guard. */
export function FormBody(props: FormBodyProps) {
  const { label, labels, guard, compact, refusal, savedRef, firstWrong, children } = props;
  const form = useFormikContext();
  const formId = useContext(FormIdContext);
  const ref = useRef<HTMLFormElement>(null);
  useTakeTyped(ref);
  const { submitCount, isSubmitting, isValid } = form;
  const attempt = submitCount + (refusal?.attempt ?? 0);
  const leadToProblem = useEffectEvent(() => {
    if (compact && !refusal?.error && firstWrong) focusField(formId, firstWrong);
  });
  useEffect(() => {
    if (!isSubmitting && submitCount > 0) leadToProblem();
  }, [isSubmitting, submitCount]);
  useEffect(() => {
    if (!guard) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      // With Shift it strikes text through.
      if (event.shiftKey) return;
      // With several forms in tabs, only the visible one.
      if (ref.current?.closest('[hidden]')) return;
      // A form in a hidden tab keeps its values.
      if (!ref.current || ref.current.closest('[hidden]')) return;
      event.preventDefault();
      ref.current.requestSubmit();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [guard]);
  const isConnection = isApiError(refusal?.error) && typeof refusal.error.status !== 'number';
  const showsSummary = !isSubmitting && (refusal?.error !== undefined || (!compact && !isValid));
  return (
    <Root
      ref={ref}
      id={formId}
      // Submitted before scripts run, values must not appear in the URL.
      method="post"
      noValidate
      aria-label={label}
      onSubmit={form.handleSubmit}
      onReset={form.handleReset}
    >
      {showsSummary && (
        <FormErrorSummary
          serverError={refusal?.error}
          attempt={attempt}
          labels={labels}
          action={
            isConnection && (
              <Button type="submit" size="small">
                <FormattedMessage id="kit.form.sendAgain" />
              </Button>
            )
          }
        />
      )}
      {children}
      {guard && (
        <LeaveGuard
          when={form.dirty && !isSubmitting}
          passRef={savedRef}
          record={label}
          message={props.guardMessage}
        />
      )}
    </Root>
  );
}

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: 20px;
  /* Where something may be said later on takes no room until then. */
  > [role='status']:empty {
    position: absolute;
  }
`;
