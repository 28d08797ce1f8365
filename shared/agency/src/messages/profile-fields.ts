import type { FullNames, Permission } from '@dara/model';

declare module '@dara/sdk/session' {
  /** What the agency's api says of a user who is signed in. */
  interface ProfileFields {
    permission: Permission;
    talentNames?: FullNames;
    talentId?: string | null;
    businessProfileId?: string | null;
  }
}
