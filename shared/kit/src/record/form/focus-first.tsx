import { useContext, useEffect } from 'react';
import { FormIdContext } from '../../forms/fields/form-context.ts';
import { focusField } from '../../forms/form/form-error-summary.tsx';

/** Focuses the field of the URL, or the first one: the button that opened the form is gone. */
export function FocusFirst({ to, start }: { to: string | true; start: string }) {
  const formId = useContext(FormIdContext);
  useEffect(() => {
    if (to === true) document.getElementById(start)?.focus({ preventScroll: true });
    else focusField(formId, to);
  }, [formId, to, start]);
  return null;
}
