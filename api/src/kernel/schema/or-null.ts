import { Type, type Static, type TSchema } from 'typebox';

/** A value that null clears. */
export function OrNull<T extends TSchema>(schema: T) {
  const { type } = schema as unknown as { type: string };
  return Type.Unsafe<Static<T> | null>({ ...schema, title: undefined, type: [type, 'null'] });
}
