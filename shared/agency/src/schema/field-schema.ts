import { text } from '@dara/kit/validation';
import { TALENT_BODY, type BodyName, type FactField } from '@dara/model';
import type { StringSchema } from 'yup';
import { figureSchema } from './figure-schema.ts';

const factSchema = (field: FactField): StringSchema =>
  field.kind === 'figure' ? figureSchema(field) : text(field.max);

/** Validation of body measurements; all are optional. */
export function bodySchemas<Name extends BodyName>(
  names: readonly Name[],
): Record<Name, StringSchema> {
  return Object.fromEntries(names.map((name) => [name, factSchema(TALENT_BODY[name])])) as Record<
    Name,
    StringSchema
  >;
}
