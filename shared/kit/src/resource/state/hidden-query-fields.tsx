import { LOCALE_COOKIE, mainLanguage, useLocale } from '@dara/sdk/i18n';
import type { ListForm } from './use-list-state.ts';

/** Hidden inputs for the rest of a list's URL, including the language. */
export function HiddenQueryFields({ form }: { form: ListForm }) {
  const locale = useLocale();
  const carried = form.carried.map(([name, value], index) => (
    <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
  ));
  if (locale === mainLanguage()) return carried;
  return [<input key="language" type="hidden" name={LOCALE_COOKIE} value={locale} />, ...carried];
}
