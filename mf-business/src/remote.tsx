import { withAgencyMessages } from '@dara/agency/messages';
import type { RemoteModule } from '@dara/contract';
import { errorTexts } from './error-texts.ts';

const remote: RemoteModule = {
  pages: {
    'business-list': () =>
      import(
        /* webpackChunkName: "business-list" */ './features/business/business-list-page.tsx'
      ).then((module) => module.page),
    'business-own': () =>
      import(
        /* webpackChunkName: "business-own" */ './features/business/business-own-page.tsx'
      ).then((module) => module.page),
    'business-detail': () =>
      import(
        /* webpackChunkName: "business-detail" */ './features/business/business-detail-page.tsx'
      ).then((module) => module.page),
    'business-invitation': () =>
      import(
        /* webpackChunkName: "business-invitation" */ './features/business-invitation/invitation-page.tsx'
      ).then((module) => module.page),
    'proposal-list': () =>
      import(
        /* webpackChunkName: "proposal-list" */ './features/proposal/list/proposal-list-page.tsx'
      ).then((module) => module.page),
    'proposal-create': () =>
      import(
        /* webpackChunkName: "proposal-create" */ './features/proposal/detail/proposal-create-page.tsx'
      ).then((module) => module.page),
    'proposal-detail': () =>
      import(
        /* webpackChunkName: "proposal-detail" */ './features/proposal/detail/proposal-detail-page.tsx'
      ).then((module) => module.page),
    'client-proposal': () =>
      import(
        /* webpackChunkName: "client-proposal" */ './features/client-proposal/client-proposal-page.tsx'
      ).then((module) => module.page),
    dashboard: () =>
      import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-page.tsx').then(
        (module) => module.page,
      ),
    'dashboard-profile': () =>
      import(
        /* webpackChunkName: "dashboard-profile" */ './features/dashboard/profile-figures-page.tsx'
      ).then((module) => module.page),
    'brief-list': () =>
      import(/* webpackChunkName: "brief-list" */ './features/brief/brief-list-page.tsx').then(
        (module) => module.page,
      ),
    'brief-detail': () =>
      import(/* webpackChunkName: "brief-detail" */ './features/brief/brief-detail-page.tsx').then(
        (module) => module.page,
      ),
    'job-list': () =>
      import(/* webpackChunkName: "job-list" */ './features/job/job-list-page.tsx').then(
        (module) => module.page,
      ),
    booking: () =>
      import(/* webpackChunkName: "booking" */ './features/booking/booking-page.tsx').then(
        (module) => module.page,
      ),
    'invitation-list': () =>
      import(
        /* webpackChunkName: "invitation-list" */ './features/invitation/invitation-list-page.tsx'
      ).then((module) => module.page),
    'candidate-list': () =>
      import(
        /* webpackChunkName: "candidate-list" */ './features/invitation/candidate-list-page.tsx'
      ).then((module) => module.page),
    'application-list': () =>
      import(
        /* webpackChunkName: "application-list" */ './features/application/list/application-list-page.tsx'
      ).then((module) => module.page),
    'request-list': () =>
      import(
        /* webpackChunkName: "request-list" */ './features/invitation/request-list-page.tsx'
      ).then((module) => module.page),
    application: () =>
      import(
        /* webpackChunkName: "application" */ './features/application/application-page.tsx'
      ).then((module) => module.page),
    'job-create': () =>
      import(/* webpackChunkName: "job-create" */ './features/job/detail/job-create-page.tsx').then(
        (module) => module.page,
      ),
    'job-detail': () =>
      import(/* webpackChunkName: "job-detail" */ './features/job/detail/job-detail-page.tsx').then(
        (module) => module.page,
      ),
  },
  parts: {
    'talent-part': () =>
      import(/* webpackChunkName: "talent-part" */ './features/invitation/talent-part.tsx').then(
        (module) => module.part,
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
