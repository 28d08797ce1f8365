import type { IntlShape } from '@dara/sdk/i18n';

/** A message by id, which is what schemas and server refusals put into a form's errors. */
export interface ErrorValue {
  id: string;
  values?: Record<string, string | number>;
}

/** What is wrong with one field. */
export interface FieldProblem {
  name: string;
  value: unknown;
}

function isErrorValue(value: unknown): value is ErrorValue {
  return (
    typeof value === 'object' && value !== null && typeof (value as ErrorValue).id === 'string'
  );
}

/** The text of one field's error, whether given by id or as text. */
export function errorText(value: unknown, intl: IntlShape): string | undefined {
  if (typeof value === 'string' && value) return value;
  return isErrorValue(value) ? intl.formatMessage({ id: value.id }, value.values) : undefined;
}

/** Every error of a form with the name of its field. */
export function flattenErrors(errors: unknown, prefix = ''): FieldProblem[] {
  if (errors === undefined || errors === null || errors === '') return [];
  if (typeof errors === 'string' || isErrorValue(errors)) return [{ name: prefix, value: errors }];
  if (typeof errors !== 'object') return [];
  return Object.entries(errors).flatMap(([key, value]) =>
    flattenErrors(value, prefix ? `${prefix}.${key}` : key),
  );
}

/** The same in the order of the values, which is the reader's: a check answers in an order of its own. */
export function orderedErrors(errors: unknown, values: object): FieldProblem[] {
  const order = Object.keys(values);
  const placeOf = ({ name }: FieldProblem) => order.indexOf(name.split('.')[0] ?? name);
  return flattenErrors(errors).sort((a, b) => placeOf(a) - placeOf(b));
}
