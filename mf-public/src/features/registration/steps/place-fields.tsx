import { AddressFields } from '@dara/agency/fields';
import { placeQueries } from './place-queries.ts';

/** The address step of both registrations. */
export function PlaceFields() {
  return <AddressFields places={placeQueries} required />;
}
