import { agencyErrorTexts, withAgencyMessages } from '@dara/agency/messages';
import type { RemoteModule } from '@dara/contract';

const remote: RemoteModule = {
  pages: {
    'news-list': () =>
      import(/* webpackChunkName: "news-list" */ './features/news/news-list-page.tsx').then(
        (module) => module.page,
      ),
    'tag-list': () =>
      import(/* webpackChunkName: "tag-list" */ './features/tag/tag-list-page.tsx').then(
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
