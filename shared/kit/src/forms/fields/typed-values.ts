import { getIn } from 'formik';
import { createContext, useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../../ui/base/use-is-hydrated.ts';

/** What the fields of a form held when the page was hydrated and the server had not sent, by field name. */
export type TypedValues = Map<string, unknown>;

/** Absent where the browser drew the form itself: its controls hold what the form says. */
export const TypedValuesContext = createContext<TypedValues | undefined>(undefined);

/** For the context of a form: a map while the form that the server sent is hydrated. */
export function useTypedValues(): TypedValues | undefined {
  const [typed] = useState<TypedValues>(() => new Map());
  const isAlive = useIsHydrated();
  return isAlive ? undefined : typed;
}

/**
 * Reads once what a visitor typed or chose in a field before the page was hydrated: React keeps it in the
 * document, does not hear of it, and would wipe it away at the next change.
 */
export function useTypedValue<Value>(
  name: string,
  sent: Value,
  read: (control: HTMLElement) => Value,
  id: string,
): void {
  const typed = useContext(TypedValuesContext);
  const note = useEffectEvent(() => {
    const control = typed && document.getElementById(id);
    if (!control) return;
    const held = read(control);
    if (JSON.stringify(held) !== JSON.stringify(sent)) typed.set(name, held);
  });
  useLayoutEffect(() => note(), []);
}

/** A restored draft wins: its values are not replaced silently. */
export function preserveDraft(
  typed: TypedValues | undefined,
  drafted: object,
  initial: object,
): void {
  for (const name of typed?.keys() ?? []) {
    const [kept, begun] = [drafted, initial].map((values) => JSON.stringify(getIn(values, name)));
    if (kept !== begun) typed?.delete(name);
  }
}
