import type { Localized } from '@dara/contract';

export type Unit = 'cm' | 'kg' | 'inch' | 'eu';

/** Who reads a field: everyone, everyone except for a minor's record, or only its owner and staff. */
export type Audience = 'public' | 'adults' | 'private';

interface Described {
  label: Localized;
  /** The same on a composite card, where it is shorter there. */
  cardLabel?: Localized;
  audience: Audience;
  /** Who changes it: owner and staff, or staff only. */
  editors: 'owner' | 'staff';
  /** Other places that show or ask for it, besides the record and its form. */
  shownOn: readonly Place[];
}

/** `registration` requests it; `card` can print it; `list` is every card of a list; `export` is the workbook. */
export type Place = 'registration' | 'card' | 'list' | 'export';

/** A number. `step` is the input step of forms: whole, halves or two decimals. */
export interface FigureField extends Described {
  kind: 'figure';
  unit?: Unit;
  min: number;
  max: number;
  step: Step;
}

/** A line of text of at most `max` code points; `words` are values with a translation by the agency. */
export interface LineField extends Described {
  kind: 'line';
  max: number;
  words?: readonly string[];
}

export type FactField = FigureField | LineField;

/** 0.01 is checked by forms only, since binary fractions have no exact hundredths. */
export type Step = 1 | 0.5 | 0.01;

/** Bounds of a number that is not a field of its own. */
export interface Figure {
  min: number;
  max: number;
  step: Step;
}

/** Names of a noun's fields of one kind. */
export type NameOf<Fields, Kind> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: Kind } ? Name : never;
}[keyof Fields] &
  string;

export function namesOf<Fields extends Record<string, { kind: string }>, Kind extends string>(
  fields: Fields,
  kind: Kind,
): NameOf<Fields, Kind>[] {
  return Object.keys(fields).filter((name) => fields[name]?.kind === kind) as NameOf<
    Fields,
    Kind
  >[];
}

export function isShownOn({ shownOn }: FactField, place: Place): boolean {
  return shownOn.includes(place);
}
