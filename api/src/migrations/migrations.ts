import type { Migrations } from '@dara/backend';
import { accounts } from './001-accounts.ts';
import { imageTagBusiness } from './002-image-tag-business.ts';
import { talent } from './003-talent.ts';
import { talentLists } from './004-talent-lists.ts';
import { newsJob } from './005-news-job.ts';
import { contentPage } from './006-content-page.ts';
import { registration } from './007-registration.ts';
import { contact } from './008-contact.ts';
import { compositeCardJob } from './009-composite-card-job.ts';
import { talentManagement } from './010-talent-management.ts';
import { imageFiles } from './012-image-files.ts';
import { signInDevices } from './013-sign-in-devices.ts';
import { ageAndNames } from './014-age-and-names.ts';
import { guardians } from './014b-guardians.ts';
import { backgroundWork } from './016-background-work.ts';
import { imageOwners } from './017-image-owners.ts';
import { imageFileRemoval } from './018-image-file-removal.ts';
import { repeatedWork } from './019-repeated-work.ts';
import { thaiNamesFirst } from './022-thai-names-first.ts';
import { nameSounds } from './023-name-sounds.ts';
import { worksShown } from './025-works-shown.ts';
import { consentsOfASubject } from './026-consents-of-a-subject.ts';
import { notices } from './027-notices.ts';
import { businessMembers } from './028-business-members.ts';
import { jobManagement } from './029-job-management.ts';
import { applications } from './030-applications.ts';
import { invitations } from './031-invitations.ts';
import { proposals } from './032-proposals.ts';
import { bookings } from './033-bookings.ts';
import { noticeDelivery } from './034-notice-delivery.ts';
import { dashboard } from './035-dashboard.ts';
import { noticesByLine } from './036-notices-by-line.ts';
import { businessFigures } from './037-business-figures.ts';
import { newsManagement } from './038-news-management.ts';
import { tags } from './039-tags.ts';
import { clients } from './039b-clients.ts';
import { auditLog } from './040-audit-log.ts';
import { about } from './039c-about.ts';
import { secondSteps } from './041-second-steps.ts';
import { siteSetting } from './042-site-setting.ts';
import { begunDrafts } from './049-begun-drafts.ts';
import { auditByRecord } from './055-audit-by-record.ts';
import { auditByKindAndAction } from './056-audit-by-kind-and-action.ts';
import { imageSvg } from './057-image-svg.ts';
import { samplePages } from './058-sample-pages.ts';
import { removals } from './059-removals.ts';
import { accountChanges } from './060-account-changes.ts';
import { businessChanges } from './061-business-changes.ts';
import { confirmedAddresses } from './059-confirmed-addresses.ts';
import { palette } from './042b-palette.ts';
import { media } from './044-media.ts';
import { ownAccount } from './046-own-account.ts';
import { home } from './043-home.ts';
import { privacyRequest } from './045-privacy-request.ts';

/** Every change of the api's tables, by name, in order; a released one is never edited. */
export const migrations: Migrations = {
  '001-accounts': accounts,
  '002-image-tag-business': imageTagBusiness,
  '003-talent': talent,
  '004-talent-lists': talentLists,
  '005-news-job': newsJob,
  '006-content-page': contentPage,
  '007-registration': registration,
  '008-contact': contact,
  '009-composite-card-job': compositeCardJob,
  '010-talent-management': talentManagement,
  '012-image-files': imageFiles,
  '013-sign-in-devices': signInDevices,
  '014-age-and-names': ageAndNames,
  '014b-guardians': guardians,
  '016-background-work': backgroundWork,
  '017-image-owners': imageOwners,
  '018-image-file-removal': imageFileRemoval,
  '019-repeated-work': repeatedWork,
  '022-thai-names-first': thaiNamesFirst,
  '023-name-sounds': nameSounds,
  '025-works-shown': worksShown,
  '026-consents-of-a-subject': consentsOfASubject,
  '027-notices': notices,
  '028-business-members': businessMembers,
  '029-job-management': jobManagement,
  '030-applications': applications,
  '031-invitations': invitations,
  '032-proposals': proposals,
  '033-bookings': bookings,
  '034-notice-delivery': noticeDelivery,
  '035-dashboard': dashboard,
  '036-notices-by-line': noticesByLine,
  '037-business-figures': businessFigures,
  '038-news-management': newsManagement,
  '039-tags': tags,
  '039b-clients': clients,
  '039c-about': about,
  '040-audit-log': auditLog,
  '041-second-steps': secondSteps,
  '042-site-setting': siteSetting,
  '042b-palette': palette,
  '044-media': media,
  '043-home': home,
  '045-privacy-request': privacyRequest,
  '046-own-account': ownAccount,
  '049-begun-drafts': begunDrafts,
  '055-audit-by-record': auditByRecord,
  '056-audit-by-kind-and-action': auditByKindAndAction,
  '057-image-svg': imageSvg,
  '058-sample-pages': samplePages,
  '059-confirmed-addresses': confirmedAddresses,
  '059-removals': removals,
  '060-account-changes': accountChanges,
  '061-business-changes': businessChanges,
};
