import { localeAddress } from '@dara/contract';
import { mainLanguage, useLocale } from '@dara/sdk/i18n';
import { use, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/**
 * Adds the current language to the href of every link, also when rendered on the server or opened in a new tab; the
 * router itself uses URLs without language.
 */
export function LanguageInLinks({ children }: { children: ReactNode }) {
  const outer = use(NavigationContext);
  const locale = useLocale();
  const navigation = useMemo(
    () => ({
      ...outer,
      navigator: {
        ...outer.navigator,
        createHref: (to: Parameters<typeof outer.navigator.createHref>[0]) =>
          localeAddress(outer.navigator.createHref(to), locale, mainLanguage()),
      },
    }),
    [outer, locale],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
