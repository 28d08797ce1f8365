import { PENDING_SUBMIT } from '@dara/contract';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { TypedValuesContext } from './typed-values.ts';

/**
 * Takes what was typed into the surrounding form; nothing of it counts as wrong before it is sent or left.
 * A form that was submitted before the page was hydrated is submitted now, with what was typed.
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
  // After the rendering that holds what was taken.
  useEffect(() => {
    if (isHeld) formRef.current?.requestSubmit();
  }, [isHeld, formRef]);
}
