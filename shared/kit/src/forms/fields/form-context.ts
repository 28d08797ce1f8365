import { createContext, type RefObject } from 'react';

/** Prefix of the ids of a form's fields, so that the summary can lead to them. */
export const FormIdContext = createContext('form');

interface FormSaving {
  /** True from the answer on until what it led to is rendered. */
  savedRef: RefObject<boolean>;
  /** Called at once when the form was saved: its parts may be gone with the next rendering. */
  onSavedRef: RefObject<(() => void) | undefined>;
}

/** How a part of a form hears that it was saved. */
export const FormSavingContext = createContext<FormSaving>({
  savedRef: { current: false },
  onSavedRef: { current: undefined },
});

/** Id of the control that edits `name`. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}
