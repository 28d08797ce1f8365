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
  LANGUAGE_CHOSEN,
  TIME_ZONE,
  useCatalogue,
  useLocale,
  useSetLocale,
  type DaraIntlProviderProps,
} from './intl-provider.tsx';
export {
  LANGUAGE_SCRIPT,
  LOCALE_COOKIE,
  cookieValue,
  isLocale,
  localized,
  mainLanguage,
  namesLocale,
  setSiteLanguages,
  siteLanguages,
  storeLocale,
  toLocale,
} from './locale.ts';
export { sdkMessages } from './sdk-messages.ts';
