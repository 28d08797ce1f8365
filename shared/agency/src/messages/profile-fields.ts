import type { Permission } from '@dara/model';

declare module '@dara/sdk/session' {
  /** What the agency's api says of whoever is signed in. */
  interface ProfileFields {
    permission: Permission;
    talentId?: string | null;
    businessProfileId?: string | null;
  }
}
