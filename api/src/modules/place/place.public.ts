/** What other modules may use of place. */
export { addressFields } from './place.schema.ts';
export { type PlaceCodes, misplaced } from './places.ts';
export { provinceName } from './provinces.ts';
