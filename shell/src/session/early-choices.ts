import { LANGUAGE_CHOSEN, type Locale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { THEME_CHOSEN, type ThemeChoice } from '@dara/sdk/theme';
import { useEffect, useEffectEvent } from 'react';

export interface Choice {
  language?: Locale;
  theme?: ThemeChoice;
}

let untaken: Choice = {};

/** Choices made here and not yet saved to the account: newer than the account's. */
export const unsavedChoice = (): Choice => untaken;

/** Passes them to the component that saves them from now on. */
export function takeChoice(): Choice {
  const taken = untaken;
  untaken = {};
  return taken;
}

/** Records a signed-in user's choices until the component that saves them is loaded. */
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
