import { agencyErrorTexts, withAgencyMessages } from '@dara/agency/messages';
import type { RemoteModule } from '@dara/contract';

const remote: RemoteModule = {
  pages: {
    account: () =>
      import(/* webpackChunkName: "account" */ './features/account/account-page.tsx').then(
        (module) => module.page,
      ),
    'audit-list': () =>
      import(/* webpackChunkName: "audit-list" */ './features/audit/audit-list-page.tsx').then(
        (module) => module.page,
      ),
    'line-link': () =>
      import(/* webpackChunkName: "line-link" */ './features/notice/line-link-page.tsx').then(
        (module) => module.page,
      ),
    'notice-choice': () =>
      import(
        /* webpackChunkName: "notice-choice" */ './features/notice/notice-choice-page.tsx'
      ).then((module) => module.page),
    'notice-list': () =>
      import(/* webpackChunkName: "notice-list" */ './features/notice/notice-list-page.tsx').then(
        (module) => module.page,
      ),
    'site-setting': () =>
      import(/* webpackChunkName: "site-setting" */ './features/site/site-setting-page.tsx').then(
        (module) => module.page,
      ),
    'user-create': () =>
      import(/* webpackChunkName: "user-create" */ './features/user/user-create-page.tsx').then(
        (module) => module.page,
      ),
    'user-detail': () =>
      import(/* webpackChunkName: "user-detail" */ './features/user/user-detail-page.tsx').then(
        (module) => module.page,
      ),
    'user-list': () =>
      import(/* webpackChunkName: "user-list" */ './features/user/user-list-page.tsx').then(
        (module) => module.page,
      ),
  },
  messages: withAgencyMessages({
    th: () =>
      import(/* webpackChunkName: "messages-th" */ './messages/th.json').then(
        (module) => module.default,
      ),
    en: () =>
      import(/* webpackChunkName: "messages-en" */ './messages/en.json').then(
        (module) => module.default,
      ),
  }),
  errorTexts: agencyErrorTexts,
};

export default remote;
