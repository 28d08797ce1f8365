import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '@dara/sdk/i18n';
import {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatRelative,
  formatTime,
  type DateInput,
  type DateStyle,
} from './dates.ts';
import {
  formatCompact,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  formatPercent,
} from './numbers.ts';

type MaybeDate = DateInput | null | undefined;
type MaybeNumber = number | null | undefined;

/** The formatters in the language shown. */
export function useFormat() {
  const locale = useLocale();
  return useMemo(
    () => ({
      date: (value: MaybeDate, style?: DateStyle) => formatDate(value, locale, style),
      time: (value: MaybeDate) => formatTime(value, locale),
      dateTime: (value: MaybeDate) => formatDateTime(value, locale),
      dateRange: (from: MaybeDate, to: MaybeDate) => formatDateRange(from, to, locale),
      number: (value: MaybeNumber, fractionDigits?: number) =>
        formatNumber(value, locale, fractionDigits),
      compact: (value: MaybeNumber) => formatCompact(value, locale),
      percent: (value: MaybeNumber) => formatPercent(value, locale),
      money: (value: MaybeNumber) => formatMoney(value, locale),
      moneyRange: (from: MaybeNumber, to: MaybeNumber) => formatMoneyRange(from, to, locale),
    }),
    [locale],
  );
}

const TICK_MS = 60_000;

/**
 * "5 minutes ago", updated over time. The first render shows the date, since the server's clock differs from the
 * browser's.
 */
export function useRelativeTime(value: MaybeDate): string {
  const locale = useLocale();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now === null ? formatDate(value, locale) : formatRelative(value, locale, now);
}
