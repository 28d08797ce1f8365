import type { RemoteModule } from '@dara/contract';

const remote: RemoteModule = {
  pages: {
    'example-list': () =>
      import(/* webpackChunkName: "example-list" */ './example-list-page.tsx').then(
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
