import type { Locale } from '@dara/contract';
import type { ThemeChoice } from '@dara/sdk/theme';

/** An image as the api names it; the file is `/api/image/{id}/{width}.{avif|webp|jpg}`. */
export interface ProfileImage {
  id: string;
  width: number;
  height: number;
  alt: { th: string; en: string } | null;
  placeholder: string | null;
}

/** Fields of a site's profile beyond `Profile`, and its role names: added by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the packages of a site
export interface ProfileFields {}

interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  image: ProfileImage | null;
  /** One of the site's roles. */
  permission: string;
  language: Locale;
  /** Display preferences of the user, for all devices. */
  chosenLanguage?: Locale;
  theme?: ThemeChoice;
  /** A second step must be set up before anything else. */
  mustSetUpSecondStep?: true;
}

/** The signed-in person, as the login answer describes them. */
export type Profile = Person & ProfileFields;

/** Storage key of the profile; its removal signs out other tabs. */
export const PROFILE_KEY = 'profile';

function isProfile(value: unknown): value is Profile {
  if (typeof value !== 'object' || value === null) return false;
  const { id, email, permission } = value as Partial<Profile>;
  return typeof id === 'string' && typeof email === 'string' && typeof permission === 'string';
}

/** A profile from stored text; anything else means signed out. */
export function parseProfile(text: string | null): Profile | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isProfile(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function readProfile(): Profile | undefined {
  try {
    return parseProfile(localStorage.getItem(PROFILE_KEY));
  } catch {
    return undefined;
  }
}

export function storeProfile(profile: Profile): void {
  try {
    localStorage.setItem(PROFILE_KEY, JSON.stringify(profile));
  } catch {
    // Without storage the profile lasts for this page.
  }
}

export function clearProfile(): void {
  try {
    localStorage.removeItem(PROFILE_KEY);
  } catch {
    // Nothing was stored.
  }
}
