import { useIntl } from '@dara/sdk/i18n';

const KILO = 1000;

/** Bytes in the unit that people read. */
export function useFileSize(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return (bytes) => {
    const isLarge = bytes >= KILO * KILO;
    return formatNumber(bytes / (isLarge ? KILO * KILO : KILO), {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    });
  };
}
