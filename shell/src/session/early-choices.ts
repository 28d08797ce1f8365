import { LANGUAGE_CHOSEN, type Locale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { THEME_CHOSEN, type ThemeChoice } from '@dara/sdk/theme';
import { useEffect, useEffectEvent } from 'react';

export interface Choice {
  language?: Locale;
  theme?: ThemeChoice;
}

let untaken: Choice = {};

/** What was chosen here and is not kept with the account yet: it is later than what the account has. */
export const unsavedChoice = (): Choice => untaken;

/** The same for whoever keeps it from here on. */
export function takeChoice(): Choice {
  const taken = untaken;
  untaken = {};
  return taken;
}

/** Remembers what a signed-in person chooses, from the first moment, until the part that keeps it has come. */
export function useRememberedChoice(): void {
  const { status } = useSession();
  const remember = useEffectEvent((choice: Choice) => {
    if (status !== 'anonymous') untaken = { ...untaken, ...choice };
  });
  useEffect(() => {
    if (status === 'anonymous') untaken = {};
  }, [status]);
  useEffect(() => {
    const handleTheme = (event: Event) =>
      remember({ theme: (event as CustomEvent<ThemeChoice>).detail });
    const handleLanguage = (event: Event) =>
      remember({ language: (event as CustomEvent<Locale>).detail });
    window.addEventListener(THEME_CHOSEN, handleTheme);
    window.addEventListener(LANGUAGE_CHOSEN, handleLanguage);
    return () => {
      window.removeEventListener(THEME_CHOSEN, handleTheme);
      window.removeEventListener(LANGUAGE_CHOSEN, handleLanguage);
    };
  }, []);
}
