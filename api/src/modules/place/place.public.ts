import type { Localized } from '../../kernel/schema/shapes.ts';
import { PROVINCES } from '@dara/model';

/** The public interface of the place module. */
export { addressFields } from './place.schema.ts';
export { type PlaceCodes, findMismatchedPlace } from './places.ts';

export function provinceName(code: string | null): Localized | null {
  return code === null ? null : (PROVINCES[code] ?? null);
}
