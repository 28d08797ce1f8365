import type { MessageSource } from './catalogue.ts';

/** Messages of this package (`sdk.*`), which the shell adds to its own. */
export const sdkMessages: MessageSource = {
  th: () =>
    import(/* webpackChunkName: "messages-th" */ '../messages/th.json').then((m) => m.default),
  en: () =>
    import(/* webpackChunkName: "messages-en" */ '../messages/en.json').then((m) => m.default),
};
