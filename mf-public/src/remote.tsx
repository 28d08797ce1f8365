import { withAgencyMessages } from '@dara/agency/messages';
import type { RemoteModule } from '@dara/contract';
import { errorTexts } from './error-texts.ts';

const remote: RemoteModule = {
  pages: {
    home: () =>
      import(/* webpackChunkName: "home" */ './features/home/home-page.tsx').then(
        (module) => module.page,
      ),
    'talent-list': () =>
      import(/* webpackChunkName: "talent-list" */ './features/talent/talent-list-page.tsx').then(
        (module) => module.page,
      ),
    'talent-detail': () =>
      import(
        /* webpackChunkName: "talent-detail" */ './features/talent/talent-detail-page.tsx'
      ).then((module) => module.page),
    shortlist: () =>
      import(/* webpackChunkName: "shortlist" */ './features/shortlist/shortlist-page.tsx').then(
        (module) => module.page,
      ),
    contact: () =>
      import(/* webpackChunkName: "contact" */ './features/contact/contact-page.tsx').then(
        (module) => module.page,
      ),
    brief: () =>
      import(/* webpackChunkName: "brief" */ './features/brief/brief-page.tsx').then(
        (module) => module.page,
      ),
    'news-list': () =>
      import(/* webpackChunkName: "news-list" */ './features/news/news-list-page.ts').then(
        (module) => module.page,
      ),
    'news-detail': () =>
      import(/* webpackChunkName: "news-detail" */ './features/news/news-detail-page.ts').then(
        (module) => module.page,
      ),
    'talk-list': () =>
      import(/* webpackChunkName: "talk-list" */ './features/news/talk-list-page.ts').then(
        (module) => module.page,
      ),
    'talk-detail': () =>
      import(/* webpackChunkName: "talk-detail" */ './features/news/talk-detail-page.ts').then(
        (module) => module.page,
      ),
    'job-list': () =>
      import(/* webpackChunkName: "job-list" */ './features/job/job-list-page.tsx').then(
        (module) => module.page,
      ),
    'job-detail': () =>
      import(/* webpackChunkName: "job-detail" */ './features/job/job-detail-page.tsx').then(
        (module) => module.page,
      ),
    'content-page': () =>
      import(/* webpackChunkName: "content-page" */ './features/page/content-page.tsx').then(
        (module) => module.page,
      ),
    'register-talent': () =>
      import(
        /* webpackChunkName: "register-talent" */ './features/registration/register-talent-page.tsx'
      ).then((module) => module.page),
    'register-business': () =>
      import(
        /* webpackChunkName: "register-business" */ './features/registration/register-business-page.tsx'
      ).then((module) => module.page),
    'new-face': () =>
      import(/* webpackChunkName: "new-face" */ './features/new-face/new-face-page.tsx').then(
        (module) => module.page,
      ),
    'new-face-state': () =>
      import(
        /* webpackChunkName: "new-face-state" */ './features/new-face/new-face-state-page.tsx'
      ).then((module) => module.page),
    guardian: () =>
      import(/* webpackChunkName: "guardian" */ './features/guardian/guardian-page.tsx').then(
        (module) => module.page,
      ),
    'client-list': () =>
      import(/* webpackChunkName: "client-list" */ './features/client/client-list-page.tsx').then(
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
