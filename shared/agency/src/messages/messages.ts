import './profile-fields.ts';
import type { Locale, Messages } from '@dara/contract';
import type { MessageSource } from '@dara/sdk/i18n';

/** Messages of this package (`agency.*`), which remotes that use it add to their own. */
export const agencyMessages: MessageSource = {
  th: () => import(/* webpackChunkName: "messages-th" */ './th.json').then((m) => m.default),
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json').then((m) => m.default),
};

const joined = (locale: Locale, own: MessageSource) => async (): Promise<Messages> =>
  Object.assign({}, ...(await Promise.all([agencyMessages[locale](), own[locale]()])));

/** A remote's messages with those of this package. */
export const withAgencyMessages = (own: MessageSource): MessageSource => ({
  th: joined('th', own),
  en: joined('en', own),
});

export { agencyErrorTexts } from './error-texts.ts';
