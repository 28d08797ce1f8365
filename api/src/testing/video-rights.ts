import { INVALID, NO_VIDEO, all, own, talents, type Call, type Known } from './rights.ts';

const REEL = '/api/management/talent/:id/reel';
const reelOf = ({ talentId }: Known): string => `/api/management/talent/${talentId}/reel`;

/** Calls about videos: those of others do not exist. */
export const VIDEOS: Call[] = [
  { route: `PUT ${REEL}`, path: reelOf, body: { data: {} }, answers: own(INVALID) },
  { route: `DELETE ${REEL}`, path: reelOf, answers: own('204') },
  { route: 'GET /api/video', path: () => '/api/video', answers: talents('200') },
  {
    route: 'POST /api/video',
    path: () => '/api/video',
    body: { size: 0 },
    answers: { ...own(INVALID), Other: INVALID },
  },
  {
    route: 'GET /api/video/:id/upload',
    path: ({ unknownId }) => `/api/video/${unknownId}/upload`,
    answers: { ...own(NO_VIDEO), Other: NO_VIDEO },
  },
  {
    route: 'PATCH /api/video/:id/upload',
    path: ({ unknownId }) => `/api/video/${unknownId}/upload`,
    answers: { ...own(INVALID), Other: INVALID },
  },
  {
    route: 'DELETE /api/video/:id/upload',
    path: ({ unknownId }) => `/api/video/${unknownId}/upload`,
    answers: { ...own(NO_VIDEO), Other: NO_VIDEO },
  },
  {
    route: 'GET /api/video/:id/video.mp4',
    path: ({ unknownId }) => `/api/video/${unknownId}/video.mp4`,
    answers: all(NO_VIDEO),
  },
];
