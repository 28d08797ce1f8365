import { useCallback } from 'react';
import { defineMessages, useIntl, useLocale } from '@dara/sdk/i18n';
import { formatMoneyRange } from '@dara/kit/format';

/** Units of pay. */
const payMessages = defineMessages({
  Day: { id: 'agency.pay.Day' },
  Job: { id: 'agency.pay.Job' },
  Post: { id: 'agency.pay.Post' },
  Month: { id: 'agency.pay.Month' },
});
type PayUnit = keyof typeof payMessages;

type Amount = number | null | undefined;

/** Formats pay: "฿10,000 – ฿20,000 per day"; empty without an amount. */
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
