import {
  BODY_NAMES,
  TALENT_BODY,
  type BodyFigureName,
  type BodyLineName,
  type FactField,
} from '@dara/model';
import {
  Type,
  type TNumber,
  type TOptional,
  type TSchema,
  type TString,
  type TUnsafe,
} from 'typebox';
import { NullableNumber, NullableText } from '../../../kernel/schema/shapes.ts';
import { OrNull } from '../../../kernel/schema/or-null.ts';

type BodyShape<Figure, Line> = Record<BodyFigureName, Figure> & Record<BodyLineName, Line>;

const UNIT_NAMES = { cm: 'cm', kg: 'kg', inch: 'Inches', eu: 'EU size' } as const;

/** Accepted values of a field; steps of hundredths are checked by forms only (`Step`). */
function inputOf(field: FactField): TNumber | TString {
  if (field.kind === 'line') return Type.String({ maxLength: field.max });
  const { min, max, step, unit } = field;
  return Type.Number({
    minimum: min,
    maximum: max,
    ...(step === 0.01 ? {} : { multipleOf: step }),
    ...(unit ? { description: UNIT_NAMES[unit] } : {}),
  });
}

const shapeOf = (schemaOf: (field: FactField) => TSchema) =>
  Object.fromEntries(BODY_NAMES.map((name) => [name, schemaOf(TALENT_BODY[name])]));

/** A body in a registration. */
export const bodyInput = shapeOf((field) => Type.Optional(inputOf(field))) as BodyShape<
  TOptional<TNumber>,
  TOptional<TString>
>;

/** A body in a record that is edited: null clears. */
export const bodyChange = shapeOf((field) => Type.Optional(OrNull(inputOf(field)))) as BodyShape<
  TOptional<TUnsafe<number | null>>,
  TOptional<TUnsafe<string | null>>
>;

/** A body as the api answers it, in cm, kg, inches (chest, waist, hip) and EU sizes. */
export const bodyFields = shapeOf(({ kind }) =>
  kind === 'figure' ? NullableNumber : NullableText,
) as BodyShape<typeof NullableNumber, typeof NullableText>;
