import { isApiError } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { setIn, useFormikContext, type FormikErrors, type FormikTouched } from 'formik';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { RequiredNote } from '../../ui/inputs/field.tsx';
import { DraftNotice } from '../draft/draft-notice.tsx';
import { FormIdContext } from '../fields/form-context.ts';
import { FormErrorSummary } from '../form/form-error-summary.tsx';
import { hasField, type FormStep } from './form-step.ts';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { StepActions } from './step-actions.tsx';
import * as S from './step-form.styles.ts';
import { StepProgress } from './step-progress.tsx';
import { useTakeTyped } from '../fields/use-take-typed.ts';
import { useFormDraft, type DraftOptions } from '../draft/use-form-draft.ts';
import type { Steps } from './use-steps.ts';

/** Errors of the last attempt. */
export interface StepRefusal {
  attempt: number;
  /** Errors by field name, of all steps; shown in their step. */
  held: Readonly<Record<string, unknown>>;
  error?: unknown;
}

interface StepFormBodyProps {
  steps: readonly FormStep[];
  nav: Steps;
  refusal: StepRefusal;
  savedRef: RefObject<boolean>;
  isSent: boolean;
  label: string;
  heading: ReactNode;
  labels?: Readonly<Record<string, string>>;
  submitLabel: ReactNode;
  draft?: DraftOptions;
  draftNote?: ReactNode;
  sending?: ReactNode;
}

type Nested = Record<string, unknown>;

const nest = (held: Nested, valueOf: (value: unknown) => unknown): Nested =>
  Object.entries(held).reduce<Nested>(
    (all, [name, value]) => setIn(all, name, valueOf(value)) as Nested,
    {},
  );

/** The current step: its errors, and focus when the step or its errors change. */
function useStepAttempts(step: FormStep | undefined, index: number, refusal: StepRefusal) {
  const form = useFormikContext<Nested>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const seen = useRef({ index, attempt: refusal.attempt });
  /** Errors that were already shown: returning to a step does not show them again. */
  const shownRef = useRef(new Set<string>());
  const [start, setStart] = useState({ index, submitCount: form.submitCount, extra: 0 });
  const arrive = useEffectEvent(() => {
    const isNewStep = seen.current.index !== index;
    const isRefused = seen.current.attempt !== refusal.attempt;
    seen.current = { index, attempt: refusal.attempt };
    if (!isNewStep && !isRefused) return;
    if (isRefused) shownRef.current.clear();
    const mine = Object.fromEntries(
      Object.entries(refusal.held).filter(
        ([name]) => step && hasField(step, name) && !shownRef.current.has(name),
      ),
    );
    for (const name of Object.keys(mine)) shownRef.current.add(name);
    // Formik types errors as text; these fields also accept descriptors.
    form.setErrors(nest(mine, (value) => value) as FormikErrors<Nested>);
    void form.setTouched(nest(mine, () => true) as FormikTouched<Nested>, false);
    const hasShown = Object.keys(mine).length > 0 || (isRefused && Boolean(refusal.error));
    setStart(({ extra }) => ({
      index,
      submitCount: form.submitCount,
      extra: hasShown ? extra + 1 : 0,
    }));
    if (isNewStep && !hasShown) {
      headingRef.current?.focus({ preventScroll: true });
      headingRef.current?.scrollIntoView?.({ block: 'start' });
    }
  });
  useEffect(() => arrive(), [index, refusal.attempt]);
  const tries = Math.max(0, form.submitCount - start.submitCount) + start.extra;
  return { headingRef, attempt: start.index === index ? tries : 0 };
}

interface StepHeaderProps {
  step: FormStep | undefined;
  index: number;
  count: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

function StepHeader({ step, index, count, headingRef }: StepHeaderProps) {
  return (
    <header>
      <S.Count>
        <FormattedMessage id="kit.form.step.count" values={{ step: index + 1, steps: count }} />
      </S.Count>
      <S.Title ref={headingRef} tabIndex={-1}>
        {step?.title}
      </S.Title>
      {step?.lead && <S.Lead>{step.lead}</S.Lead>}
    </header>
  );
}

/** Whether the request failed without a response. */
const isOffline = (error: unknown): boolean =>
  isApiError(error) && typeof error.status !== 'number';

function SendAgain() {
  return (
    <Button type="submit" size="small">
      <FormattedMessage id="kit.form.sendAgain" />
    </Button>
  );
}

/** The `<form>` of a multi-step form, with progress, summary, buttons, draft and leave guard. */
export function StepFormBody(props: StepFormBodyProps) {
  const { steps, nav, refusal, savedRef, isSent, draft } = props;
  const form = useFormikContext<Nested>();
  const formId = useContext(FormIdContext);
  const step = steps[nav.index];
  const { headingRef, attempt } = useStepAttempts(step, nav.index, refusal);
  const draftState = useFormDraft(draft, savedRef, nav.furthest, nav.restart);
  const ref = useRef<HTMLFormElement>(null);
  useTakeTyped(ref);

  const startOver = () => {
    nav.restart(0);
    headingRef.current?.focus();
  };
  const hasErrors = Object.keys(form.errors).length > 0;
  const isLast = nav.index === steps.length - 1;
  const isSending = isSent || (form.isSubmitting && isLast);
  return (
    <S.Columns>
      <S.Side>
        {props.heading}
        <StepProgress
          titles={steps.map(({ title }) => title)}
          index={nav.index}
          furthest={nav.furthest}
          onGo={nav.goTo}
        />
      </S.Side>
      <S.Form
        ref={ref}
        id={formId}
        noValidate
        method="post"
        aria-label={props.label}
        onSubmit={form.handleSubmit}
      >
        <DraftNotice draftState={draftState} way="discard" onDiscarded={startOver}>
          {props.draftNote}
        </DraftNotice>
        <StepHeader step={step} index={nav.index} count={steps.length} headingRef={headingRef} />
        {!form.isSubmitting && attempt > 0 && (hasErrors || Boolean(refusal.error)) && (
          <FormErrorSummary
            serverError={refusal.error}
            attempt={attempt}
            labels={props.labels}
            action={isOffline(refusal.error) && <SendAgain />}
          />
        )}
        {!step?.isOptional && <RequiredNote />}
        <S.Fields inert={isSending}>{step?.content}</S.Fields>
        <StepActions
          isSending={isSending}
          isChecking={form.isSubmitting && !isLast}
          sending={props.sending}
          submitLabel={props.submitLabel}
          isLast={isLast}
          onBack={nav.index > 0 ? () => nav.goTo(nav.index - 1) : undefined}
          note={draft && <FormattedMessage id="kit.form.draft.note" />}
        />
        <LeaveGuard
          when={draftState.isTouched && !isSent}
          passRef={savedRef}
          message={draft && { id: 'kit.form.draft.leave' }}
        />
      </S.Form>
    </S.Columns>
  );
}
