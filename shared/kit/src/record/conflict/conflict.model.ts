/** How a form value is merged and named; a list with keyed entries is merged entry by entry. */
export interface MergeField {
  name: string;
  /** Stable key of a list entry. */
  keyOf?: (entry: never) => string;
}

/** A value that two people changed in different ways. */
export interface Conflict {
  /** `bio`, or `album.<key>` for a list entry. */
  id: string;
  name: string;
  /** For a list entry. */
  key?: string;
  /** `undefined` for an entry that was removed. */
  mine: unknown;
  theirs: unknown;
}

export interface Merge<Values> {
  /** With the user's own value for each conflict. */
  values: Values;
  conflicts: Conflict[];
  /** Names of values changed by the other side only. */
  taken: string[];
}

export type Side = 'mine' | 'theirs';

type Loose = Record<string, unknown>;
type Entry = readonly [key: string, value: unknown];

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Whether two form values are equal; files are compared by identity. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

function entriesOf(list: unknown, keyOf: (entry: never) => string): Entry[] {
  return (list as never[]).map((entry) => [keyOf(entry), entry] as const);
}

/**
 * The order of the side that moved entries, the user's own first; entries added by the other side follow their
 * neighbour.
 */
function orderOf(base: Entry[], mine: Entry[], theirs: Entry[]): string[] {
  const keys = (entries: Entry[]) => entries.map(([key]) => key);
  const known = keys(base);
  const stayed = (entries: Entry[]) => keys(entries).filter((key) => known.includes(key));
  const isMoved = !isSame(
    stayed(mine),
    known.filter((key) => keys(mine).includes(key)),
  );
  const [first, second] = isMoved ? [keys(mine), keys(theirs)] : [keys(theirs), keys(mine)];
  const order = [...first];
  second.forEach((key, at) => {
    if (order.includes(key)) return;
    const before = second.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}

interface Sides {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Three-way merge of one value, or a conflict. */
function pick({ base, mine, theirs }: Sides): { value: unknown } | undefined {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine };
  if (isSame(mine, base)) return { value: theirs };
  return undefined;
}

function mergeList(name: string, sides: Sides, keyOf: (entry: never) => string) {
  const base = entriesOf(sides.base, keyOf);
  const mine = entriesOf(sides.mine, keyOf);
  const theirs = entriesOf(sides.theirs, keyOf);
  const find = (entries: Entry[], key: string) => entries.find(([one]) => one === key)?.[1];
  const conflicts: Conflict[] = [];
  const values = orderOf(base, mine, theirs).flatMap((key) => {
    const entry = { base: find(base, key), mine: find(mine, key), theirs: find(theirs, key) };
    const picked = pick(entry);
    if (!picked) {
      conflicts.push({ id: `${name}.${key}`, name, key, mine: entry.mine, theirs: entry.theirs });
    }
    const value = picked ? picked.value : (entry.mine ?? entry.theirs);
    return value === undefined ? [] : [value];
  });
  return { values, conflicts };
}

/**
 * Three-way merge of two edits of a record: a value changed by one side is taken from it, a value changed differently
 * by both is a conflict.
 */
export function mergeValues<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  fields: readonly MergeField[],
): Merge<Values> {
  const values = { ...mine } as Loose;
  const conflicts: Conflict[] = [];
  const taken: string[] = [];
  for (const { name, keyOf } of fields) {
    const [b, m, t] = [base, mine, theirs].map((side) => (side as Loose)[name]);
    const sides = { base: b, mine: m, theirs: t };
    const picked = pick(sides);
    if (picked) {
      values[name] = picked.value;
    } else if (keyOf) {
      const list = mergeList(name, sides, keyOf);
      values[name] = list.values;
      conflicts.push(...list.conflicts);
    } else {
      conflicts.push({ id: name, name, mine: sides.mine, theirs: sides.theirs });
    }
    if (!isSame(values[name], sides.mine)) taken.push(name);
  }
  return { values: values as Values, conflicts, taken };
}

/** The merged values with a side chosen for every conflict. */
export function resolveMerge<Values extends object>(
  merge: Merge<Values>,
  choices: Readonly<Record<string, Side>>,
  fields: readonly MergeField[],
): Values {
  const values = { ...merge.values } as Loose;
  for (const conflict of merge.conflicts) {
    const chosen = choices[conflict.id] === 'theirs' ? conflict.theirs : conflict.mine;
    if (conflict.key === undefined) {
      values[conflict.name] = chosen;
      continue;
    }
    const keyOf = fields.find(({ name }) => name === conflict.name)?.keyOf;
    if (!keyOf) continue;
    values[conflict.name] = entriesOf(values[conflict.name], keyOf).flatMap(([key, entry]) => {
      if (key !== conflict.key) return [entry];
      return chosen === undefined ? [] : [chosen];
    });
  }
  return values as Values;
}
