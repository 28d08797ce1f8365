import { isApiError } from '@dara/sdk/api';
import { fieldPath } from '../../forms/form/server-errors.ts';

/**
 * A refusal with its fields as the form calls them. `names` are the form's fields by those of the api; what an error names
 * inside of such a field, such as an element of a list, is left out.
 */
export function renameErrors(error: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isApiError(error) || !error.errors) return error;
  const errors = error.errors.map((one) => {
    const field = fieldPath(one);
    const own = Object.keys(names).find((name) => field === name || field.startsWith(`${name}.`));
    return { ...one, field: own === undefined ? field : (names[own] ?? field) };
  });
  return { ...error, errors };
}
