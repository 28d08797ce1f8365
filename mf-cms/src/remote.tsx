import { withAgencyMessages } from '@dara/agency/messages';
import type { RemoteModule } from '@dara/contract';
import { errorTexts } from './error-texts.ts';

const remote: RemoteModule = {
  pages: {
    'news-list': () =>
      import(/* webpackChunkName: "news-list" */ './features/news/list/news-list.tsx').then(
        (module) => module.newsListPage,
      ),
    'news-create': () =>
      import(/* webpackChunkName: "news-create" */ './features/news/detail/news-create.tsx').then(
        (module) => module.newsCreatePage,
      ),
    'news-detail': () =>
      import(/* webpackChunkName: "news-detail" */ './features/news/detail/news-detail.tsx').then(
        (module) => module.newsDetailPage,
      ),
    'talk-of-the-town-list': () =>
      import(
        /* webpackChunkName: "talk-of-the-town-list" */ './features/news/list/news-list.tsx'
      ).then((module) => module.talkListPage),
    'talk-of-the-town-create': () =>
      import(
        /* webpackChunkName: "talk-of-the-town-create" */ './features/news/detail/news-create.tsx'
      ).then((module) => module.talkCreatePage),
    'talk-of-the-town-detail': () =>
      import(
        /* webpackChunkName: "talk-of-the-town-detail" */ './features/news/detail/news-detail.tsx'
      ).then((module) => module.talkDetailPage),
    'client-list': () =>
      import(/* webpackChunkName: "client-list" */ './features/client/client-list-page.tsx').then(
        (module) => module.page,
      ),
    'client-create': () =>
      import(
        /* webpackChunkName: "client-create" */ './features/client/client-create-page.tsx'
      ).then((module) => module.page),
    'client-detail': () =>
      import(
        /* webpackChunkName: "client-detail" */ './features/client/client-detail-page.tsx'
      ).then((module) => module.page),
    'page-list': () =>
      import(/* webpackChunkName: "page-list" */ './features/page/page-list-page.tsx').then(
        (module) => module.page,
      ),
    'page-detail': () =>
      import(/* webpackChunkName: "page-detail" */ './features/page/page-detail-page.tsx').then(
        (module) => module.page,
      ),
    home: () =>
      import(/* webpackChunkName: "home" */ './features/home/home-page.tsx').then(
        (module) => module.page,
      ),
    'go-live': () =>
      import(/* webpackChunkName: "go-live" */ './features/go-live/go-live-page.tsx').then(
        (module) => module.page,
      ),
    'media-list': () =>
      import(/* webpackChunkName: "media-list" */ './features/media/media-list-page.tsx').then(
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
  errorTexts,
};

export default remote;
