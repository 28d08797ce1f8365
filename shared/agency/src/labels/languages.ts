import { LANGUAGE_CODES, languageName } from '@dara/model';
import type { SelectOption } from '@dara/kit/ui';
import { useLocale } from '@dara/sdk/i18n';
import { useMemo } from 'react';

const NONE: readonly string[] = [];

/** Languages by name; `more` are the codes that a record has besides the common ones. */
export function useLanguageOptions(more = NONE): SelectOption[] {
  const locale = useLocale();
  return useMemo(
    () =>
      [...new Set([...LANGUAGE_CODES, ...more])].map((value) => ({
        value,
        label: languageName(value, locale),
      })),
    [locale, more],
  );
}
