import type { RemoteModule } from '@dara/shared/contract';

const remote: RemoteModule = {
  pages: {
    'talent-profile': () =>
      import(
        /* webpackChunkName: "talent-profile" */ './features/profile/talent-profile-page.tsx'
      ).then((module) => module.page),
    'talent-list': () =>
      import(/* webpackChunkName: "talent-list" */ './features/talent/talent-list-page.tsx').then(
        (module) => module.page,
      ),
  },
  messages: {
    th: () =>
      import(/* webpackChunkName: "messages-th" */ './messages/th.json').then(
        (module) => module.default,
      ),
    en: () =>
      import(/* webpackChunkName: "messages-en" */ './messages/en.json').then(
        (module) => module.default,
      ),
  },
};

export default remote;
