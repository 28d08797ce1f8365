import { isApiError, isOutcomeUnknown } from '@dara/sdk/api';
import { isSame } from '../conflict/conflict.model.ts';

/** A form that was sent without its answer arriving. */
export interface Attempt<Values> {
  values: Values;
  version: number;
  body: FormData;
}

interface ChangeOptions<Values, Record, Body> {
  bodyOf: (values: Values, record: Record) => Body | undefined;
  transmit: (body: Body, record: Record) => Promise<Record>;
  mergeUploadedFiles?: (values: Values, sent: Values, stored: Record) => Values;
  /** Remembers the attempts between calls. */
  lost: { current: Attempt<Values>[] };
}

export const isConflict = (error: unknown): boolean =>
  isApiError(error) && error.code === 'VERSION_CONFLICT';

/** Sends one change of a record, on top of the result of an earlier attempt whose response was lost. */
export async function sendChange<Values, Record extends { version: number }, Body extends object>(
  values: Values,
  base: Record,
  options: ChangeOptions<Values, Record, Body>,
): Promise<Record> {
  const { bodyOf, transmit, mergeUploadedFiles, lost } = options;
  const { version } = base;
  const known = lost.current.find((one) => one.version === version && isSame(one.values, values));
  const body = (known?.body as Body | undefined) ?? bodyOf(values, base);
  if (!body) return base;
  const attempt = known ?? (body instanceof FormData ? { values, version, body } : undefined);
  try {
    const saved = await transmit(body, base);
    lost.current = [];
    return saved;
  } catch (error) {
    const others = lost.current.filter((one) => one !== attempt);
    if (isOutcomeUnknown(error)) {
      lost.current = attempt ? [...others, attempt] : others;
      throw error;
    }
    if (!isConflict(error)) throw error;
    lost.current = [];
    for (const one of others) {
      const stored = await transmit(one.body as object as Body, base).catch(() => undefined);
      if (!stored) continue;
      const next = mergeUploadedFiles?.(values, one.values, stored) ?? values;
      return sendChange(next, stored, options);
    }
    throw error;
  }
}
