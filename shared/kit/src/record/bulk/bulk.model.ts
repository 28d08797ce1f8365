import { BULK_MAX, TAGS_MAX } from '@dara/model';
import { errorMessage, isApiError, type ErrorMessage, type FieldError } from '@dara/sdk/api';

/** Response for one record of a bulk change. */
export interface BulkResult {
  id: string;
  /** Why it was refused; null when it is done. */
  code: string | null;
  errors?: readonly FieldError[];
}

/** A message that gets its values where it is shown. */
export interface MessageId {
  id: string;
}

export interface BulkFailure extends BulkResult {
  name: string;
}

/** Result of a partially failed bulk change. */
export interface BulkOutcome<Action extends string = string> {
  action: Action;
  done: number;
  failures: readonly BulkFailure[];
  /** How many were not sent, after the connection or the server failed with `error`. */
  unsent: number;
  error?: unknown;
}

export const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / BULK_MAX) }, (_, at) =>
    ids.slice(at * BULK_MAX, (at + 1) * BULK_MAX),
  );

/** The reason for one record: the rule of a refused field is more specific than the code. */
export function failureMessage(
  { code, errors }: BulkFailure,
  texts: Readonly<Record<string, MessageId>> = {},
): ErrorMessage {
  const own = texts[code ?? ''];
  if (own) return own;
  const [first] = errors ?? [];
  if (first?.rule === 'maxItems') {
    const limit = Number(first.params?.limit ?? TAGS_MAX);
    return { id: 'kit.record.bulk.tooManyTags', values: { limit } };
  }
  const error = { status: 409, code: code ?? '' };
  return errorMessage(isApiError(error) ? error : undefined);
}
