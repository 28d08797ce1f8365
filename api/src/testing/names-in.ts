import type { Localized } from '../kernel/schema/shapes.ts';

/** The part of a JSON schema that describes an answer. */
export interface Schema {
  $ref?: string;
  title?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

interface Search {
  schemas: Record<string, Schema>;
  names: Localized;
}

interface Named {
  /** `Schema.property` of each text in both languages with the name. */
  places: string[];
  /** `Schema.property` of each name that is not in the language of its text. */
  faults: string[];
}

const isLocalized = (value: object): value is Localized =>
  'th' in value && 'en' in value && typeof value.th === 'string' && typeof value.en === 'string';

/** Where an answer has a name, by the schemas that it is described with. */
export function namesIn(answer: unknown, schema: Schema, { schemas, names }: Search): Named {
  const found: Named = { places: [], faults: [] };

  function walk(value: unknown, described: Schema | undefined, place: string): void {
    const name = described?.$ref?.split('/').at(-1);
    if (name) return walk(value, schemas[name], name === 'Localized' ? place : name);
    const either = described?.anyOf?.filter(
      ({ $ref, properties, items }) => $ref ?? properties ?? items,
    );
    if (either?.length) return walk(value, either[0], place);
    if (typeof value === 'string') {
      if (value.includes(names.th) || value.includes(names.en)) found.faults.push(place);
    } else if (Array.isArray(value)) {
      for (const each of value) walk(each, described?.items, place);
    } else if (value !== null && typeof value === 'object') {
      if (isLocalized(value) && Object.keys(value).length === 2) {
        if (value.th.includes(names.en) || value.en.includes(names.th)) found.faults.push(place);
        else if (value.en.includes(names.en)) found.places.push(place);
        return;
      }
      for (const [key, each] of Object.entries(value)) {
        walk(each, described?.properties?.[key], `${place.split('.')[0]}.${key}`);
      }
    }
  }

  walk(answer, schema, 'answer');
  return found;
}
