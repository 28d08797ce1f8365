import type { Profile } from '@dara/sdk/session';

/** A signed-in person for tests: `person('Staff')`. */
export function person(permission: Profile['permission'], changes: Partial<Profile> = {}): Profile {
  return {
    id: `00000000-0000-7000-8000-${permission.toLowerCase().padEnd(12, '0').slice(0, 12)}`,
    email: `${permission.toLowerCase()}@dara.test`,
    firstName: 'ทดสอบ',
    lastName: permission,
    image: null,
    permission,
    language: 'th',
    ...changes,
  };
}
