import type { ListForm } from './use-list-state.ts';

/** What a list's address says besides the fields of a form, sent along with them. */
export function CarriedFields({ form }: { form: ListForm }) {
  return form.carried.map(([name, value], index) => (
    <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
  ));
}
