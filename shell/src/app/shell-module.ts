import type { RemoteModule } from '@dara/contract';
import { MANAGEMENT_PAGE, PREPARING_PAGE } from '../site/shell-name.ts';

export const NOT_FOUND_PAGE = 'not-found';

/** The shell's own pages and messages, in the shape that remotes bring theirs. */
export const shellModule: RemoteModule = {
  pages: {
    'forgot-password': () =>
      import(
        /* webpackChunkName: "forgot-password" */ '../features/password/forgot-password-page.tsx'
      ).then((m) => m.page),
    'reset-password': () =>
      import(
        /* webpackChunkName: "reset-password" */ '../features/password/reset-password-page.tsx'
      ).then((m) => m.page),
    'email-change': () =>
      import(
        /* webpackChunkName: "email-change" */ '../features/email-change/email-change-page.tsx'
      ).then((m) => m.page),
    'confirm-email': () =>
      import(
        /* webpackChunkName: "confirm-email" */ '../features/confirm-email/confirm-email-page.tsx'
      ).then((m) => m.page),
    unlock: () =>
      import(/* webpackChunkName: "unlock" */ '../features/unlock/unlock-page.tsx').then(
        (m) => m.page,
      ),
    [NOT_FOUND_PAGE]: () =>
      import(/* webpackChunkName: "not-found" */ '../features/not-found/not-found-page.tsx').then(
        (m) => m.page,
      ),
    // The route redirects to the first permitted page; without one nothing is found.
    [MANAGEMENT_PAGE]: () =>
      import(/* webpackChunkName: "management" */ '../features/not-found/not-found-page.tsx').then(
        (m) => m.page,
      ),
    [PREPARING_PAGE]: () =>
      import(/* webpackChunkName: "preparing" */ '../features/preparing/preparing-page.tsx').then(
        (m) => m.page,
      ),
  },
  messages: {
    th: () =>
      import(/* webpackChunkName: "messages-th" */ '../messages/th.json').then((m) => m.default),
    en: () =>
      import(/* webpackChunkName: "messages-en" */ '../messages/en.json').then((m) => m.default),
  },
};
