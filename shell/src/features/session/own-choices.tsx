import { LANGUAGE_CHOSEN, LOCALE_COOKIE, isLocale, useCatalogue } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { updateProfile, useSession } from '@dara/sdk/session';
import { useAppDispatch } from '@dara/sdk/store';
import { THEME_CHOSEN, adoptTheme } from '@dara/sdk/theme';
import { useEffect, useEffectEvent } from 'react';
import { takeChoice, unsavedChoice } from '../../session/early-choices.ts';

/** Applies preferences from the user's other devices, and saves changes made on this one. */
export function OwnChoices() {
  const dispatch = useAppDispatch();
  const catalogue = useCatalogue();
  const notice = useNotice();
  const { profile } = useSession();
  const { theme, chosenLanguage } = profile ?? {};

  useEffect(() => {
    // Choices made before this component loaded are newer.
    if (theme && !unsavedChoice().theme) adoptTheme(theme);
  }, [theme]);

  useEffect(() => {
    // A language in the URL takes precedence over the stored one.
    const asked = new URLSearchParams(location.search).get(LOCALE_COOKIE);
    if (
      unsavedChoice().language ||
      !isLocale(chosenLanguage) ||
      isLocale(asked) ||
      chosenLanguage === catalogue.locale
    )
      return;
    // Without its texts the language shown stays.
    catalogue.setLocale(chosenLanguage).catch(() => undefined);
  }, [catalogue, chosenLanguage]);

  const keep = useEffectEvent(async () => {
    if (!profile) return;
    const choice = takeChoice();
    if (!choice.theme && !choice.language) return;
    const { language } = choice;
    const known = { ...profile, ...choice, ...(language && { chosenLanguage: language }) };
    updateProfile(dispatch, known);
    try {
      const { accountChoice } = await import(
        /* webpackChunkName: "own-profile" */ '../../session/own-profile-call.ts'
      );
      await dispatch(accountChoice.initiate({ profileChoiceBody: choice })).unwrap();
    } catch {
      notice({ kind: 'warning', message: { id: 'shell.choice.notKept' } });
    }
  });

  useEffect(() => {
    const handleChoice = () => void keep();
    handleChoice();
    window.addEventListener(THEME_CHOSEN, handleChoice);
    window.addEventListener(LANGUAGE_CHOSEN, handleChoice);
    return () => {
      window.removeEventListener(THEME_CHOSEN, handleChoice);
      window.removeEventListener(LANGUAGE_CHOSEN, handleChoice);
    };
  }, []);
  return null;
}
