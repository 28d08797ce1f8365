import type { MessageSource } from './catalogue.ts';

/** The catalogues of this package (`sdk.*`), which the shell adds beside its own. */
export const sdkMessages: MessageSource = {
  th: () =>
    import(/* webpackChunkName: "messages-th" */ '../messages/th.json').then((m) => m.default),
  en: () =>
    import(/* webpackChunkName: "messages-en" */ '../messages/en.json').then((m) => m.default),
};
