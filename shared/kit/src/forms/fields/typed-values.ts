import { getIn } from 'formik';
import { createContext, useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '../../ui/base/use-is-hydrated.ts';

/** Values typed before hydration that differ from the server's HTML, by field name. */
export type TypedValues = Map<string, unknown>;

/** Absent when the browser rendered the form: its inputs equal the form's state. */
export const TypedValuesContext = createContext<TypedValues | undefined>(undefined);

/** For a form's context: a map while the server's HTML is hydrated. */
export function useTypedValues(): TypedValues | undefined {
  const [typed] = useState<TypedValues>(() => new Map());
  const isAlive = useIsHydrated();
  return isAlive ? undefined : typed;
}

/**
 * Reads once what the visitor typed in a field before hydration: React keeps it in the DOM, gets no event, and would
 * overwrite it at the next change.
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
