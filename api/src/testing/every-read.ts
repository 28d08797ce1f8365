import { RESOURCES } from '@dara/model';
import { kebabCase } from '../kernel/resource/resource-names.ts';
import type { Trade } from './trade.ts';

const DAYS = 'from=2090-05-01&to=2090-05-31';

/** Fills the parameters of a route in their order. */
function at(url: string, ...values: string[]): string {
  const left = [...values];
  return url.replaceAll(/:\w+/g, () => left.shift() ?? '');
}

const jobsOf = ({ openJobId, draftJobId, internalJobId }: Trade) => [
  openJobId,
  draftJobId,
  internalJobId,
];
const proposalsOf = ({ proposalId, draftProposalId }: Trade) => [proposalId, draftProposalId];
type Paths = (trade: Trade, url: string) => string[];

const eachJob: Paths = (trade, url) => jobsOf(trade).map((id) => at(url, id));
const eachProposal: Paths = (trade, url) => proposalsOf(trade).map((id) => at(url, id));
const eachBusiness: Paths = (trade, url) =>
  [trade.businessId, trade.otherBusinessId].map((id) => at(url, id));
const eachPerson: Paths = ({ people }, url) =>
  [people.Owner, people.Member, people.Applicant].map(({ id }) => at(url, id));
const eachTalent: Paths = (trade, url) =>
  [trade.applicantId, trade.invitedId].map((id) => at(url, id));
const ofBooking: Paths = ({ bookingId }, url) => [at(url, bookingId)];
const ofCard: Paths = ({ applicantId, cardId, openJobId }, url) => [
  at(url, applicantId, cardId),
  `${at(url, applicantId, cardId)}?jobId=${openJobId}`,
];
const ofItem: Paths = ({ proposalId, itemId }, url) => [at(url, proposalId, itemId)];
const bothLanguages: Paths = (_trade, url) => [`${url}?language=th`, `${url}?language=en`];
const only =
  (...values: string[]): Paths =>
  (_trade, url) => [at(url, ...values)];
const withQuery =
  (query: string): Paths =>
  (_trade, url) => [`${url}?${query}`];

/** The reads of one record that a declaration gives. */
const declaredReads = RESOURCES.flatMap(({ noun }) => {
  const url = `/api/management/${kebabCase(noun)}/:id`;
  const read: Paths = ({ declared }, path) => [at(path, declared[noun] ?? '')];
  return [url, `${url}/audit`].map((one) => [one, read] as const);
});

/** Paths of every read with a required id, token or query; others are requested as they are. */
export const READS: Record<string, Paths> = {
  ...Object.fromEntries(declaredReads),
  '/api/management/profile/:id': eachPerson,
  '/api/management/profile/:id/session': eachPerson,
  '/api/management/profile/:id/signin': eachPerson,
  '/api/management/profile/:id/audit': eachPerson,
  '/api/management/profile/:id/consent': eachPerson,
  '/api/talent/:id': eachTalent,
  '/api/talent/:id/press': eachTalent,
  '/api/talent/shortlist.pdf': ({ applicantId }, url) => [`${url}?ids=${applicantId}`],
  '/api/management/talent/:id': eachTalent,
  '/api/management/talent/:id/audit': eachTalent,
  '/api/management/business/:id': eachBusiness,
  '/api/management/business/:id/audit': eachBusiness,
  '/api/management/business/:id/member': eachBusiness,
  '/api/place/district': withQuery('province=10'),
  '/api/place/subdistrict': withQuery('district=1004'),
  '/api/management/booking': withQuery(DAYS),
  '/api/management/booking/clash': ({ invitedId }, url) => [`${url}?talentId=${invitedId}&${DAYS}`],
  '/api/management/booking/:id': ofBooking,
  '/api/management/booking/:id/ics': ofBooking,
  '/api/management/booking/:id/audit': ofBooking,
  '/api/talent/profile/calendar': withQuery(DAYS),
  '/api/calendar/:file': ({ calendarFile }, url) => [at(url, calendarFile)],
  '/api/management/newface/:id': ({ newFaceId }, url) => [at(url, newFaceId)],
  '/api/newface/clip/:id/upload': ({ clipId }, url) => [at(url, clipId)],
  '/api/news/:id': ({ newsId }, url) => [at(url, newsId)],
  '/api/news/preview/:token': ({ newsPreviewToken }, url) => [at(url, newsPreviewToken)],
  '/api/management/news/:id': ({ newsId }, url) => [at(url, newsId)],
  '/api/management/news/:id/history': ({ newsId }, url) => [at(url, newsId)],
  '/api/management/news/:id/version': ({ newsId }, url) => [at(url, newsId)],
  '/api/management/news/:id/version/:version': ({ newsId }, url) => [at(url, newsId, '1')],
  '/api/news/sharefacebook/:id': ({ newsId }, url) => [at(url, newsId)],
  '/api/management/tag/choice': withQuery('kind=News'),
  '/api/management/media/:id': ({ mediaId }, url) => [at(url, mediaId)],
  '/api/management/media/:id/audit': ({ mediaId }, url) => [at(url, mediaId)],
  '/api/page/:slug': only('privacy'),
  '/api/management/page/:slug': only('privacy'),
  '/api/management/privacy/:id': ({ privacyRequestId }, url) => [at(url, privacyRequestId)],
  '/api/management/privacy/:id/audit': ({ privacyRequestId }, url) => [at(url, privacyRequestId)],
  '/api/management/site-setting/:id/audit': only('0190a5a0-0000-7000-8000-000000000001'),
  '/api/management/page/:slug/version': only('privacy'),
  '/api/management/page/:slug/version/:version': only('privacy', '1'),
  '/api/management/search': (_trade, url) =>
    ['a', 'o', 'PR', 'test', 'น', 'งาน'].map(
      (word) => `${url}?keyword=${encodeURIComponent(word)}`,
    ),
  '/api/business/shortlist/:id': ({ shortlistId }, url) => [at(url, shortlistId)],
  '/api/management/brief/:id/script': ({ briefId }, url) => [at(url, briefId)],
  '/api/management/brief/:id': ({ briefId }, url) => [at(url, briefId)],
  '/api/job/:id': eachJob,
  '/api/management/job/:id': eachJob,
  '/api/management/job/:id/audit': eachJob,
  '/api/management/job/:id/request': eachJob,
  '/api/management/job/:id/candidate': eachJob,
  '/api/management/job/:id/application': eachJob,
  '/api/management/job/:id/application/board': eachJob,
  '/api/management/job/:id/application/export': (trade, url) =>
    eachJob(trade, url).flatMap((path) => bothLanguages(trade, path)),
  '/api/management/job/:id/application/sheet': (trade, url) =>
    eachJob(trade, url).flatMap((path) => bothLanguages(trade, path)),
  '/api/management/job/export': bothLanguages,
  '/api/management/talent/export': bothLanguages,
  '/api/management/news/export': bothLanguages,
  '/api/management/job/:id/application/:aid': ({ openJobId, applicationId }, url) => [
    at(url, openJobId, applicationId),
  ],
  '/api/management/application/:id/audit': ({ applicationId }, url) => [at(url, applicationId)],
  '/api/image/:id/:file': ({ draftImageId }, url) => [at(url, draftImageId, '320.webp')],
  '/api/video/:id/upload': ({ videoId }, url) => [at(url, videoId)],
  '/api/video/:id/video.mp4': ({ videoId }, url) => [at(url, videoId)],
  '/api/share/site/:file': only('th.png'),
  '/api/share/:kind/:id/:file': ({ openJobId }, url) => [at(url, 'job', openJobId, 'th.png')],
  '/api/feed/latest': withQuery('type=General'),
  '/api/feed/:kind': only('job'),
  '/api/talent/:id/compositecard': eachTalent,
  '/api/talent/:id/compositecard/:cardId': ({ applicantId, cardId }, url) => [
    at(url, applicantId, cardId),
  ],
  '/api/management/talent/:id/compositecard/:cardId': ofCard,
  '/api/management/talent/:id/compositecard/options': eachTalent,
  '/api/management/talent/:id/compositecard/:cardId/pdf': ofCard,
  '/api/management/talent/:id/compositecard/:cardId/png': ofCard,
  '/api/management/proposal/:id': eachProposal,
  '/api/management/proposal/:id/revision': eachProposal,
  '/api/management/proposal/:id/audit': eachProposal,
  '/api/management/proposal/:id/pdf': (trade, url) =>
    eachProposal(trade, url).flatMap((path) => bothLanguages(trade, path)),
  '/api/management/proposal/:id/item/:itemId/card': ofItem,
  '/api/management/proposal/prefill': ({ openJobId }, url) => [`${url}?jobId=${openJobId}`],
  '/api/proposal/:token': ({ proposalToken }, url) => [at(url, proposalToken)],
  '/api/proposal/:token/pdf': ({ proposalToken }, url) => [at(url, proposalToken)],
  '/api/proposal/:token/item/:itemId/card': ({ proposalToken, itemId }, url) => [
    at(url, proposalToken, itemId),
  ],
};

/** Headers of reads by a secret that is not in their address. */
export const READ_HEADERS: Record<string, (trade: Trade) => Record<string, string>> = {
  '/api/newface/clip/:id/upload': ({ newFaceToken }) => ({ 'upload-token': newFaceToken }),
};

/** The paths of a read, or null for a parameter missing in the table. */
export function pathsOf(url: string, trade: Trade): string[] | null {
  const paths = READS[url];
  if (paths) return paths(trade, url);
  return url.includes(':') ? null : [url];
}
