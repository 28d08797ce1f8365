import { cutText } from '@dara/model';
import { pageParams } from '@dara/contract';
import type { TableSort } from '../../ui/table/table-model.ts';

/** Parser of one filter in the URL; invalid values become `undefined`. */
export interface FilterSpec<Value> {
  read: (texts: readonly string[]) => Value | undefined;
  write: (value: Value) => readonly string[];
}

export type FilterSpecs = Readonly<Record<string, FilterSpec<never>>>;
export type FilterValues<Specs> = {
  [Name in keyof Specs]?: Specs[Name] extends FilterSpec<infer Value> ? Value : never;
};

/** Allowed URL state of a list. */
export interface ListSpec<Specs> {
  /** Page sizes on offer; the first is the default. */
  sizes?: readonly number[];
  /** Columns that may be sorted by. */
  sorts: readonly string[];
  defaultSort?: TableSort;
  filters: Specs;
}

export interface ListValues<Specs> {
  page: number;
  size: number;
  sort: TableSort | undefined;
  filters: FilterValues<Specs>;
}

export const DEFAULT_SIZES = [10, 20, 50, 100] as const;

const MAX_PAGE = 1_000_000;
const MAX_TEXT = 100;
/** Maximum number of values per filter in the api. */
const MAX_TEXTS = 20;

/** Free text, trimmed; at most 100 characters. */
export const textFilter: FilterSpec<string> = {
  read: ([text = '']) => cutText(text.trim(), MAX_TEXT) || undefined,
  write: (value) => (value.trim() ? [value.trim()] : []),
};

/** One of the given values. */
export function oneOf<Value extends string>(values: readonly Value[]): FilterSpec<Value> {
  return {
    read: ([text]) => values.find((value) => value === text),
    write: (value) => (value ? [value] : []),
  };
}

/** Any of the given values, without duplicates; the URL repeats the name. */
export function manyOf<Value extends string>(values: readonly Value[]): FilterSpec<Value[]> {
  return {
    read: (texts) => {
      const known = values.filter((value) => texts.includes(value));
      return known.length > 0 ? known : undefined;
    },
    write: (chosen) => chosen,
  };
}

/** Any texts, without duplicates, validated by the api only: ids of tags. */
export const manyTexts: FilterSpec<string[]> = {
  read: (texts) => {
    const given = texts
      .map((text) => text.trim())
      .filter((text) => text && text.length <= MAX_TEXT);
    return given.length > 0 ? [...new Set(given)].slice(0, MAX_TEXTS) : undefined;
  },
  write: (chosen) => chosen,
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a record. */
export const idFilter: FilterSpec<string> = {
  read: ([text = '']) => (ID.test(text) ? text : undefined),
  write: (value) => [value],
};

/** A day as `yyyy-mm-dd`. */
export const dayFilter: FilterSpec<string> = {
  read: ([text = '']) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return undefined;
    // The last of February is not read as a day of March.
    return new Date(text).toISOString().startsWith(text) ? text : undefined;
  },
  write: (value) => [value],
};

/** Boolean; absent means any. */
export const yesOrNo: FilterSpec<boolean> = {
  read: ([text]) => (text === 'true' ? true : text === 'false' ? false : undefined),
  write: (value) => [String(value)],
};

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number): FilterSpec<number> {
  return {
    read: ([text = '']) => {
      const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
      return value >= min && value <= max ? value : undefined;
    },
    write: (value) => [String(value)],
  };
}

function readSort<Specs>(params: URLSearchParams, spec: ListSpec<Specs>): TableSort | undefined {
  const column = spec.sorts.find((name) => name === params.get('sort'));
  if (column === undefined) return spec.defaultSort;
  return { column, direction: params.get('order') === 'desc' ? 'desc' : 'asc' };
}

/** Reads a list's state from the URL; invalid values fall back to the default. */
export function readListState<Specs>(
  params: URLSearchParams,
  spec: ListSpec<Specs>,
): ListValues<Specs> {
  const sizes = spec.sizes ?? DEFAULT_SIZES;
  const page = wholeNumber(1, MAX_PAGE).read(params.getAll('page')) ?? 1;
  const size = sizes.find((value) => String(value) === params.get('size')) ?? sizes[0] ?? 10;
  const filters: Record<string, unknown> = {};
  for (const [name, filter] of Object.entries(spec.filters as FilterSpecs)) {
    const value = filter.read(params.getAll(name));
    if (value !== undefined) filters[name] = value;
  }
  return { page, size, sort: readSort(params, spec), filters: filters as FilterValues<Specs> };
}

/** URL of a state: defaults are omitted, other parameters are kept. */
export function writeListState<Specs>(
  values: ListValues<Specs>,
  spec: ListSpec<Specs>,
  current: URLSearchParams,
): URLSearchParams {
  const params = pageParams(current);
  const own = ['page', 'size', 'sort', 'order', ...Object.keys(spec.filters as FilterSpecs)];
  for (const name of own) params.delete(name);
  for (const [name, filter] of Object.entries(spec.filters as FilterSpecs)) {
    const value = (values.filters as Record<string, unknown>)[name];
    if (value === undefined) continue;
    for (const text of filter.write(value as never)) params.append(name, text);
  }
  const { sort } = values;
  const isDefaultSort =
    sort?.column === spec.defaultSort?.column && sort?.direction === spec.defaultSort?.direction;
  if (sort && !isDefaultSort) {
    params.set('sort', sort.column);
    params.set('order', sort.direction);
  }
  if (values.size !== ((spec.sizes ?? DEFAULT_SIZES)[0] ?? 10)) {
    params.set('size', String(values.size));
  }
  if (values.page > 1) params.set('page', String(values.page));
  return params;
}

/** Arguments of a generated list endpoint. */
export type ListArgs<Specs> = FilterValues<Specs> & {
  page: number;
  size: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};

/** Query arguments of a state; shared by loaders and screens, so that they share the cache. */
export function listArgs<Specs>({ page, size, sort, filters }: ListValues<Specs>): ListArgs<Specs> {
  return {
    ...filters,
    page,
    size,
    ...(sort && { sortByColumn: sort.column, sortByAlphabetically: sort.direction }),
  };
}
