import { PROVINCES } from '@dara/model';
import { localized, useLocale, type Locale } from '@dara/sdk/i18n';
import { useMemo } from 'react';

/** The name of a province by its code; empty for an unknown one. */
export const provinceName = (code: string | null, locale: Locale): string =>
  localized(PROVINCES[code ?? ''], locale);

/** All provinces as options, in the order of the language. */
export function useProvinceOptions(): { value: string; label: string }[] {
  const locale = useLocale();
  return useMemo(
    () =>
      Object.keys(PROVINCES)
        .map((value) => ({ value, label: provinceName(value, locale) }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [locale],
  );
}
