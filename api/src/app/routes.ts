import type { Services } from '@dara/backend';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { accountRoutes } from '../modules/account/account.routes.ts';
import { applicationRoutes } from '../modules/application/application.routes.ts';
import { castingSheetRoutes } from '../modules/application/sheet/casting-sheet.routes.ts';
import { auditRoutes } from '../modules/audit/audit.routes.ts';
import { authorizationRoutes } from '../modules/authorization/authorization.routes.ts';
import { emailChangeRoutes } from '../modules/authorization/email-change/email-change.routes.ts';
import { othersEmailRoutes } from '../modules/email-change/email-change.routes.ts';
import { afterResetRoutes } from '../modules/authorization/password/after-reset.routes.ts';
import { passkeyRoutes } from '../modules/authorization/passkey/passkey.routes.ts';
import { passwordRoutes } from '../modules/authorization/password/password.routes.ts';
import { confirmRoutes } from '../modules/authorization/confirmation/confirm.routes.ts';
import { unlockRoutes } from '../modules/authorization/confirmation/unlock.routes.ts';
import { registerCheckRoutes } from '../modules/authorization/registration/register-check.routes.ts';
import { secondStepRoutes } from '../modules/authorization/second-step/second-step.routes.ts';
import { sessionRoutes } from '../modules/authorization/session/session.routes.ts';
import { releasePersonRoutes } from '../modules/authorization/setting/release-person.routes.ts';
import { securitySettingRoutes } from '../modules/authorization/setting/security-setting.routes.ts';
import { bookingRoutes } from '../modules/booking/booking.routes.ts';
import { briefRoutes } from '../modules/brief/brief.routes.ts';
import { businessChangeRoutes } from '../modules/business/change/business-change.routes.ts';
import { businessRegisterRoutes } from '../modules/business/business-register.routes.ts';
import { businessAcceptanceRoutes } from '../modules/business/member/business-acceptance.routes.ts';
import { businessMemberRoutes } from '../modules/business/member/business-member.routes.ts';
import { businessRoutes } from '../modules/business/business.routes.ts';
import { clientManagementRoutes } from '../modules/client/client-management.routes.ts';
import { clientRoutes } from '../modules/client/client.routes.ts';
import { cardFileRoutes } from '../modules/composite-card/print/card-file.routes.ts';
import { cardWriteRoutes } from '../modules/composite-card/write/card-write.routes.ts';
import { compositeCardRoutes } from '../modules/composite-card/composite-card.routes.ts';
import { consentRoutes } from '../modules/consent/consent.routes.ts';
import { contactRoutes } from '../modules/contact/contact.routes.ts';
import { dashboardRoutes } from '../modules/dashboard/dashboard.routes.ts';
import { feedRoutes } from '../modules/feed/feed.routes.ts';
import { goLiveRoutes } from '../modules/go-live/go-live.routes.ts';
import { guardianRoutes } from '../modules/guardian/guardian.routes.ts';
import { homeRoutes } from '../modules/home/home.routes.ts';
import { imageRoutes } from '../modules/image/image.routes.ts';
import { invitationRoutes } from '../modules/invitation/invitation.routes.ts';
import { jobRoutes } from '../modules/job/job.routes.ts';
import { jobManagementRoutes } from '../modules/job/management/job-management.routes.ts';
import { mediaRoutes } from '../modules/media/media.routes.ts';
import { newFaceRoutes } from '../modules/new-face/new-face.routes.ts';
import { newFaceManagementRoutes } from '../modules/new-face/new-face-management.routes.ts';
import { newsRoutes } from '../modules/news/news.routes.ts';
import { newsEditingRoutes } from '../modules/news/editing/news-editing.routes.ts';
import { newsExportRoutes } from '../modules/news/export/news-export.routes.ts';
import { newsImageRoutes } from '../modules/news/image/news-image.routes.ts';
import { newsPreviewRoutes } from '../modules/news/preview/news-preview.routes.ts';
import { newsVersionRoutes } from '../modules/news/version/news-version.routes.ts';
import { newsManagementRoutes } from '../modules/news/record/news-management.routes.ts';
import { lineLinkRoutes } from '../modules/notice/line/line-link.routes.ts';
import { noticeChoiceRoutes } from '../modules/notice/notice-choice.routes.ts';
import { noticeRoutes } from '../modules/notice/notice.routes.ts';
import { pageRoutes } from '../modules/page/page.routes.ts';
import { paletteRoutes } from '../modules/palette/palette.routes.ts';
import { placeRoutes } from '../modules/place/place.routes.ts';
import { profileChoiceRoutes } from '../modules/profile/choice/profile-choice.routes.ts';
import { privacyRoutes } from '../modules/privacy/privacy.routes.ts';
import { profileRoutes } from '../modules/profile/profile.routes.ts';
import { profileSignInRoutes } from '../modules/profile/sign-in/sign-in.routes.ts';
import { proposalRoutes } from '../modules/proposal/proposal.routes.ts';
import { tagRoutes } from '../modules/tag/tag.routes.ts';
import { siteSettingRoutes } from '../modules/site-setting/site-setting.routes.ts';
import { savedSearchRoutes } from '../modules/saved-search/saved-search.routes.ts';
import { savedShortlistRoutes } from '../modules/shortlist/saved-shortlist.routes.ts';
import { shortlistSheetRoutes } from '../modules/shortlist/shortlist-sheet.routes.ts';
import { talentRegisterRoutes } from '../modules/talent/registration/talent-register.routes.ts';
import { shareRoutes } from '../modules/share/share.routes.ts';
import { videoRoutes } from '../modules/video/video.routes.ts';
import { talentRoutes } from '../modules/talent/talent.routes.ts';

/** Every module of the api; add new ones here. */
export const moduleRoutes: FastifyPluginAsyncTypebox<{ services: Services }>[] = [
  authorizationRoutes,
  passwordRoutes,
  registerCheckRoutes,
  confirmRoutes,
  unlockRoutes,
  sessionRoutes,
  secondStepRoutes,
  afterResetRoutes,
  emailChangeRoutes,
  othersEmailRoutes,
  passkeyRoutes,
  securitySettingRoutes,
  releasePersonRoutes,
  profileRoutes,
  profileChoiceRoutes,
  profileSignInRoutes,
  auditRoutes,
  talentRoutes,
  talentRegisterRoutes,
  businessRegisterRoutes,
  businessRoutes,
  businessChangeRoutes,
  businessMemberRoutes,
  businessAcceptanceRoutes,
  newFaceRoutes,
  newFaceManagementRoutes,
  placeRoutes,
  bookingRoutes,
  newsRoutes,
  newsManagementRoutes,
  newsExportRoutes,
  newsVersionRoutes,
  newsEditingRoutes,
  newsPreviewRoutes,
  newsImageRoutes,
  pageRoutes,
  homeRoutes,
  jobRoutes,
  jobManagementRoutes,
  invitationRoutes,
  applicationRoutes,
  castingSheetRoutes,
  imageRoutes,
  mediaRoutes,
  videoRoutes,
  shareRoutes,
  feedRoutes,
  clientRoutes,
  clientManagementRoutes,
  tagRoutes,
  compositeCardRoutes,
  cardWriteRoutes,
  cardFileRoutes,
  contactRoutes,
  briefRoutes,
  shortlistSheetRoutes,
  savedSearchRoutes,
  savedShortlistRoutes,
  consentRoutes,
  guardianRoutes,
  accountRoutes,
  privacyRoutes,
  noticeRoutes,
  noticeChoiceRoutes,
  lineLinkRoutes,
  dashboardRoutes,
  proposalRoutes,
  siteSettingRoutes,
  goLiveRoutes,
  paletteRoutes,
];
