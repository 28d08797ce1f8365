import { INVALID, signedIn, talents, type Call } from './rights.ts';

const NO_REQUEST = '404 PRIVACY_REQUEST_NOT_EXIST';

/** Requests of users about themselves. */
export const OWN_AFFAIRS: Call[] = [
  { route: 'GET /api/talent/profile', path: () => '/api/talent/profile', answers: talents('200') },
  { route: 'GET /api/consent', path: () => '/api/consent', answers: signedIn('200') },
  { route: 'PUT /api/consent', path: () => '/api/consent', body: {}, answers: signedIn(INVALID) },
  { route: 'GET /api/account/data', path: () => '/api/account/data', answers: signedIn('200') },
  {
    route: 'PUT /api/account/choice',
    path: () => '/api/account/choice',
    body: { theme: 'pink' },
    answers: signedIn(INVALID),
  },
  { route: 'GET /api/account/email', path: () => '/api/account/email', answers: signedIn('200') },
  {
    route: 'POST /api/account/email',
    path: () => '/api/account/email',
    body: {},
    answers: signedIn(INVALID),
  },
  {
    route: 'DELETE /api/account/email',
    path: () => '/api/account/email',
    answers: signedIn('204'),
  },
  {
    route: 'GET /api/account/session',
    path: () => '/api/account/session',
    answers: signedIn('200'),
  },
  {
    route: 'DELETE /api/account/session/:id',
    path: ({ unknownId }) => `/api/account/session/${unknownId}`,
    answers: signedIn('404 NOT_FOUND'),
  },
  {
    route: 'DELETE /api/account/session',
    path: () => '/api/account/session',
    answers: signedIn('204'),
  },
  {
    route: 'GET /api/account/second-step',
    path: () => '/api/account/second-step',
    answers: signedIn('200'),
  },
  ...['', '/confirm', '/recovery-codes', '/off', '/verify'].map((end) => ({
    route: `POST /api/account/second-step${end}`,
    path: () => `/api/account/second-step${end}`,
    body: {},
    answers: signedIn(INVALID),
  })),
  {
    route: 'GET /api/account/passkey',
    path: () => '/api/account/passkey',
    answers: signedIn('200'),
  },
  {
    route: 'POST /api/account/passkey/verify/options',
    path: () => '/api/account/passkey/verify/options',
    answers: signedIn('404 PASSKEY_NOT_EXIST'),
  },
  ...['', '/options', '/verify'].map((end) => ({
    route: `POST /api/account/passkey${end}`,
    path: () => `/api/account/passkey${end}`,
    body: {},
    answers: signedIn(INVALID),
  })),
  {
    route: 'PUT /api/account/passkey/:id',
    path: ({ unknownId }) => `/api/account/passkey/${unknownId}`,
    body: { name: '' },
    answers: signedIn(INVALID),
  },
  {
    route: 'DELETE /api/account/passkey/:id',
    path: ({ unknownId }) => `/api/account/passkey/${unknownId}`,
    answers: signedIn('404 PASSKEY_NOT_EXIST'),
  },
  {
    route: 'GET /api/account/privacy',
    path: () => '/api/account/privacy',
    answers: { ...talents('200'), Business: '200', Stranger: '200' },
  },
  {
    route: 'POST /api/account/privacy',
    path: () => '/api/account/privacy',
    body: { kind: 'Erasure', reason: 'x'.repeat(501) },
    answers: { ...talents(INVALID), Business: INVALID, Stranger: INVALID },
  },
  {
    route: 'DELETE /api/account/privacy/:id',
    path: ({ unknownId }) => `/api/account/privacy/${unknownId}`,
    answers: { ...talents(NO_REQUEST), Business: NO_REQUEST, Stranger: NO_REQUEST },
  },
  { route: 'GET /api/job/myjob', path: () => '/api/job/myjob', answers: talents('200') },
  { route: 'GET /api/job/requestjob', path: () => '/api/job/requestjob', answers: talents('200') },
  {
    route: 'POST /api/job/:id/apply',
    path: ({ jobId }) => `/api/job/${jobId}/apply`,
    body: {},
    answers: talents(INVALID),
  },
  {
    route: 'POST /api/job/:id/withdraw',
    path: ({ invitedJobId }) => `/api/job/${invitedJobId}/withdraw`,
    answers: talents('404 APPLICATION_NOT_EXIST'),
  },
  {
    route: 'PUT /api/job/requestjob/:rid',
    path: ({ requestId }) => `/api/job/requestjob/${requestId}`,
    body: { reason: ' ' },
    answers: talents(INVALID),
  },
  {
    route: 'GET /api/talent/profile/calendar',
    path: () => '/api/talent/profile/calendar?from=2027-01-01&to=2027-01-31',
    answers: talents('200'),
  },
  {
    route: 'POST /api/talent/profile/calendar/link',
    path: () => '/api/talent/profile/calendar/link',
    answers: talents('201'),
  },
  {
    route: 'DELETE /api/talent/profile/calendar/link',
    path: () => '/api/talent/profile/calendar/link',
    answers: talents('204'),
  },
];
