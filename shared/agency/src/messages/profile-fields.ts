import type { Permission } from '@dara/model';

declare module '@dara/sdk/session' {
  /** What the agency's api says of a user who is signed in. */
  interface ProfileFields {
    permission: Permission;
    talentId?: string | null;
    businessProfileId?: string | null;
  }
}
