import { isApiError } from '@dara/sdk/api';
import { useNotice, type NoticeMessage } from '@dara/sdk/notice';
import { Formik, validateYupSchema, yupToFormErrors, type FormikValues } from 'formik';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { removeDraft } from '../draft/draft.ts';
import { flattenErrors } from '../fields/error-value.ts';
import { FormIdContext } from '../fields/form-context.ts';
import { hasField, type FormStep } from './form-step.ts';
import { mapServerErrors, type CodeFields } from '../form/server-errors.ts';
import { StepContext } from './step-context.ts';
import { StepFormBody, type StepRefusal } from './step-form-body.tsx';
import { TypedValuesContext, useTypedValues } from '../fields/typed-values.ts';
import type { DraftOptions } from '../draft/use-form-draft.ts';
import { useSteps, type Steps } from './use-steps.ts';

export interface StepFormProps<Values extends FormikValues, Result> {
  steps: readonly FormStep[];
  initialValues: Values;
  /** Sends the values and resolves to the answer; rejects with an `ApiError` (`.unwrap()`). */
  onSubmit: (values: Values) => Promise<Result>;
  onSuccess?: (result: Result, values: Values) => void;
  successMessage?: NoticeMessage;
  /** Error codes shown beside a field: opens its step. */
  codeFields?: CodeFields;
  /** Labels for the summary, by field name. */
  labels?: Readonly<Record<string, string>>;
  /** Names the form for screen readers. */
  label: string;
  submitLabel: ReactNode;
  /** Stores a draft on the device until submit. */
  draft?: DraftOptions;
  /** Message after restoring a draft: values that must be entered again. */
  draftNote?: ReactNode;
  /** Shown under the buttons while the form is on its way. */
  sending?: ReactNode;
  /** Beside the steps, above their list. */
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

/** Flat field errors of a failure, and whether a general error remains. */
function byField(problems: object): StepRefusal['held'] {
  return Object.fromEntries(flattenErrors(problems).map(({ name, value }) => [name, value]));
}

/** Refused fields, and the steps to correct before the form returns to the last one. */
function useRefusals(steps: readonly FormStep[], nav: Steps) {
  const [refusal, setRefusal] = useState<StepRefusal>({ attempt: 0, held: {} });
  /** Steps that were wrong, or were opened from the last one. */
  const toCorrectRef = useRef(new Set<number>());
  const last = steps.length - 1;
  const report = (held: StepRefusal['held'], error?: unknown) =>
    setRefusal(({ attempt }) => ({ attempt: attempt + 1, held, error }));
  return {
    refusal,
    /** Shows problems where they are, without leaving the step. */
    report,
    /** Shows problems and opens the first step that has one. */
    refuse: (held: StepRefusal['held'], error?: unknown) => {
      report(held, error);
      const wrong = steps.flatMap((step, at) =>
        Object.keys(held).some((name) => hasField(step, name)) ? [at] : [],
      );
      toCorrectRef.current = new Set(wrong);
      if (wrong[0] !== undefined) nav.goTo(wrong[0]);
    },
    clear: () => setRefusal(({ attempt }) => ({ attempt, held: {} })),
    goOn: () => {
      const toCorrect = toCorrectRef.current;
      const isCorrected = toCorrect.delete(nav.index);
      nav.goTo(isCorrected ? Math.min(last, ...toCorrect) : nav.index + 1);
    },
    goToStep: (id: string) => {
      const found = steps.findIndex((step) => step.id === id);
      const wanted = Math.max(0, found);
      if (nav.index === last) toCorrectRef.current = new Set([wanted]);
      nav.goTo(wanted);
    },
  };
}

/**
 * A multi-step form: each step is validated before the next, the last one submits all. A refusal opens the step of its
 * field; leaving asks for confirmation; a draft survives a reload.
 */
export function StepForm<Values extends FormikValues, Result>(
  props: StepFormProps<Values, Result>,
) {
  const { steps, initialValues, onSubmit, onSuccess, successMessage, codeFields } = props;
  const formId = useId();
  const notice = useNotice();
  const typed = useTypedValues();
  const nav = useSteps(steps.map(({ id }) => id));
  const { refusal, report, refuse, clear, goOn, goToStep } = useRefusals(steps, nav);
  const [isSent, setIsSent] = useState(false);
  const isBusyRef = useRef(false);
  const savedRef = useRef(false);
  const { index } = nav;
  const last = steps.length - 1;

  const send = async (values: Values) => {
    // A restored draft lacks notStored, and the URL may name a later step.
    const problems: Record<string, unknown> = {};
    for (const step of steps) {
      Object.assign(problems, byField((await problemsOf(values, step.schema)) ?? {}));
    }
    if (Object.keys(problems).length > 0) return refuse(problems);
    clear();
    let result: Result;
    try {
      result = await onSubmit(values);
    } catch (error) {
      if (isApiError(error) && error.code === 'ABORTED') {
        return notice({ kind: 'info', message: { id: 'kit.form.cancelled' } });
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

  /** A value that is taken is reported at its field; a check that cannot be made blocks nothing. */
  const isFree = async (step: FormStep | undefined, values: Values): Promise<boolean> => {
    try {
      await step?.check?.(values as never);
      return true;
    } catch (error) {
      const { fields } = mapServerErrors(error, Object.keys(values), codeFields);
      const own = Object.keys(fields).some((name) => step && hasField(step, name));
      if (own) report(fields);
      return !own;
    }
  };

  const handleSubmit = async (values: Values) => {
    // Two clicks may come before the first render.
    if (isBusyRef.current || savedRef.current) return;
    isBusyRef.current = true;
    try {
      if (index === last) await send(values);
      else if (await isFree(steps[index], values)) goOn();
    } finally {
      isBusyRef.current = false;
    }
  };

  return (
    <FormIdContext value={formId}>
      <StepContext value={{ goToStep }}>
        <TypedValuesContext value={typed}>
          <Formik
            initialValues={initialValues}
            validationSchema={steps[index]?.schema}
            onSubmit={handleSubmit}
          >
            <StepFormBody {...props} {...{ nav, refusal, savedRef, isSent }} />
          </Formik>
        </TypedValuesContext>
      </StepContext>
    </FormIdContext>
  );
}
