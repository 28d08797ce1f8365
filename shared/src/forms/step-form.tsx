import { isApiError } from '@dara/shared/api';
import { useNotice, type NoticeMessage } from '@dara/shared/notice';
import { Formik, validateYupSchema, yupToFormErrors, type FormikValues } from 'formik';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { removeDraft } from './draft.ts';
import { flattenErrors } from './error-value.ts';
import { FormIdContext } from './form-context.ts';
import { owns, type FormStep } from './form-step.ts';
import { mapServerErrors, type CodeFields } from './server-errors.ts';
import { StepContext } from './step-context.ts';
import { StepFormBody, type StepRefusal } from './step-form-body.tsx';
import type { DraftOptions } from './use-form-draft.ts';
import { useSteps } from './use-steps.ts';

export interface StepFormProps<Values extends FormikValues, Result> {
  steps: readonly FormStep[];
  initialValues: Values;
  /** Sends the values and resolves to the answer; rejects with an `ApiError` (`.unwrap()`). */
  onSubmit: (values: Values) => Promise<Result>;
  onSuccess?: (result: Result, values: Values) => void;
  successMessage?: NoticeMessage;
  /** Codes of refusals that belong beside a field: its step is opened. */
  codeFields?: CodeFields;
  /** Labels for the summary, by field name. */
  labels?: Readonly<Record<string, string>>;
  /** Names the form for screen readers. */
  label: string;
  submitLabel: ReactNode;
  /** Keeps what is entered on the device until it is sent. */
  draft?: DraftOptions;
  /** Said after a draft was restored: what has to be entered again. */
  draftNote?: ReactNode;
  /** Shown under the buttons while the form is on its way. */
  sending?: ReactNode;
  /** Beside the steps, above the list of them. */
  heading: ReactNode;
}

async function problemsOf(values: FormikValues, schema: AnyObjectSchema): Promise<object | null> {
  try {
    await validateYupSchema(values, schema);
    return null;
  } catch (error) {
    return yupToFormErrors(error);
  }
}

/** What a failure says about fields, flat, and whether something is left to say above the form. */
function byField(problems: object): StepRefusal['held'] {
  return Object.fromEntries(flattenErrors(problems).map(({ name, value }) => [name, value]));
}

/**
 * A long form in steps: each is checked before the next is shown, the last one sends them all. A
 * refusal opens the step that holds its field; leaving asks; a draft outlives a reload.
 */
export function StepForm<Values extends FormikValues, Result>(
  props: StepFormProps<Values, Result>,
) {
  const { steps, initialValues, onSubmit, onSuccess, successMessage, codeFields } = props;
  const formId = useId();
  const notice = useNotice();
  const nav = useSteps(steps.map(({ id }) => id));
  const [refusal, setRefusal] = useState<StepRefusal>({ attempt: 0, held: {} });
  const [isSent, setIsSent] = useState(false);
  const isBusyRef = useRef(false);
  const savedRef = useRef(false);
  const { index } = nav;

  const refuse = (held: StepRefusal['held'], error?: unknown) => {
    setRefusal(({ attempt }) => ({ attempt: attempt + 1, held, error }));
    const owner = steps.findIndex((step) => Object.keys(held).some((name) => owns(step, name)));
    if (owner >= 0) nav.goTo(owner);
  };

  const send = async (values: Values) => {
    // A draft that was restored lacks what is never kept, and steps may be left by the address.
    for (const step of steps) {
      const problems = await problemsOf(values, step.schema);
      if (problems) return refuse(byField(problems));
    }
    setRefusal(({ attempt }) => ({ attempt, held: {} }));
    let result: Result;
    try {
      result = await onSubmit(values);
    } catch (error) {
      if (isApiError(error) && error.code === 'ABORTED') {
        return notice({ kind: 'info', message: { id: 'shared.form.cancelled' } });
      }
      const mapped = mapServerErrors(error, Object.keys(values), codeFields);
      return refuse(mapped.fields, mapped.hasFormError ? error : undefined);
    }
    savedRef.current = true;
    if (props.draft) removeDraft(props.draft.key);
    setIsSent(true);
    if (successMessage) notice({ kind: 'success', message: successMessage });
    onSuccess?.(result, values);
  };

  const handleSubmit = async (values: Values) => {
    // Two clicks may come before the first is drawn.
    if (isBusyRef.current || savedRef.current) return;
    isBusyRef.current = true;
    try {
      if (index < steps.length - 1) nav.goTo(index + 1);
      else await send(values);
    } finally {
      isBusyRef.current = false;
    }
  };

  const goToStep = (id: string) =>
    nav.goTo(
      Math.max(
        0,
        steps.findIndex((step) => step.id === id),
      ),
    );
  return (
    <FormIdContext value={formId}>
      <StepContext value={{ goToStep }}>
        <Formik
          initialValues={initialValues}
          validationSchema={steps[index]?.schema}
          onSubmit={handleSubmit}
        >
          <StepFormBody {...props} {...{ nav, refusal, savedRef, isSent }} />
        </Formik>
      </StepContext>
    </FormIdContext>
  );
}
