import type { IntlShape } from '@dara/sdk/i18n';

/** A message descriptor, as used in form errors by schemas and server refusals. */
export interface ErrorValue {
  id: string;
  values?: Record<string, string | number>;
}

/** The error of one field. */
export interface FieldProblem {
  name: string;
  value: unknown;
}

function isErrorValue(value: unknown): value is ErrorValue {
  return (
    typeof value === 'object' && value !== null && typeof (value as ErrorValue).id === 'string'
  );
}

/** The text of an error, given as descriptor or text. */
export function errorText(value: unknown, intl: IntlShape): string | undefined {
  if (typeof value === 'string' && value) return value;
  return isErrorValue(value) ? intl.formatMessage({ id: value.id }, value.values) : undefined;
}

/** All errors of a form by field name. */
export function flattenErrors(errors: unknown, prefix = ''): FieldProblem[] {
  if (errors === undefined || errors === null || errors === '') return [];
  if (typeof errors === 'string' || isErrorValue(errors)) return [{ name: prefix, value: errors }];
  if (typeof errors !== 'object') return [];
  return Object.entries(errors).flatMap(([key, value]) =>
    flattenErrors(value, prefix ? `${prefix}.${key}` : key),
  );
}

/** The same in the order of the values, which is the visual order; validation returns its own order. */
export function orderedErrors(errors: unknown, values: object): FieldProblem[] {
  const order = Object.keys(values);
  const placeOf = ({ name }: FieldProblem) => order.indexOf(name.split('.')[0] ?? name);
  return flattenErrors(errors).sort((a, b) => placeOf(a) - placeOf(b));
}
