/** What other modules may use of place. */
export { addressFields } from './place.schema.ts';
export { type PlaceCodes, findMismatchedPlace } from './places.ts';
export { provinceName } from './provinces.ts';
