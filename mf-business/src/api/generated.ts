// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/sdk/api';
export const addTagTypes = [
  'management dashboard',
  'management job',
  'management invitation',
  'talent',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      managementDashboard: build.query<ManagementDashboardApiResponse, ManagementDashboardApiArg>({
        query: () => ({ url: `/api/management/dashboard` }),
        providesTags: ['management dashboard'],
      }),
      managementDashboardProfile: build.query<
        ManagementDashboardProfileApiResponse,
        ManagementDashboardProfileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/dashboard/profile`,
          params: {
            keyword: queryArg.keyword,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management dashboard'],
      }),
      managementJobList: build.query<ManagementJobListApiResponse, ManagementJobListApiArg>({
        query: (queryArg) => ({
          url: `/api/management/job`,
          params: {
            jobType: queryArg.jobType,
            talentType: queryArg.talentType,
            status: queryArg.status,
            province: queryArg.province,
            visibility: queryArg.visibility,
            businessProfileId: queryArg.businessProfileId,
            deadline: queryArg.deadline,
            missingTranslation: queryArg.missingTranslation,
            deleted: queryArg.deleted,
            tags: queryArg.tags,
            keyword: queryArg.keyword,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management job'],
      }),
      managementJobDetail: build.query<ManagementJobDetailApiResponse, ManagementJobDetailApiArg>({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            deleted: queryArg.deleted,
          },
        }),
        providesTags: ['management job'],
      }),
      managementInvitationCandidates: build.query<
        ManagementInvitationCandidatesApiResponse,
        ManagementInvitationCandidatesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/candidate`,
          params: {
            tags: queryArg.tags,
            channel: queryArg.channel,
            followersFrom: queryArg.followersFrom,
            followersTo: queryArg.followersTo,
            engagementRateFrom: queryArg.engagementRateFrom,
            engagementRateTo: queryArg.engagementRateTo,
            ageFrom: queryArg.ageFrom,
            ageTo: queryArg.ageTo,
            heightFrom: queryArg.heightFrom,
            heightTo: queryArg.heightTo,
            keyword: queryArg.keyword,
            talentType: queryArg.talentType,
            gender: queryArg.gender,
            weightFrom: queryArg.weightFrom,
            weightTo: queryArg.weightTo,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management invitation'],
      }),
      managementInvitationList: build.query<
        ManagementInvitationListApiResponse,
        ManagementInvitationListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/request`,
          params: {
            status: queryArg.status,
            keyword: queryArg.keyword,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management invitation'],
      }),
      managementInvitationSend: build.mutation<
        ManagementInvitationSendApiResponse,
        ManagementInvitationSendApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/request`,
          method: 'POST',
          body: queryArg.inviteBody,
        }),
        invalidatesTags: ['management invitation'],
      }),
      managementInvitationCancel: build.mutation<
        ManagementInvitationCancelApiResponse,
        ManagementInvitationCancelApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/request/${encodeURIComponent(String(queryArg.rid))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management invitation'],
      }),
      managementInvitationRemind: build.mutation<
        ManagementInvitationRemindApiResponse,
        ManagementInvitationRemindApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/request/${encodeURIComponent(String(queryArg.rid))}/remind`,
          method: 'POST',
        }),
        invalidatesTags: ['management invitation'],
      }),
      talentTags: build.query<TalentTagsApiResponse, TalentTagsApiArg>({
        query: () => ({ url: `/api/talent/tags` }),
        providesTags: ['talent'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as endpoints };
export type ManagementDashboardApiResponse = /** status 200 Default Response */ Dashboard;
export type ManagementDashboardApiArg = void;
export type ManagementDashboardProfileApiResponse =
  /** status 200 Default Response */ BusinessFiguresPage;
export type ManagementDashboardProfileApiArg = {
  keyword?: string;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type ManagementJobListApiResponse = /** status 200 Default Response */ JobRowPage;
export type ManagementJobListApiArg = {
  jobType?: (
    | 'TVC'
    | 'Film'
    | 'Series'
    | 'MV'
    | 'Print'
    | 'Runway'
    | 'Event'
    | 'Live'
    | 'Social'
    | 'Presenter'
    | 'Other'
  )[];
  talentType?: (
    | 'MegaStar'
    | 'SuperStar'
    | 'RisingStar'
    | 'Influencer'
    | 'Actor'
    | 'Singer'
    | 'LiveTalent'
    | 'NewBorn'
  )[];
  status?: ('Draft' | 'Review' | 'Open' | 'Closed' | 'Completed' | 'Cancelled')[];
  /** Two-digit codes of provinces */
  province?: string[];
  visibility?: 'Public' | 'Internal';
  businessProfileId?: string;
  deadline?: ('Today' | 'Week' | 'Month' | 'Past' | 'None')[];
  missingTranslation?: boolean;
  /** Only deleted jobs that can be restored, instead of the others */
  deleted?: boolean;
  tags?: string[];
  keyword?: string;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type ManagementJobDetailApiResponse = /** status 200 Default Response */ JobRecord;
export type ManagementJobDetailApiArg = {
  /** One that can be restored instead */
  deleted?: boolean;
  id: string;
};
export type ManagementInvitationCandidatesApiResponse =
  /** status 200 Default Response */ CandidatePage;
export type ManagementInvitationCandidatesApiArg = {
  tags?: string[];
  channel?: 'Instagram' | 'Facebook' | 'Tiktok' | 'XTwitter' | 'Youtube';
  followersFrom?: number;
  followersTo?: number;
  engagementRateFrom?: number;
  engagementRateTo?: number;
  ageFrom?: number;
  ageTo?: number;
  heightFrom?: number;
  heightTo?: number;
  keyword?: string;
  talentType?: TalentType[];
  gender?: Gender[];
  weightFrom?: number;
  weightTo?: number;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
  id: string;
};
export type ManagementInvitationListApiResponse = /** status 200 Default Response */ InvitationPage;
export type ManagementInvitationListApiArg = {
  status?: ('Pending' | 'Accepted' | 'Declined' | 'Cancelled' | 'Expired')[];
  keyword?: string;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
  id: string;
};
export type ManagementInvitationSendApiResponse =
  /** status 200 Default Response */ InviteBulkResult;
export type ManagementInvitationSendApiArg = {
  id: string;
  inviteBody: InviteBody;
};
export type ManagementInvitationCancelApiResponse = /** status 200 Default Response */ Invitation;
export type ManagementInvitationCancelApiArg = {
  id: string;
  rid: string;
};
export type ManagementInvitationRemindApiResponse = /** status 200 Default Response */ Invitation;
export type ManagementInvitationRemindApiArg = {
  id: string;
  rid: string;
};
export type TalentTagsApiResponse = /** status 200 Default Response */ TagRef[];
export type TalentTagsApiArg = void;
export type DashboardFigure =
  | 'jobsOpen'
  | 'jobsInReview'
  | 'jobsDraft'
  | 'applicationsNew'
  | 'requestsPending'
  | 'bookingsAhead'
  | 'businessesPending'
  | 'talentsPending'
  | 'talentsWithStaleRates'
  | 'talentsUnused';
export type Localized = {
  th: string;
  en: string;
};
export type Dashboard = {
  figures: {
    name: DashboardFigure;
    count: number;
  }[];
  /** Applications to jobs that are open or closed, by stage */
  stages: {
    status: 'Applied' | 'Shortlisted' | 'Hold' | 'Hired' | 'Completed' | 'Rejected' | 'Withdrawn';
    count: number;
  }[];
  /** The last twelve, the current one last */
  weeks: {
    /** Its Monday, in Bangkok */
    week: string;
    jobs: number;
    applications: number;
  }[];
  /** What ends today; at most 20 */
  due: {
    kind: 'JobCloses' | 'RequestEnds' | 'OptionLapses';
    id: string;
    jobId: string | null;
    job: Localized | null;
    talentName: string | null;
  }[];
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: string;
  errors?: {
    field: string;
    rule: string;
    params?: {
      [key: string]: any;
    };
  }[];
  /** The record as it stands, on a conflict */
  current?: any;
  traceId: string;
};
export type BusinessFigures = {
  id: string;
  companyName: Localized;
  /** All but cancelled ones */
  jobs: number;
  openJobs: number;
  applications: number;
  hired: number;
};
export type BusinessFiguresPage = {
  items: BusinessFigures[];
  page: number;
  size: number;
  total: number;
};
export type JobType =
  | 'TVC'
  | 'Film'
  | 'Series'
  | 'MV'
  | 'Print'
  | 'Runway'
  | 'Event'
  | 'Live'
  | 'Social'
  | 'Presenter'
  | 'Other';
export type TalentType =
  | 'MegaStar'
  | 'SuperStar'
  | 'RisingStar'
  | 'Influencer'
  | 'Actor'
  | 'Singer'
  | 'LiveTalent'
  | 'NewBorn';
export type ImageRef = {
  id: string;
  width: number;
  height: number;
  alt: Localized | null;
  placeholder: string | null;
};
export type BudgetUnit = 'Day' | 'Job' | 'Post' | 'Month';
export type JobStatus = 'Draft' | 'Review' | 'Open' | 'Closed' | 'Completed' | 'Cancelled';
export type JobRow = {
  id: string;
  title: Localized;
  jobType: JobType;
  talentTypes: TalentType[];
  image: ImageRef | null;
  province: Localized | null;
  openings: number;
  castingDate: string | null;
  applyUntil: string | null;
  budgetFrom: number | null;
  budgetTo: number | null;
  budgetUnit: BudgetUnit | null;
  companyName: Localized | null;
  status: JobStatus;
  showBudget: boolean;
  visibility: 'Public' | 'Internal';
  businessProfileId: string;
  /** Applications that are not withdrawn */
  applications: number;
  /** Talents hired so far */
  hired: number;
  missingTranslation: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};
export type JobRowPage = {
  items: JobRow[];
  page: number;
  size: number;
  total: number;
};
export type BusinessStatus = 'Pending' | 'Approved' | 'Rejected' | 'Suspended';
export type Gender = 'Male' | 'Female' | 'LGBTQ+';
export type TagRef = {
  id: string;
  th: string;
  en: string;
};
export type JobRecord = {
  id: string;
  title: Localized;
  description: Localized;
  jobType: JobType;
  talentTypes: TalentType[];
  businessProfileId: string;
  companyName: Localized;
  companyLogo: ImageRef | null;
  businessStatus: BusinessStatus;
  image: ImageRef | null;
  openings: number;
  /** Talents hired so far */
  hired: number;
  /** Applications that are not withdrawn */
  applications: number;
  gender: Gender[];
  ageFrom: number | null;
  ageTo: number | null;
  heightFrom: number | null;
  heightTo: number | null;
  weightFrom: number | null;
  weightTo: number | null;
  budgetFrom: number | null;
  budgetTo: number | null;
  budgetUnit: BudgetUnit | null;
  showBudget: boolean;
  castingDate: string | null;
  shootFrom: string | null;
  shootTo: string | null;
  province: string | null;
  location: string | null;
  media: string[];
  usageMonths: number | null;
  exclusivity: string | null;
  applyUntil: string | null;
  visibility: 'Public' | 'Internal';
  tags: TagRef[];
  status: JobStatus;
  /** Why it was returned or cancelled */
  statusReason: string | null;
  missingTranslation: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type Channel = 'Instagram' | 'Facebook' | 'Tiktok' | 'XTwitter' | 'Youtube';
export type JobRequestStatus = 'Pending' | 'Accepted' | 'Declined' | 'Cancelled' | 'Expired';
export type CandidateClash = 'Option1' | 'Option2' | 'Booked' | 'Bookout';
export type Candidate = {
  id: string;
  /** The stage name, unique */
  displayName: string;
  name: Localized;
  nickName: Localized | null;
  talentTypes: TalentType[];
  image: ImageRef | null;
  gender: Gender;
  age: number | null;
  height: number | null;
  /** ISO 3166 code of two letters */
  nationality: string;
  followers: number | null;
  engagementRate: number | null;
  channel: Channel | null;
  tags: TagRef[];
  isTop10: boolean;
  createdAt: string;
  updatedAt: string;
  invitation: JobRequestStatus | null;
  hasApplied: boolean;
  canInvite: boolean;
  clash: CandidateClash | null;
};
export type CandidatePage = {
  items: Candidate[];
  page: number;
  size: number;
  total: number;
  /** There are more than `total` says */
  isTotalBound?: boolean;
};
export type InvitedTalent = {
  id: string;
  /** The stage name, unique */
  displayName: string;
  name: Localized;
  nickName: Localized | null;
  talentTypes: TalentType[];
  image: ImageRef | null;
  gender: Gender;
  age: number | null;
  height: number | null;
  /** ISO 3166 code of two letters */
  nationality: string;
  followers: number | null;
  engagementRate: number | null;
  channel: Channel | null;
  tags: TagRef[];
  isTop10: boolean;
  createdAt: string;
  updatedAt: string;
};
export type InvitationSender = 'Agency' | 'Business';
export type Invitation = {
  id: string;
  talent: InvitedTalent;
  status: JobRequestStatus;
  sentBy: InvitationSender;
  message: string | null;
  offeredRate: number | null;
  declineReason: string | null;
  respondBy: string | null;
  createdAt: string;
  seenAt: string | null;
  remindedAt: string | null;
  answeredAt: string | null;
  /** It waits, and nothing was sent today */
  canRemind: boolean;
  canCancel: boolean;
  version: number;
};
export type InvitationPage = {
  items: Invitation[];
  page: number;
  size: number;
  total: number;
};
export type InviteBulkResult = {
  results: {
    id: string;
    /** Why it was refused; null when it is done */
    code: string | null;
    errors?: {
      field: string;
      rule: string;
      params?: {
        [key: string]: any;
      };
    }[];
  }[];
};
export type InviteBody = {
  talentIds: string[];
  message?: {
    th: string;
    en?: string;
  };
  /** THB, for what the job counts in */
  offeredRate?: number;
  /** The last day to answer */
  respondBy: string;
};
export const {
  useManagementDashboardQuery,
  useManagementDashboardProfileQuery,
  useManagementJobListQuery,
  useManagementJobDetailQuery,
  useManagementInvitationCandidatesQuery,
  useManagementInvitationListQuery,
  useManagementInvitationSendMutation,
  useManagementInvitationCancelMutation,
  useManagementInvitationRemindMutation,
  useTalentTagsQuery,
} = injectedRtkApi;
