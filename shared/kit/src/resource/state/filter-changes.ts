import type { FilterSpec, FilterValues, ListSpec, ListValues } from './list-state.ts';

/** A change of a list's state, based on the rendered one. */
export type Change<Specs> = (now: ListValues<Specs>) => Partial<ListValues<Specs>>;

type Texts = readonly string[];

const specOf = <Specs>(spec: ListSpec<Specs>, filter: string): FilterSpec<unknown> =>
  spec.filters[filter as keyof Specs] as FilterSpec<unknown>;

const textsOf = (value: unknown): Texts => (Array.isArray(value) ? (value as Texts) : []);

/** A multi-value filter with one value added or removed, as parsed from a URL. */
export function toggled<Specs>(
  { filters }: ListValues<Specs>,
  spec: ListSpec<Specs>,
  filter: keyof Specs & string,
  value: string,
): Partial<ListValues<Specs>> {
  const chosen = (filters[filter] ?? []) as Texts;
  const others = chosen.filter((one) => one !== value);
  const texts = others.length < chosen.length ? others : [...chosen, value];
  return { filters: { ...filters, [filter]: specOf(spec, filter).read(texts) } };
}

/**
 * Filters set by a user who saw `rendered`. Of a filter of several values, what they added and took away is added and
 * taken away, so that values chosen since then hold; any other filter is theirs.
 */
export function merged<Specs>(
  drawn: FilterValues<Specs>,
  set: FilterValues<Specs>,
  spec: ListSpec<Specs>,
): Change<Specs> {
  return ({ filters }) => {
    const merge = ([name, value]: [string, unknown]): [string, unknown] => {
      const [before, now] = [drawn, filters].map((one) => one[name as keyof Specs] as unknown);
      if (![before, now, value].some(Array.isArray)) return [name, value];
      const [seen, since, wanted] = [textsOf(before), textsOf(now), textsOf(value)];
      const kept = since.filter((one) => !seen.includes(one) || wanted.includes(one));
      const added = wanted.filter((one) => !seen.includes(one) && !since.includes(one));
      return [name, specOf(spec, name).read([...kept, ...added])];
    };
    return { filters: { ...filters, ...Object.fromEntries(Object.entries(set).map(merge)) } };
  };
}
