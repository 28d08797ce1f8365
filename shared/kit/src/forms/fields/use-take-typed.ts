import { PENDING_SUBMIT } from '@dara/contract';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { TypedValuesContext } from './typed-values.ts';

/**
 * Moves values typed before hydration into the surrounding form, without validating them before submit or blur. A form
 * submitted before hydration is submitted now.
 */
export function useTakeTyped(formRef: RefObject<HTMLFormElement | null>): void {
  const typed = useContext(TypedValuesContext);
  const { setFieldValue } = useFormikContext();
  const [isHeld, setIsHeld] = useState(false);
  const take = useEffectEvent(() => {
    for (const [name, value] of typed ?? []) void setFieldValue(name, value, false);
    const form: (HTMLFormElement & { [PENDING_SUBMIT]?: boolean }) | null = formRef.current;
    if (!form?.[PENDING_SUBMIT]) return;
    delete form[PENDING_SUBMIT];
    setIsHeld(true);
  });
  useEffect(() => take(), []);
  // After the render with the new values.
  useEffect(() => {
    if (isHeld) formRef.current?.requestSubmit();
  }, [isHeld, formRef]);
}
