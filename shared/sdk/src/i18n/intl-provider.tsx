import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {
  RawIntlProvider,
  createIntl,
  createIntlCache,
  useIntl,
  type IntlShape,
  type MessageDescriptor,
} from 'react-intl';
import type { Locale } from '@dara/contract';
import type { Catalogue } from './catalogue.ts';
import { mainLanguage } from './locale.ts';

/** Time zone of all dates on the site, regardless of the visitor's clock. */
export const TIME_ZONE = 'Asia/Bangkok';

/** Formatters are expensive and independent of the user: the server creates them once. */
const formatters = createIntlCache();

const CatalogueContext = createContext<Catalogue | null>(null);

/**
 * A message that is still loading is blank: its id must not be shown. A plain message without values or rich text
 * needs no formatter, as most do not.
 */
function fromCatalogue(intl: IntlShape, catalogue: Catalogue): IntlShape {
  const format = intl.formatMessage as (...args: unknown[]) => unknown;
  const formatMessage = (
    descriptor: MessageDescriptor,
    values?: unknown,
    ...rest: unknown[]
  ): unknown => {
    const { id = '', defaultMessage } = descriptor;
    const text = Object.hasOwn(intl.messages, id) ? intl.messages[id] : undefined;
    if (typeof text === 'string' && text !== '' && values === undefined) return text;
    const isMissing = text === undefined && defaultMessage === undefined;
    return isMissing && catalogue.lacks() ? '\u00a0' : format(descriptor, values, ...rest);
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}

export interface DaraIntlProviderProps {
  catalogue: Catalogue;
  children: ReactNode;
}

/** Provides the catalogue's language and messages, and follows changes. */
export function DaraIntlProvider({ catalogue, children }: DaraIntlProviderProps) {
  const { locale, messages } = useSyncExternalStore(
    catalogue.subscribe,
    catalogue.getSnapshot,
    catalogue.getSnapshot,
  );
  const intl = useMemo(() => {
    const plain = createIntl(
      {
        locale,
        defaultLocale: mainLanguage(),
        messages: messages as Record<string, string>,
        timeZone: TIME_ZONE,
        onError: (error) => {
          if (error.code === 'MISSING_TRANSLATION' && catalogue.lacks()) return;
          // oxlint-disable-next-line no-console -- as the library itself does, for developers
          if (process.env.NODE_ENV !== 'production') console.error(error);
        },
      },
      formatters,
    );
    return fromCatalogue(plain, catalogue);
  }, [catalogue, locale, messages]);
  return (
    <CatalogueContext value={catalogue}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
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

/** Window event with the language as `detail`, when a user selects one here. */
export const LANGUAGE_CHOSEN = 'dara-language-chosen';

/** Changes the language without a reload; rejects when its messages cannot be loaded. */
export function useSetLocale(): (locale: Locale) => Promise<void> {
  const { setLocale } = useCatalogue();
  return useCallback(
    async (locale) => {
      await setLocale(locale);
      window.dispatchEvent(new CustomEvent(LANGUAGE_CHOSEN, { detail: locale }));
    },
    [setLocale],
  );
}
