import type { Resource, ResourceField } from '@dara/model';
import { webAddress } from '../schema/contact.ts';
import {
  InputCheck,
  cleanLocalized,
  cleanName,
  optionalLine,
  type LocalizedInput,
} from '../schema/input.ts';
import type { Localized } from '../schema/shapes.ts';
import { fieldsOf } from './resource-names.ts';
import type { InputOf, ValuesOf } from './resource.types.ts';

/** The values of the fields that were sent, cleaned; throws everything at once that their schema cannot say. */
export function inputValues<R extends Resource>(
  resource: R,
  data: InputOf<R>,
): Partial<ValuesOf<R>> {
  const check = new InputCheck();
  const given = data as Readonly<Record<string, unknown>>;
  const values = fieldsOf(resource).flatMap(([name, field]) =>
    given[name] === undefined ? [] : [[name, valueOf(check, name, field, given[name])]],
  );
  check.throwIfRefused();
  return Object.fromEntries(values) as Partial<ValuesOf<R>>;
}

function valueOf(check: InputCheck, name: string, field: ResourceField, given: unknown): unknown {
  switch (field.kind) {
    case 'localized':
      return localized(check, name, cleanLocalized(given as LocalizedInput, cleanName), field.max);
    case 'text':
      return line(check, name, given as string | null, field);
    default:
      return given;
  }
}

/** Thai is required; a given English text must be visible too. */
function localized(check: InputCheck, name: string, text: Localized, max: number): Localized {
  check.required(`${name}.th`, text.th);
  if (text.en !== '') check.required(`${name}.en`, text.en);
  check.atMost(`${name}.th`, text.th, max);
  check.atMost(`${name}.en`, text.en, max);
  return text;
}

function line(
  check: InputCheck,
  name: string,
  given: string | null,
  { format }: Extract<ResourceField, { kind: 'text' }>,
): string | null {
  const text = optionalLine(given);
  if (!text || format === undefined) return text;
  const address = webAddress(text);
  if (!address) check.refuse(name, 'url');
  return address;
}

/** The values of a new record before anything is given. */
export function defaultValues(resource: Resource): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(resource).map(([name, field]) => [name, 'default' in field ? field.default : null]),
  );
}
