import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Locale } from '@dara/shared/contract';
import type { Catalogue } from './catalogue.ts';
import { DEFAULT_LOCALE } from './locale.ts';

/** All dates of the site are meant in this zone, whatever the visitor's clock says. */
export const TIME_ZONE = 'Asia/Bangkok';

const CatalogueContext = createContext<Catalogue | null>(null);

export interface DaraIntlProviderProps {
  catalogue: Catalogue;
  children: ReactNode;
}

/** Gives the tree the catalogue's language and messages, and follows its changes. */
export function DaraIntlProvider({ catalogue, children }: DaraIntlProviderProps) {
  const { locale, messages } = useSyncExternalStore(
    catalogue.subscribe,
    catalogue.getSnapshot,
    catalogue.getSnapshot,
  );
  return (
    <CatalogueContext value={catalogue}>
      <IntlProvider
        locale={locale}
        defaultLocale={DEFAULT_LOCALE}
        messages={messages as Record<string, string>}
        timeZone={TIME_ZONE}
      >
        {children}
      </IntlProvider>
    </CatalogueContext>
  );
}

/** The catalogue of this page, for the shell and the language switch. */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error('useCatalogue needs a DaraIntlProvider above it');
  return catalogue;
}

/** The language shown. */
export function useLocale(): Locale {
  return useIntl().locale as Locale;
}

/** Changes the language without a reload; rejects when its messages cannot be loaded. */
export function useSetLocale(): (locale: Locale) => Promise<void> {
  return useCatalogue().setLocale;
}
