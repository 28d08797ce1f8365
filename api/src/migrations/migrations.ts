import type { Migrations } from '@dara/backend';
import { lookAlikes } from './063-look-alikes.ts';
import { businessAddressConfirmed } from './066-business-address-confirmed.ts';
import { baseline } from './baseline/baseline.ts';

/** All migrations of the api's tables by name, in order; a released one is never edited. */
export const migrations: Migrations = {
  '062-baseline': baseline,
  '063-look-alikes': lookAlikes,
  '066-business-address-confirmed': businessAddressConfirmed,
};
