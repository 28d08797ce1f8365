import type { Locale } from '@dara/contract';
import { cachedFormat } from './format-cache.ts';

export const NUMBER_LOCALES = { th: 'th-TH-u-nu-latn', en: 'en-US' } as const;

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cachedFormat(
    `number ${locale} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(NUMBER_LOCALES[locale], options),
  );
}

type MaybeNumber = number | null | undefined;

const isNumber = (value: MaybeNumber): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export function formatNumber(value: MaybeNumber, locale: Locale, fractionDigits = 2): string {
  if (!isNumber(value)) return '';
  const options = { maximumFractionDigits: fractionDigits };
  return numberFormat(locale, options).format(value);
}

/** 1.2K in English, 1.2 พัน in Thai. */
export function formatCompact(value: MaybeNumber, locale: Locale): string {
  if (!isNumber(value)) return '';
  return numberFormat(locale, {
    notation: 'compact',
    compactDisplay: locale === 'th' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(value);
}

/** A percentage from the api: 3.5 is 3.5%. */
export function formatPercent(value: MaybeNumber, locale: Locale): string {
  if (!isNumber(value)) return '';
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return numberFormat(locale, options).format(value / 100);
}

function moneyFormat(locale: Locale): Intl.NumberFormat {
  return numberFormat(locale, {
    style: 'currency',
    currency: 'THB',
    currencyDisplay: 'narrowSymbol',
  });
}

// Not `trailingZeroDisplay`: Safari learned it late, and whole amounts are the rule here.
const withoutZeroSatang = (text: string) => text.replace(/\.00$/, '');

/** Baht; satang only when there are any: ฿25,000 and ฿1,234.50. */
export function formatMoney(value: MaybeNumber, locale: Locale): string {
  return isNumber(value) ? withoutZeroSatang(moneyFormat(locale).format(value)) : '';
}

/** ฿10,000 – ฿20,000; one bound alone is written as such. */
export function formatMoneyRange(from: MaybeNumber, to: MaybeNumber, locale: Locale): string {
  const [low, high] = [formatMoney(from, locale), formatMoney(to, locale)];
  if (low && high) return low === high ? low : `${low} – ${high}`;
  if (low) return `${low}+`;
  return high && `≤ ${high}`;
}
