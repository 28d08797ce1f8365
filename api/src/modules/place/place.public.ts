/** The public interface of the place module. */
export { addressFields } from './place.schema.ts';
export { type PlaceCodes, findMismatchedPlace } from './places.ts';
export { provinceName } from './provinces.ts';
