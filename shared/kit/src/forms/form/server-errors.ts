import { errorMessage, fieldErrorMessage, isApiError } from '@dara/sdk/api';
import type { ErrorValue } from '../fields/error-value.ts';

/** Codes that belong beside a field: `{ EMAIL_DUPLICATE: 'email' }`. */
export type CodeFields = Readonly<Record<string, string>>;

export interface MappedErrors {
  /** By field name, dots for nesting. */
  fields: Record<string, ErrorValue>;
  /** Whether something is left to say above the form. */
  hasFormError: boolean;
}

/** The field of an error with dots for nesting: the api writes some as a path. */
export const fieldPath = ({ field }: { field: string }): string =>
  field.replace(/^\//, '').replaceAll('/', '.');

/** Sorts a refusal into the fields it names; `names` are the fields the form has. */
export function mapServerErrors(
  error: unknown,
  names: readonly string[],
  codeFields: CodeFields = {},
): MappedErrors {
  if (!isApiError(error)) return { fields: {}, hasFormError: true };
  const fields: Record<string, ErrorValue> = {};
  let isComplete = Boolean(error.errors?.length);
  for (const problem of error.errors ?? []) {
    const name = fieldPath(problem);
    const known = names.some((own) => own === name || name.startsWith(`${own}.`));
    if (known) fields[name] ??= fieldErrorMessage(problem);
    else isComplete = false;
  }
  const field = codeFields[error.code];
  if (field !== undefined) {
    fields[field] = errorMessage(error);
    isComplete = true;
  }
  return { fields, hasFormError: !isComplete };
}
