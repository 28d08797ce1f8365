import type { Profile } from '@dara/sdk/session';

export const isStaff = (profile: Profile | undefined): boolean =>
  profile?.permission === 'Staff' || profile?.permission === 'Admin';

/** Whether a user may change a talent's cards: the talent, and staff. */
export const mayEdit = (profile: Profile | undefined, talentId: string): boolean =>
  isStaff(profile) || (profile !== undefined && profile.talentId === talentId);
