import { OWN_AFFAIRS } from './own-rights.ts';
import {
  FORBIDDEN,
  INVALID,
  NOT_YOURS,
  NO_CARD,
  NO_IMAGE,
  admin,
  all,
  own,
  sent,
  staff,
  type Call,
  type Known,
} from './rights.ts';
import { VIDEOS } from './video-rights.ts';

/** Expected response of every talent route by role: the single source. */

const TALENT = '/api/management/talent/:id';
const CARD = `${TALENT}/compositecard/:cardId`;
const ofTalent =
  (rest = '') =>
  ({ talentId }: Known): string =>
    `/api/management/talent/${talentId}${rest}`;
const ofCard =
  (rest = '') =>
  ({ talentId, cardId }: Known): string =>
    `/api/management/talent/${talentId}/compositecard/${cardId}${rest}`;

const MANAGEMENT: Call[] = [
  {
    route: 'GET /api/management/talent',
    path: () => '/api/management/talent',
    answers: staff('200'),
  },
  {
    route: 'GET /api/management/talent',
    what: 'the deleted',
    path: () => '/api/management/talent?deleted=true',
    answers: admin('200'),
  },
  {
    route: 'POST /api/management/talent',
    path: () => '/api/management/talent',
    body: { data: {} },
    answers: staff(INVALID),
  },
  {
    route: 'GET /api/management/talent/export',
    path: () => '/api/management/talent/export',
    answers: staff('200'),
  },
  {
    route: 'POST /api/management/talent/bulk',
    path: () => '/api/management/talent/bulk',
    body: {},
    answers: staff(INVALID),
  },
  { route: `GET ${TALENT}`, path: ofTalent(), answers: own('200') },
  { route: `PUT ${TALENT}`, path: ofTalent(), body: { data: {} }, answers: own(INVALID) },
  {
    route: `DELETE ${TALENT}`,
    path: ({ unknownId }) => `/api/management/talent/${unknownId}`,
    answers: admin(NOT_YOURS),
  },
  {
    route: `POST ${TALENT}/passwordlink`,
    path: ({ unknownId }) => `/api/management/talent/${unknownId}/passwordlink`,
    answers: staff(NOT_YOURS),
  },
  {
    route: `POST ${TALENT}/restore`,
    path: ({ unknownId }) => `/api/management/talent/${unknownId}/restore`,
    answers: admin(NOT_YOURS),
  },
  {
    route: `PUT ${TALENT}/status`,
    path: ofTalent('/status'),
    body: { status: 'Nice' },
    answers: own(INVALID),
  },
  {
    route: `PUT ${TALENT}/status`,
    what: 'archiving',
    path: ofTalent('/status'),
    body: { status: 'Archived', version: 9999 },
    answers: { ...own('409 VERSION_CONFLICT'), Talent: FORBIDDEN, Staff: FORBIDDEN },
  },
  {
    route: `POST ${TALENT}/guardian`,
    path: ofTalent('/guardian'),
    answers: own('409 INVALID_TRANSITION'),
  },
  {
    route: `PUT ${TALENT}/change/:changeId`,
    path: ({ unknownId, talentId }) => `/api/management/talent/${talentId}/change/${unknownId}`,
    body: { status: 'Approved' },
    answers: staff('404 NOT_FOUND'),
  },
  { route: `GET ${TALENT}/audit`, path: ofTalent('/audit'), answers: admin('200') },
];

const WORKS: Call[] = [
  { route: `POST ${TALENT}/work`, path: ofTalent('/work'), body: {}, answers: own(INVALID) },
  {
    route: `PUT ${TALENT}/work/:workId`,
    path: ({ talentId, workId }) => `/api/management/talent/${talentId}/work/${workId}`,
    body: { data: {} },
    answers: own(INVALID),
  },
  {
    route: `DELETE ${TALENT}/work/:workId`,
    path: ({ talentId, unknownId }) => `/api/management/talent/${talentId}/work/${unknownId}`,
    answers: own('404 NOT_FOUND'),
  },
];

const CARDS: Call[] = [
  {
    route: 'GET /api/management/talent/compositecards',
    path: () => '/api/management/talent/compositecards',
    answers: { ...staff('200'), Talent: '200', Other: '200' },
  },
  {
    route: 'GET /api/management/talent/compositecards',
    what: "somebody's",
    path: ({ talentId }) => `/api/management/talent/compositecards?talentId=${talentId}`,
    answers: { ...staff('200'), Talent: '200', Other: '200' },
  },
  {
    route: `GET ${TALENT}/compositecard/options`,
    path: ofTalent('/compositecard/options'),
    answers: own('200'),
  },
  {
    route: `POST ${TALENT}/compositecard/drawing`,
    path: ofTalent('/compositecard/drawing'),
    body: {},
    answers: own(INVALID),
  },
  {
    route: `POST ${TALENT}/compositecard`,
    path: ofTalent('/compositecard'),
    body: { data: {} },
    answers: own(INVALID),
  },
  { route: `GET ${CARD}`, path: ofCard(), answers: own('200') },
  {
    route: `GET ${CARD}`,
    what: 'as it was sent',
    path: (known) => `${ofCard()(known)}?jobId=${known.jobId}`,
    answers: sent('200'),
  },
  { route: `PUT ${CARD}`, path: ofCard(), body: { data: {} }, answers: own(INVALID) },
  {
    route: `DELETE ${CARD}`,
    path: ({ talentId, unknownId }) =>
      `/api/management/talent/${talentId}/compositecard/${unknownId}`,
    answers: own(NO_CARD),
  },
  {
    route: `POST ${CARD}/restore`,
    path: ({ talentId, unknownId }) =>
      `/api/management/talent/${talentId}/compositecard/${unknownId}/restore`,
    answers: own(NO_CARD),
  },
  {
    route: `POST ${CARD}/duplicate`,
    path: ofCard('/duplicate'),
    body: { name: '' },
    answers: own(INVALID),
  },
  ...(['pdf', 'png?width=200&side=front'] as const).flatMap((file): Call[] => {
    const route = `GET ${CARD}/${file.slice(0, 3)}`;
    const sign = file.includes('?') ? '&' : '?';
    return [
      { route, path: ofCard(`/${file}`), answers: own('200') },
      {
        route,
        what: 'as it was sent',
        path: (known) => `${ofCard(`/${file}`)(known)}${sign}jobId=${known.jobId}`,
        answers: sent('200'),
      },
    ];
  }),
];

const PUBLIC: Call[] = [
  { route: 'GET /api/talent', path: () => '/api/talent', answers: all('200') },
  { route: 'GET /api/talent/tags', path: () => '/api/talent/tags', answers: all('204') },
  { route: 'GET /api/talent/summary', path: () => '/api/talent/summary', answers: all('200') },
  {
    route: 'GET /api/talent/:id',
    path: ({ talentId }) => `/api/talent/${talentId}`,
    answers: all('200'),
  },
  {
    route: 'GET /api/talent/:id/press',
    path: ({ talentId }) => `/api/talent/${talentId}/press`,
    answers: all('200'),
  },
  {
    route: 'GET /api/talent/shortlist.pdf',
    path: ({ talentId }) => `/api/talent/shortlist.pdf?ids=${talentId}`,
    answers: all('200'),
  },
  {
    route: 'GET /api/talent/:id/compositecard',
    path: ({ talentId }) => `/api/talent/${talentId}/compositecard`,
    answers: all('200'),
  },
  {
    route: 'GET /api/talent/:id/compositecard/:cardId',
    path: ({ talentId, cardId }) => `/api/talent/${talentId}/compositecard/${cardId}`,
    answers: all(NO_CARD),
  },
  {
    route: 'GET /api/talent/:id/compositecard/:cardId',
    what: 'a shared one',
    path: ({ talentId, sharedCardId }) => `/api/talent/${talentId}/compositecard/${sharedCardId}`,
    answers: all('200'),
  },
  {
    route: 'POST /api/talent/register',
    path: () => '/api/talent/register',
    body: {},
    answers: all(INVALID),
  },
  {
    route: 'GET /api/image/:id/:file',
    path: ({ imageId }) => `/api/image/${imageId}/160.jpg`,
    answers: {
      ...all(NO_IMAGE),
      Talent: '200',
      Staff: '200',
      Admin: '200',
    },
  },
  { route: 'GET /api/share/site/:file', path: () => '/api/share/site/th.png', answers: all('200') },
  {
    route: 'GET /api/share/:kind/:id/:file',
    path: ({ unknownId }) => `/api/share/talent/${unknownId}/th.png`,
    answers: all(NOT_YOURS),
  },
];

export const TALENT_CALLS: Call[] = [MANAGEMENT, WORKS, VIDEOS, CARDS, PUBLIC, OWN_AFFAIRS].flat();
