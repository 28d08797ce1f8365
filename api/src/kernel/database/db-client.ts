import type { CLIENT } from '@dara/model';
import type { ResourceColumns } from './resource-columns.ts';

export type ClientTable = ResourceColumns<typeof CLIENT> & {
  /** The business that it follows. */
  business_profile_id: string | null;
};
