import { errorMessage, isApiError } from '@dara/sdk/api';
import type { IntlShape } from '@dara/sdk/i18n';

export interface ErrorText {
  text: string;
  /** Finds the failure in the server's log; only for failures on its side. */
  traceId?: string;
}

/** Message of an api error in the reader's language. */
export function describeError(error: unknown, intl: IntlShape): ErrorText {
  const { id, values } = errorMessage(error);
  const text = intl.formatMessage({ id }, values);
  const isServerFault =
    isApiError(error) && typeof error.status === 'number' && error.status >= 500;
  return { text, traceId: isServerFault ? error.traceId : undefined };
}
