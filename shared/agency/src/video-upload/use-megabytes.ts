import { useIntl } from '@dara/sdk/i18n';

/** A size in megabytes, as the reader's language writes it. */
export function useMegabytes(bytes: number): string {
  return useIntl().formatNumber(bytes / 1024 / 1024);
}
