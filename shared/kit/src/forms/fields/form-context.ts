import { createContext, useContext, type RefObject } from 'react';

/** Prefix of the ids of a form's inputs, for links from the error summary. */
export const FormIdContext = createContext('form');

interface FormSaving {
  /** True from the answer on until what it led to is rendered. */
  savedRef: RefObject<boolean>;
  /** Called immediately after saving: form parts may unmount with the next render. */
  onSavedRef: RefObject<(() => void) | undefined>;
}

/** Registers a callback for a successful save. */
export const FormSavingContext = createContext<FormSaving>({
  savedRef: { current: false },
  onSavedRef: { current: undefined },
});

/** Id of the input for `name`. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

/** Id of a control for `name` in the surrounding form, to which its error summary leads. */
export function useFieldId(name: string): string {
  return fieldId(useContext(FormIdContext), name);
}
