import { useCallback } from 'react';
import { defineMessages, useIntl, useLocale } from '@dara/shared/i18n';
import { formatMoneyRange } from './formatters.ts';

/** What pay is counted in. */
const payMessages = defineMessages({
  Day: { id: 'shared.pay.Day' },
  Job: { id: 'shared.pay.Job' },
  Post: { id: 'shared.pay.Post' },
  Month: { id: 'shared.pay.Month' },
});
type PayUnit = keyof typeof payMessages;

type Amount = number | null | undefined;

/** Pay in the one form of the site: "฿10,000 – ฿20,000 per day"; empty when no figure is told. */
export function usePay() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return useCallback(
    (from: Amount, to: Amount, unit: PayUnit | null | undefined): string => {
      const pay = formatMoneyRange(from, to, locale);
      return pay && unit ? formatMessage({ id: payMessages[unit].id }, { pay }) : pay;
    },
    [formatMessage, locale],
  );
}
