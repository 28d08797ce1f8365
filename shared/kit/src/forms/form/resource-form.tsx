import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { isApiError } from '@dara/sdk/api';
import { useNotice, type NoticeMessage } from '@dara/sdk/notice';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { AnySchema } from 'yup';
import { orderedErrors } from '../fields/error-value.ts';
import { FormIdContext, FormSavingContext } from '../fields/form-context.ts';
import { FormBody } from './form-body.tsx';
import { mapServerErrors, type CodeFields } from './server-errors.ts';
import { TypedValuesContext, useTypedValues } from '../fields/typed-values.ts';

export interface ResourceFormProps<Values extends FormikValues, Result> {
  initialValues: Values;
  /** Yup schema with messages as `{ id, values }`. */
  schema?: AnySchema;
  /** Sends the values and resolves to the answer; rejects with an `ApiError` (`.unwrap()`). */
  onSubmit: (values: Values) => Promise<Result>;
  onSuccess?: (result: Result, values: Values) => void;
  /** Toast after success; may depend on the result. */
  successMessage?: NoticeMessage | ((result: Result, values: Values) => NoticeMessage);
  /** Error codes shown beside a field. */
  codeFields?: CodeFields;
  /** Labels for the summary, by field name. */
  labels?: Readonly<Record<string, string>>;
  /** Asks before leaving unsaved changes. */
  guard?: boolean;
  /** Message about the loss; by default about unsaved changes. */
  guardMessage?: NoticeMessage;
  /** Short forms lead the focus to the first wrong field; long ones to the summary. */
  compact?: boolean;
  /** Resets to new `initialValues` when the record was reloaded. */
  reinitialize?: boolean;
  /** Names the form for screen readers. */
  label?: string;
  /** Fields and a `SubmitBar`. */
  children: ReactNode;
}

async function showAtFields<Values>(
  helpers: FormikHelpers<Values>,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await helpers.setFieldTouched(name, true, false);
    // Formik types errors as text; these fields also accept descriptors.
    helpers.setFieldError(name, value as string);
  }
}

/** One form for creating and editing: validates, submits, notifies, and shows server errors at their fields. */
export function ResourceForm<Values extends FormikValues, Result>(
  props: ResourceFormProps<Values, Result>,
) {
  const { initialValues, schema, onSubmit, onSuccess, successMessage, codeFields } = props;
  const formId = useId();
  const notice = useNotice();
  const typed = useTypedValues();
  const [refusal, setRefusal] = useState<{ error: unknown; attempt: number }>();
  const savedRef = useRef(false);
  const onSavedRef = useRef<() => void>(undefined);
  const saving = useMemo(() => ({ savedRef, onSavedRef }), []);
  const isBusyRef = useRef(false);
  const doneRef = useRef<Values>(undefined);

  const send = async (values: Values, helpers: FormikHelpers<Values>) => {
    setRefusal((old) => old && { ...old, error: undefined });
    let result: Result;
    try {
      result = await onSubmit(values);
    } catch (error) {
      if (isApiError(error) && error.code === 'ABORTED') {
        return void notice({ kind: 'info', message: { id: 'kit.form.cancelled' } });
      }
      const mapped = mapServerErrors(error, Object.keys(values), codeFields);
      await showAtFields(helpers, mapped.fields);
      setRefusal((old) => ({
        error: mapped.hasFormError ? error : undefined,
        attempt: (old?.attempt ?? 0) + 1,
      }));
      return;
    }
    savedRef.current = true;
    onSavedRef.current?.();
    doneRef.current = values;
    helpers.resetForm({ values });
    const message =
      typeof successMessage === 'function' ? successMessage(result, values) : successMessage;
    if (message) notice({ kind: 'success', message });
    onSuccess?.(result, values);
    // A navigation from the success handler may start in the next task.
    setTimeout(() => (savedRef.current = false), 0);
    return true; // answered by Formik's `submitForm`
  };
  const handleSubmit = async (values: Values, helpers: FormikHelpers<Values>) => {
    // Two clicks may come before the first render, and the answer between them; what has been
    // sent and not changed since has nothing to send.
    if (isBusyRef.current || doneRef.current === values) return;
    isBusyRef.current = true;
    try {
      return await send(values, helpers);
    } finally {
      isBusyRef.current = false;
    }
  };

  return (
    <FormIdContext value={formId}>
      <TypedValuesContext value={typed}>
        <Formik
          initialValues={initialValues}
          validationSchema={schema}
          onSubmit={handleSubmit}
          enableReinitialize={props.reinitialize}
          validateOnBlur
          validateOnChange
        >
          {(form) => (
            <FormBody
              label={props.label}
              labels={props.labels}
              guard={props.guard}
              compact={props.compact}
              guardMessage={props.guardMessage}
              refusal={refusal}
              savedRef={savedRef}
              firstWrong={orderedErrors(form.errors, form.values)[0]?.name}
            >
              <FormSavingContext value={saving}>{props.children}</FormSavingContext>
            </FormBody>
          )}
        </Formik>
      </TypedValuesContext>
    </FormIdContext>
  );
}
