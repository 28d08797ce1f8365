import { LOCALE_COOKIE, mainLanguage, useLocale } from '@dara/sdk/i18n';
import type { ListForm } from './use-list-state.ts';

/** What a list's address says besides the fields of a form, sent along with them, and the language that its links bear. */
export function HiddenQueryFields({ form }: { form: ListForm }) {
  const locale = useLocale();
  const carried = form.carried.map(([name, value], index) => (
    <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
  ));
  if (locale === mainLanguage()) return carried;
  return [<input key="language" type="hidden" name={LOCALE_COOKIE} value={locale} />, ...carried];
}
