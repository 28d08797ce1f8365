import { registerErrors } from '@dara/backend';
import { API_ERRORS, type Permission } from '@dara/model';

type ApiErrors = Record<keyof typeof API_ERRORS, true>;

declare module '@dara/backend' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the way in which a module adds to an interface
  interface ErrorCodes extends ApiErrors {}

  interface IdentityFields {
    permission: Permission;
    talentId: string | null;
    businessProfileId: string | null;
    /** Its business is suspended or not active. */
    isBusinessSuspended: boolean;
  }
}

registerErrors(API_ERRORS);
