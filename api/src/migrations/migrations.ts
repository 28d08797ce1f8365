import type { Migrations } from '@dara/backend';
import { lookAlikes } from './063-look-alikes.ts';
import { proposalBookings } from './064-proposal-bookings.ts';
import { invitationMessages } from './065-invitation-messages.ts';
import { jobLanguages } from './066-job-languages.ts';
import { listsOverAllJobs } from './067-lists-over-all-jobs.ts';
import { businessAddressConfirmed } from './068-business-address-confirmed.ts';
import { talentFilters } from './069-talent-filters.ts';
import { newsPeople } from './070-news-people.ts';
import { brief } from './071-brief.ts';
import { newFaces } from './072-new-faces.ts';
import { businessShortlists } from './074-business-shortlists.ts';
import { video } from './075-video.ts';
import { savedSearches } from './076-saved-searches.ts';
import { tapes } from './077-tapes.ts';
import { briefScript } from './078-brief-script.ts';
import { baseline } from './baseline/baseline.ts';

/** All migrations of the api's tables by name, in order; a released one is never edited. */
export const migrations: Migrations = {
  '062-baseline': baseline,
  '063-look-alikes': lookAlikes,
  '064-proposal-bookings': proposalBookings,
  '065-invitation-messages': invitationMessages,
  '066-job-languages': jobLanguages,
  '067-lists-over-all-jobs': listsOverAllJobs,
  '068-business-address-confirmed': businessAddressConfirmed,
  '069-talent-filters': talentFilters,
  '070-news-people': newsPeople,
  '071-brief': brief,
  '072-new-faces': newFaces,
  '074-business-shortlists': businessShortlists,
  '075-video': video,
  '076-saved-searches': savedSearches,
  '077-tapes': tapes,
  '078-brief-script': briefScript,
};
