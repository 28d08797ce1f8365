import { agencyErrorTexts, withAgencyMessages } from '@dara/agency/messages';
import type { RemoteModule } from '@dara/contract';

const remote: RemoteModule = {
  pages: {
    'own-calendar': () =>
      import(
        /* webpackChunkName: "own-calendar" */ './features/calendar/own-calendar-page.tsx'
      ).then((module) => module.page),
    'talent-profile': () =>
      import(
        /* webpackChunkName: "talent-profile" */ './features/profile/talent-profile-page.tsx'
      ).then((module) => module.page),
    'own-job': () =>
      import(/* webpackChunkName: "own-job" */ './features/own-job/own-job-page.tsx').then(
        (module) => module.page,
      ),
    'talent-list': () =>
      import(/* webpackChunkName: "talent-list" */ './features/talent/talent-list-page.tsx').then(
        (module) => module.page,
      ),
    'talent-create': () =>
      import(
        /* webpackChunkName: "talent-create" */ './features/talent/talent-create-page.tsx'
      ).then((module) => module.page),
    'talent-detail': () =>
      import(
        /* webpackChunkName: "talent-detail" */ './features/talent/talent-detail-page.tsx'
      ).then((module) => module.page),
    'new-face-list': () =>
      import(
        /* webpackChunkName: "new-face-list" */ './features/new-face/new-face-list-page.tsx'
      ).then((module) => module.page),
    'new-face-detail': () =>
      import(
        /* webpackChunkName: "new-face-detail" */ './features/new-face/new-face-detail-page.tsx'
      ).then((module) => module.page),
    'card-list': () =>
      import(/* webpackChunkName: "card-list" */ './features/card/list/card-list-page.tsx').then(
        (module) => module.page,
      ),
    card: () =>
      import(/* webpackChunkName: "card" */ './features/card/view/card-page.tsx').then(
        (module) => module.page,
      ),
    'edit-card': () =>
      import(/* webpackChunkName: "edit-card" */ './features/card/editor/edit-card-page.tsx').then(
        (module) => module.page,
      ),
    'all-cards': () =>
      import(/* webpackChunkName: "all-cards" */ './features/card/list/all-cards-page.tsx').then(
        (module) => module.page,
      ),
    'card-view': () =>
      import(/* webpackChunkName: "card-view" */ './features/card/view/card-view-page.tsx').then(
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
