import type { Localized } from '@dara/contract';
import { useLocale } from '@dara/sdk/i18n';

/** One of these texts in the language of the page, with values in the place of their names. */
export function useTexts<Name extends string>(texts: Readonly<Record<Name, Localized>>) {
  const locale = useLocale();
  return (name: Name, values: Readonly<Record<string, string | number>> = {}): string =>
    texts[name][locale].replace(/\{(\w+)\}/g, (_, key: string) => `${values[key]}`);
}
