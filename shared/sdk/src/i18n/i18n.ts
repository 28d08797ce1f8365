export {
  FormattedDate,
  FormattedDateTimeRange,
  FormattedList,
  FormattedMessage,
  FormattedNumber,
  FormattedRelativeTime,
  FormattedTime,
  defineMessage,
  defineMessages,
  useIntl,
} from 'react-intl';
export type { IntlShape, MessageDescriptor } from 'react-intl';
export type { Locale, Localized, Messages } from '@dara/contract';
export {
  createCatalogue,
  type Catalogue,
  type CatalogueSnapshot,
  type MessageSource,
} from './catalogue.ts';
export {
  DaraIntlProvider,
  TIME_ZONE,
  useCatalogue,
  useLocale,
  useSetLocale,
  type DaraIntlProviderProps,
} from './intl-provider.tsx';
export {
  LOCALE_COOKIE,
  browserLocale,
  cookieValue,
  isLocale,
  localized,
  mainLanguage,
  requestLocale,
  setSiteLanguages,
  siteLanguages,
  storeLocale,
  toLocale,
} from './locale.ts';
export { sdkMessages } from './sdk-messages.ts';
