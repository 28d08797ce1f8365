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
    'privacy-create': () =>
      import(
        /* webpackChunkName: "privacy-create" */ './features/privacy/privacy-create-page.tsx'
      ).then((module) => module.page),
    'privacy-detail': () =>
      import(
        /* webpackChunkName: "privacy-detail" */ './features/privacy/privacy-detail-page.tsx'
      ).then((module) => module.page),
    'privacy-list': () =>
      import(
        /* webpackChunkName: "privacy-list" */ './features/privacy/privacy-list-page.tsx'
      ).then((module) => module.page),
    'release-detail': () =>
      import(
        /* webpackChunkName: "release-detail" */ './features/release/release-detail-page.tsx'
      ).then((module) => module.page),
    'release-list': () =>
      import(
        /* webpackChunkName: "release-list" */ './features/release/release-list-page.tsx'
      ).then((module) => module.page),
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
    security: () =>
      import(/* webpackChunkName: "security" */ './features/security/security-page.tsx').then(
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
  errorTexts: {
    ...agencyErrorTexts,
    CHALLENGE_OVER: 'setting.passkey.over',
    FRESH_STEP_REQUIRED: 'setting.fresh.required',
    APPROVAL_BY_PUBLISHER: 'setting.release.error.ownApproval',
    LABEL_TAKEN: 'setting.release.error.labelTaken',
    NO_PREVIOUS_RELEASE: 'setting.release.error.noPrevious',
    CANARY_RUNNING: 'setting.release.error.canary',
    PROMOTION_REFUSED: 'setting.release.error.refused',
    REGISTRY_BUSY: 'setting.release.error.busy',
    SHARE_IMPOSSIBLE: 'setting.release.error.busy',
    RELEASE_NOT_EXIST: 'setting.release.error.gone',
    ERASURE_HINDERED: 'setting.privacy.error.ERASURE_HINDERED',
    IDENTITY_UNCHECKED: 'setting.privacy.error.IDENTITY_UNCHECKED',
    PASSKEY_CANCELLED: 'setting.passkey.cancelled',
    PASSKEY_DUPLICATE: 'setting.passkey.duplicate',
    PASSKEY_NOT_EXIST: 'setting.passkey.gone',
    PASSKEY_REFUSED: 'setting.passkey.refused',
    PASSKEYS_FULL: 'setting.passkey.full',
    PRIVACY_REQUEST_NOT_EXIST: 'setting.privacy.missing',
    SECOND_STEP_MISSING: 'setting.security.ownFirst',
    SECOND_STEP_ON: 'setting.step.alreadyOn',
    sameEmail: 'setting.email.same',
    stepCode: 'setting.step.wrongCode',
  },
};

export default remote;
