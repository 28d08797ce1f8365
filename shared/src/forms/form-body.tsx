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
import { FormIdContext } from './form-context.ts';
import { FormErrorSummary, focusField } from './form-error-summary.tsx';
import { LeaveGuard } from './leave-guard.tsx';

interface FormBodyProps {
  label?: string;
  labels?: Readonly<Record<string, string>>;
  guard?: boolean;
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
      event.preventDefault();
      ref.current?.requestSubmit();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [guard]);
  const showsSummary = !isSubmitting && (refusal?.error !== undefined || (!compact && !isValid));
  return (
    <Root
      ref={ref}
      id={formId}
      // Sent before the script has come, nothing typed may land in the address.
      method="post"
      noValidate
      aria-label={label}
      onSubmit={form.handleSubmit}
      onReset={form.handleReset}
    >
      {showsSummary && (
        <FormErrorSummary serverError={refusal?.error} attempt={attempt} labels={labels} />
      )}
      {children}
      {guard && <LeaveGuard when={form.dirty && !isSubmitting} passRef={savedRef} />}
    </Root>
  );
}

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;
