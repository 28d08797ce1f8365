import type { MessageSource } from '@dara/sdk/i18n';

/** Messages of this package (`kit.*`), which the shell adds to its own. */
export const kitMessages: MessageSource = {
  th: () => import(/* webpackChunkName: "messages-th" */ './th.json').then((m) => m.default),
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json').then((m) => m.default),
};
