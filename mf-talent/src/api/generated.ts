// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/sdk/api';
export const addTagTypes = [
  'account',
  'consent',
  'talent',
  'management talent',
  'job',
  'profile',
  'management new face',
  'composite card',
  'page',
  'talent calendar',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      accountData: build.query<AccountDataApiResponse, AccountDataApiArg>({
        query: () => ({ url: `/api/account/data` }),
        providesTags: ['account'],
      }),
      accountPrivacyList: build.query<AccountPrivacyListApiResponse, AccountPrivacyListApiArg>({
        query: () => ({ url: `/api/account/privacy` }),
        providesTags: ['account'],
      }),
      accountPrivacyCreate: build.mutation<
        AccountPrivacyCreateApiResponse,
        AccountPrivacyCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/privacy`,
          method: 'POST',
          body: queryArg.ownPrivacyBody,
        }),
        invalidatesTags: ['account'],
      }),
      accountPrivacyWithdraw: build.mutation<
        AccountPrivacyWithdrawApiResponse,
        AccountPrivacyWithdrawApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/privacy/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['account'],
      }),
      consentList: build.query<ConsentListApiResponse, ConsentListApiArg>({
        query: () => ({ url: `/api/consent` }),
        providesTags: ['consent'],
      }),
      consentUpdate: build.mutation<ConsentUpdateApiResponse, ConsentUpdateApiArg>({
        query: (queryArg) => ({
          url: `/api/consent`,
          method: 'PUT',
          body: queryArg.consentBody,
        }),
        invalidatesTags: ['consent', 'talent', 'management talent'],
      }),
      jobMyJob: build.query<JobMyJobApiResponse, JobMyJobApiArg>({
        query: (queryArg) => ({
          url: `/api/job/myjob`,
          params: {
            status: queryArg.status,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['job'],
      }),
      jobRequestJob: build.query<JobRequestJobApiResponse, JobRequestJobApiArg>({
        query: (queryArg) => ({
          url: `/api/job/requestjob`,
          params: {
            status: queryArg.status,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['job'],
      }),
      jobRequestAnswer: build.mutation<JobRequestAnswerApiResponse, JobRequestAnswerApiArg>({
        query: (queryArg) => ({
          url: `/api/job/requestjob/${encodeURIComponent(String(queryArg.rid))}`,
          method: 'PUT',
          body: queryArg.declineBody,
        }),
        invalidatesTags: ['job'],
      }),
      jobWithdraw: build.mutation<JobWithdrawApiResponse, JobWithdrawApiArg>({
        query: (queryArg) => ({
          url: `/api/job/${encodeURIComponent(String(queryArg.id))}/withdraw`,
          method: 'POST',
        }),
        invalidatesTags: ['job'],
      }),
      managementEmailChange: build.query<
        ManagementEmailChangeApiResponse,
        ManagementEmailChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/email-change`,
          params: {
            profileId: queryArg.profileId,
            talentId: queryArg.talentId,
          },
        }),
        providesTags: ['profile', 'talent'],
      }),
      managementEmailChangeCancel: build.mutation<
        ManagementEmailChangeCancelApiResponse,
        ManagementEmailChangeCancelApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/email-change/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['profile', 'talent'],
      }),
      managementEmailChangeDecide: build.mutation<
        ManagementEmailChangeDecideApiResponse,
        ManagementEmailChangeDecideApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/email-change/${encodeURIComponent(String(queryArg.id))}/decision`,
          method: 'POST',
          body: queryArg.emailChangeDecisionBody,
        }),
        invalidatesTags: ['profile', 'talent'],
      }),
      managementEmailChangeOldLost: build.mutation<
        ManagementEmailChangeOldLostApiResponse,
        ManagementEmailChangeOldLostApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/email-change/${encodeURIComponent(String(queryArg.id))}/old-lost`,
          method: 'POST',
        }),
        invalidatesTags: ['profile', 'talent'],
      }),
      managementNewFaceList: build.query<
        ManagementNewFaceListApiResponse,
        ManagementNewFaceListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/newface`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
            status: queryArg.status,
          },
        }),
        providesTags: ['management new face'],
      }),
      managementNewFaceDetail: build.query<
        ManagementNewFaceDetailApiResponse,
        ManagementNewFaceDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/newface/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['management new face'],
      }),
      managementNewFaceStatus: build.mutation<
        ManagementNewFaceStatusApiResponse,
        ManagementNewFaceStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/newface/${encodeURIComponent(String(queryArg.id))}/status`,
          method: 'PUT',
          body: queryArg.newFaceDecision,
        }),
        invalidatesTags: ['management new face'],
      }),
      managementTalentList: build.query<
        ManagementTalentListApiResponse,
        ManagementTalentListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent`,
          params: {
            talentGroup: queryArg.talentGroup,
            tags: queryArg.tags,
            channel: queryArg.channel,
            followersFrom: queryArg.followersFrom,
            followersTo: queryArg.followersTo,
            engagementRateFrom: queryArg.engagementRateFrom,
            engagementRateTo: queryArg.engagementRateTo,
            gender: queryArg.gender,
            age: queryArg.age,
            ageFrom: queryArg.ageFrom,
            ageTo: queryArg.ageTo,
            height: queryArg.height,
            heightFrom: queryArg.heightFrom,
            heightTo: queryArg.heightTo,
            hairColour: queryArg.hairColour,
            skinTone: queryArg.skinTone,
            keyword: queryArg.keyword,
            budgetFrom: queryArg.budgetFrom,
            budgetTo: queryArg.budgetTo,
            weightFrom: queryArg.weightFrom,
            weightTo: queryArg.weightTo,
            status: queryArg.status,
            active: queryArg.active,
            isTop10: queryArg.isTop10,
            missingTranslation: queryArg.missingTranslation,
            staleRates: queryArg.staleRates,
            unused: queryArg.unused,
            deleted: queryArg.deleted,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management talent'],
      }),
      managementTalentCreate: build.mutation<
        ManagementTalentCreateApiResponse,
        ManagementTalentCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      managementTalentBulk: build.mutation<
        ManagementTalentBulkApiResponse,
        ManagementTalentBulkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/bulk`,
          method: 'POST',
          body: queryArg.talentBulkBody,
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      managementCompositeCardList: build.query<
        ManagementCompositeCardListApiResponse,
        ManagementCompositeCardListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/compositecards`,
          params: {
            keyword: queryArg.keyword,
            self: queryArg.self,
            talentId: queryArg.talentId,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['composite card'],
      }),
      managementTalentDetail: build.query<
        ManagementTalentDetailApiResponse,
        ManagementTalentDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            deleted: queryArg.deleted,
          },
        }),
        providesTags: ['management talent', 'talent'],
      }),
      managementTalentUpdate: build.mutation<
        ManagementTalentUpdateApiResponse,
        ManagementTalentUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      managementTalentDelete: build.mutation<
        ManagementTalentDeleteApiResponse,
        ManagementTalentDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      managementTalentAudit: build.query<
        ManagementTalentAuditApiResponse,
        ManagementTalentAuditApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['management talent'],
      }),
      managementTalentChangeDecide: build.mutation<
        ManagementTalentChangeDecideApiResponse,
        ManagementTalentChangeDecideApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/change/${encodeURIComponent(String(queryArg.changeId))}`,
          method: 'PUT',
          body: queryArg.talentChangeBody,
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      managementCompositeCardCreate: build.mutation<
        ManagementCompositeCardCreateApiResponse,
        ManagementCompositeCardCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/compositecard`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['composite card', 'management talent', 'talent'],
      }),
      managementCompositeCardDrawing: build.mutation<
        ManagementCompositeCardDrawingApiResponse,
        ManagementCompositeCardDrawingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/compositecard/drawing`,
          method: 'POST',
          body: queryArg.cardDraft,
        }),
        invalidatesTags: [],
      }),
      managementCompositeCardOptions: build.query<
        ManagementCompositeCardOptionsApiResponse,
        ManagementCompositeCardOptionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/compositecard/options`,
        }),
        providesTags: ['composite card', 'management talent'],
      }),
      managementCompositeCardDetail: build.query<
        ManagementCompositeCardDetailApiResponse,
        ManagementCompositeCardDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/compositecard/${encodeURIComponent(String(queryArg.cardId))}`,
          params: {
            size: queryArg.size,
            jobId: queryArg.jobId,
          },
        }),
        providesTags: ['composite card'],
      }),
      managementCompositeCardUpdate: build.mutation<
        ManagementCompositeCardUpdateApiResponse,
        ManagementCompositeCardUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/compositecard/${encodeURIComponent(String(queryArg.cardId))}`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['composite card', 'management talent', 'talent'],
      }),
      managementCompositeCardDelete: build.mutation<
        ManagementCompositeCardDeleteApiResponse,
        ManagementCompositeCardDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/compositecard/${encodeURIComponent(String(queryArg.cardId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['composite card', 'management talent', 'talent'],
      }),
      managementCompositeCardDuplicate: build.mutation<
        ManagementCompositeCardDuplicateApiResponse,
        ManagementCompositeCardDuplicateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/compositecard/${encodeURIComponent(String(queryArg.cardId))}/duplicate`,
          method: 'POST',
          body: queryArg.cardDuplicateBody,
        }),
        invalidatesTags: ['composite card', 'management talent', 'talent'],
      }),
      managementCompositeCardRestore: build.mutation<
        ManagementCompositeCardRestoreApiResponse,
        ManagementCompositeCardRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/compositecard/${encodeURIComponent(String(queryArg.cardId))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['composite card', 'management talent', 'talent'],
      }),
      managementTalentGuardianAsk: build.mutation<
        ManagementTalentGuardianAskApiResponse,
        ManagementTalentGuardianAskApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/guardian`,
          method: 'POST',
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      managementTalentPasswordLink: build.mutation<
        ManagementTalentPasswordLinkApiResponse,
        ManagementTalentPasswordLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/passwordlink`,
          method: 'POST',
        }),
        invalidatesTags: ['management talent'],
      }),
      managementTalentReelUpdate: build.mutation<
        ManagementTalentReelUpdateApiResponse,
        ManagementTalentReelUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/reel`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      managementTalentReelDelete: build.mutation<
        ManagementTalentReelDeleteApiResponse,
        ManagementTalentReelDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/reel`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      managementTalentRestore: build.mutation<
        ManagementTalentRestoreApiResponse,
        ManagementTalentRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      managementTalentStatus: build.mutation<
        ManagementTalentStatusApiResponse,
        ManagementTalentStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/status`,
          method: 'PUT',
          body: queryArg.talentStatusBody,
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      managementTalentWorkCreate: build.mutation<
        ManagementTalentWorkCreateApiResponse,
        ManagementTalentWorkCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/work`,
          method: 'POST',
          body: queryArg.workCreateBody,
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      managementTalentWorkUpdate: build.mutation<
        ManagementTalentWorkUpdateApiResponse,
        ManagementTalentWorkUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/work/${encodeURIComponent(String(queryArg.workId))}`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      managementTalentWorkDelete: build.mutation<
        ManagementTalentWorkDeleteApiResponse,
        ManagementTalentWorkDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/talent/${encodeURIComponent(String(queryArg.id))}/work/${encodeURIComponent(String(queryArg.workId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management talent', 'talent'],
      }),
      contentPageDetail: build.query<ContentPageDetailApiResponse, ContentPageDetailApiArg>({
        query: (queryArg) => ({
          url: `/api/page/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ['page'],
      }),
      talentProfile: build.query<TalentProfileApiResponse, TalentProfileApiArg>({
        query: () => ({ url: `/api/talent/profile` }),
        providesTags: ['talent'],
      }),
      talentCalendar: build.query<TalentCalendarApiResponse, TalentCalendarApiArg>({
        query: (queryArg) => ({
          url: `/api/talent/profile/calendar`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['talent calendar'],
      }),
      talentCalendarLink: build.mutation<TalentCalendarLinkApiResponse, TalentCalendarLinkApiArg>({
        query: () => ({
          url: `/api/talent/profile/calendar/link`,
          method: 'POST',
        }),
        invalidatesTags: ['talent calendar'],
      }),
      talentCalendarUnlink: build.mutation<
        TalentCalendarUnlinkApiResponse,
        TalentCalendarUnlinkApiArg
      >({
        query: () => ({
          url: `/api/talent/profile/calendar/link`,
          method: 'DELETE',
        }),
        invalidatesTags: ['talent calendar'],
      }),
      talentTags: build.query<TalentTagsApiResponse, TalentTagsApiArg>({
        query: () => ({ url: `/api/talent/tags` }),
        providesTags: ['talent'],
      }),
      talentCompositeCardList: build.query<
        TalentCompositeCardListApiResponse,
        TalentCompositeCardListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/talent/${encodeURIComponent(String(queryArg.id))}/compositecard`,
          params: {
            size: queryArg.size,
          },
        }),
        providesTags: ['talent'],
      }),
      talentCompositeCardDetail: build.query<
        TalentCompositeCardDetailApiResponse,
        TalentCompositeCardDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/talent/${encodeURIComponent(String(queryArg.id))}/compositecard/${encodeURIComponent(String(queryArg.cardId))}`,
          params: {
            size: queryArg.size,
          },
        }),
        providesTags: ['talent'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as endpoints };
export type AccountDataApiResponse = /** status 200 Default Response */ AccountData;
export type AccountDataApiArg = void;
export type AccountPrivacyListApiResponse = /** status 200 Default Response */ OwnPrivacyList;
export type AccountPrivacyListApiArg = void;
export type AccountPrivacyCreateApiResponse =
  | /** status 200 Default Response */ OwnPrivacyRequest
  | /** status 201 Default Response */ OwnPrivacyRequest;
export type AccountPrivacyCreateApiArg = {
  ownPrivacyBody: OwnPrivacyBody;
};
export type AccountPrivacyWithdrawApiResponse = unknown;
export type AccountPrivacyWithdrawApiArg = {
  id: string;
};
export type ConsentListApiResponse = /** status 200 Default Response */ ConsentList;
export type ConsentListApiArg = void;
export type ConsentUpdateApiResponse = /** status 200 Default Response */ ConsentList;
export type ConsentUpdateApiArg = {
  consentBody: ConsentBody;
};
export type JobMyJobApiResponse = /** status 200 Default Response */ MyJobPage;
export type JobMyJobApiArg = {
  status?: ApplicationStatus[];
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type JobRequestJobApiResponse = /** status 200 Default Response */ RequestJobPage;
export type JobRequestJobApiArg = {
  status?: ('Pending' | 'Accepted' | 'Declined' | 'Cancelled' | 'Expired')[];
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type JobRequestAnswerApiResponse = /** status 200 Default Response */ JobRequest;
export type JobRequestAnswerApiArg = {
  rid: string;
  declineBody: DeclineBody;
};
export type JobWithdrawApiResponse = /** status 200 Default Response */ JobApplication;
export type JobWithdrawApiArg = {
  id: string;
};
export type ManagementEmailChangeApiResponse =
  /** status 200 Default Response */ WaitingEmailChanges;
export type ManagementEmailChangeApiArg = {
  profileId?: string;
  talentId?: string;
};
export type ManagementEmailChangeCancelApiResponse = unknown;
export type ManagementEmailChangeCancelApiArg = {
  id: string;
};
export type ManagementEmailChangeDecideApiResponse = unknown;
export type ManagementEmailChangeDecideApiArg = {
  id: string;
  emailChangeDecisionBody: EmailChangeDecisionBody;
};
export type ManagementEmailChangeOldLostApiResponse = unknown;
export type ManagementEmailChangeOldLostApiArg = {
  id: string;
};
export type ManagementNewFaceListApiResponse = /** status 200 Default Response */ NewFacePage;
export type ManagementNewFaceListApiArg = {
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
  status?: NewFaceStatus[];
};
export type ManagementNewFaceDetailApiResponse = /** status 200 Default Response */ NewFaceRecord;
export type ManagementNewFaceDetailApiArg = {
  id: string;
};
export type ManagementNewFaceStatusApiResponse = /** status 200 Default Response */ NewFaceRecord;
export type ManagementNewFaceStatusApiArg = {
  id: string;
  newFaceDecision: NewFaceDecision;
};
export type ManagementTalentListApiResponse = /** status 200 Default Response */ TalentRowPage;
export type ManagementTalentListApiArg = {
  talentGroup?:
    | 'MegaStar'
    | 'SuperStar'
    | 'RisingStar'
    | 'Influencer'
    | 'Actor'
    | 'Singer'
    | 'LiveTalent'
    | 'NewBorn';
  tags?: string[];
  channel?: 'Instagram' | 'Facebook' | 'Tiktok' | 'XTwitter' | 'Youtube';
  followersFrom?: number;
  followersTo?: number;
  engagementRateFrom?: number;
  engagementRateTo?: number;
  gender?: ('Male' | 'Female' | 'LGBTQ+')[];
  age?: string[];
  ageFrom?: number;
  ageTo?: number;
  height?: string[];
  heightFrom?: number;
  heightTo?: number;
  hairColour?: ('black' | 'darkBrown' | 'brown' | 'blonde' | 'red' | 'grey')[];
  skinTone?: ('fair' | 'light' | 'medium' | 'tan' | 'deep')[];
  keyword?: string;
  budgetFrom?: number;
  budgetTo?: number;
  weightFrom?: number;
  weightTo?: number;
  status?: ('Pending' | 'Approved' | 'Rejected' | 'Archived')[];
  active?: boolean;
  isTop10?: boolean;
  missingTranslation?: boolean;
  /** Talents with a rate older than 90 days */
  staleRates?: boolean;
  /** Public talents without application, invitation or booking for 180 days */
  unused?: boolean;
  /** Only deleted records that can be restored, instead of the others; administrators only */
  deleted?: boolean;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type ManagementTalentCreateApiResponse = /** status 201 Default Response */ TalentRecord;
export type ManagementTalentCreateForm = {
  data: TalentCreate;
  imageFile?: Blob;
  imageFiles?: Blob[];
  /** In place of `imageFiles` */
  albumImageFiles?: Blob[];
};
export type ManagementTalentCreateApiArg = {
  body: FormData;
};
export type ManagementTalentBulkApiResponse = /** status 200 Default Response */ TalentBulkResult;
export type ManagementTalentBulkApiArg = {
  talentBulkBody: TalentBulkBody;
};
export type ManagementCompositeCardListApiResponse =
  /** status 200 Default Response */ CompositeCardPage;
export type ManagementCompositeCardListApiArg = {
  keyword?: string;
  /** Only own cards; always true for talents */
  self?: boolean;
  /** Only cards of this talent; ignored for talents */
  talentId?: string;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type ManagementTalentDetailApiResponse = /** status 200 Default Response */ TalentRecord;
export type ManagementTalentDetailApiArg = {
  /** A deleted record that can be restored; administrators only */
  deleted?: boolean;
  id: string;
};
export type ManagementTalentUpdateApiResponse = /** status 200 Default Response */ TalentRecord;
export type ManagementTalentUpdateForm = {
  data: TalentUpdate;
  imageFile?: Blob;
  imageFiles?: Blob[];
  /** In place of `imageFiles` */
  albumImageFiles?: Blob[];
};
export type ManagementTalentUpdateApiArg = {
  id: string;
  body: FormData;
};
export type ManagementTalentDeleteApiResponse = unknown;
export type ManagementTalentDeleteApiArg = {
  id: string;
};
export type ManagementTalentAuditApiResponse = /** status 200 Default Response */ TalentAuditPage;
export type ManagementTalentAuditApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type ManagementTalentChangeDecideApiResponse =
  /** status 200 Default Response */ TalentRecord;
export type ManagementTalentChangeDecideApiArg = {
  id: string;
  changeId: string;
  talentChangeBody: TalentChangeBody;
};
export type ManagementCompositeCardCreateApiResponse =
  /** status 201 Default Response */ CompositeCard;
export type ManagementCompositeCardCreateForm = {
  data: CompositeCardCreate;
  imageFiles?: Blob[];
};
export type ManagementCompositeCardCreateApiArg = {
  id: string;
  body: FormData;
};
export type ManagementCompositeCardDrawingApiResponse =
  /** status 200 Default Response */ CardDraftDrawing;
export type ManagementCompositeCardDrawingApiArg = {
  id: string;
  cardDraft: CardDraft;
};
export type ManagementCompositeCardOptionsApiResponse =
  /** status 200 Default Response */ CardOptions;
export type ManagementCompositeCardOptionsApiArg = {
  id: string;
};
export type ManagementCompositeCardDetailApiResponse =
  /** status 200 Default Response */ CompositeCard;
export type ManagementCompositeCardDetailApiArg = {
  size?: CardSize;
  /** The card as it was sent with this job's application */
  jobId?: string;
  id: string;
  cardId: string;
};
export type ManagementCompositeCardUpdateApiResponse =
  /** status 200 Default Response */ CompositeCard;
export type ManagementCompositeCardUpdateForm = {
  data: CompositeCardUpdate;
  imageFiles?: Blob[];
};
export type ManagementCompositeCardUpdateApiArg = {
  id: string;
  cardId: string;
  body: FormData;
};
export type ManagementCompositeCardDeleteApiResponse = unknown;
export type ManagementCompositeCardDeleteApiArg = {
  id: string;
  cardId: string;
};
export type ManagementCompositeCardDuplicateApiResponse =
  /** status 201 Default Response */ CompositeCard;
export type ManagementCompositeCardDuplicateApiArg = {
  id: string;
  cardId: string;
  cardDuplicateBody: CardDuplicateBody;
};
export type ManagementCompositeCardRestoreApiResponse =
  /** status 200 Default Response */ CompositeCard;
export type ManagementCompositeCardRestoreApiArg = {
  id: string;
  cardId: string;
};
export type ManagementTalentGuardianAskApiResponse =
  /** status 200 Default Response */ TalentRecord;
export type ManagementTalentGuardianAskApiArg = {
  id: string;
};
export type ManagementTalentPasswordLinkApiResponse = unknown;
export type ManagementTalentPasswordLinkApiArg = {
  id: string;
};
export type ManagementTalentReelUpdateApiResponse = /** status 200 Default Response */ TalentRecord;
export type ManagementTalentReelUpdateForm = {
  data: TalentReelInput;
  poster?: Blob;
};
export type ManagementTalentReelUpdateApiArg = {
  id: string;
  body: FormData;
};
export type ManagementTalentReelDeleteApiResponse = unknown;
export type ManagementTalentReelDeleteApiArg = {
  id: string;
};
export type ManagementTalentRestoreApiResponse = /** status 200 Default Response */ TalentRecord;
export type ManagementTalentRestoreApiArg = {
  id: string;
};
export type ManagementTalentStatusApiResponse = /** status 200 Default Response */ TalentRecord;
export type ManagementTalentStatusApiArg = {
  id: string;
  talentStatusBody: TalentStatusBody;
};
export type ManagementTalentWorkCreateApiResponse = /** status 201 Default Response */ WorkRecord;
export type ManagementTalentWorkCreateApiArg = {
  id: string;
  workCreateBody: WorkCreateBody;
};
export type ManagementTalentWorkUpdateApiResponse = /** status 200 Default Response */ WorkRecord;
export type ManagementTalentWorkUpdateForm = {
  data: WorkUpdate;
  imageFiles?: Blob[];
};
export type ManagementTalentWorkUpdateApiArg = {
  id: string;
  workId: string;
  body: FormData;
};
export type ManagementTalentWorkDeleteApiResponse = unknown;
export type ManagementTalentWorkDeleteApiArg = {
  id: string;
  workId: string;
};
export type ContentPageDetailApiResponse = /** status 200 Default Response */ ContentPage;
export type ContentPageDetailApiArg = {
  slug: string;
};
export type TalentProfileApiResponse = /** status 200 Default Response */ TalentRecord;
export type TalentProfileApiArg = void;
export type TalentCalendarApiResponse = /** status 200 Default Response */ OwnCalendar;
export type TalentCalendarApiArg = {
  from: string;
  to: string;
};
export type TalentCalendarLinkApiResponse = /** status 201 Default Response */ CalendarLink;
export type TalentCalendarLinkApiArg = void;
export type TalentCalendarUnlinkApiResponse = unknown;
export type TalentCalendarUnlinkApiArg = void;
export type TalentTagsApiResponse = /** status 200 Default Response */ TagRef[];
export type TalentTagsApiArg = void;
export type TalentCompositeCardListApiResponse = /** status 200 Default Response */ SharedCardList;
export type TalentCompositeCardListApiArg = {
  size?: CardSize;
  id: string;
};
export type TalentCompositeCardDetailApiResponse = /** status 200 Default Response */ SharedCard;
export type TalentCompositeCardDetailApiArg = {
  size?: CardSize;
  id: string;
  cardId: string;
};
export type Localized = {
  th: string;
  en: string;
};
export type FullNames = {
  firstName: Localized;
  lastName: Localized;
};
export type ImageFocus = {
  x: number;
  y: number;
};
export type ImageRef = {
  id: string;
  width: number;
  height: number;
  alt: Localized | null;
  placeholder: string | null;
  /** Focal point, visible in every crop */
  focus?: ImageFocus | null;
};
export type ManagementProfile = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  talentNames: FullNames | null;
  image: ImageRef | null;
  permission: 'Admin' | 'Staff' | 'Business' | 'Talent';
  contactPhone: string | null;
  active: boolean;
  /** Has not set a password yet */
  isInvited: boolean;
  lastLoginAt: string | null;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  version: number;
  country: string;
  province: string | null;
  district: string | null;
  subDistrict: string | null;
  postalCode: string | null;
  address: string | null;
  language: 'th' | 'en';
  talentId: string | null;
  businessProfileId: string | null;
};
export type TalentType =
  | 'MegaStar'
  | 'SuperStar'
  | 'RisingStar'
  | 'Influencer'
  | 'Actor'
  | 'Singer'
  | 'LiveTalent'
  | 'NewBorn';
export type Gender = 'Male' | 'Female' | 'LGBTQ+';
export type Channel = 'Instagram' | 'Facebook' | 'Tiktok' | 'XTwitter' | 'Youtube';
export type TagRef = {
  id: string;
  th: string;
  en: string;
};
export type Guardian = {
  name: string;
  relation: string;
  phone: string;
  email: string;
};
export type GuardianState = 'NotNeeded' | 'Missing' | 'Waiting' | 'Confirmed' | 'Declined';
export type PendingChange = {
  id: string;
  requestedAt: string;
  /** Fields that would change */
  fields: ('birthday' | 'guardian')[];
  birthday: string | null;
  guardian: Guardian | null;
};
export type VideoRef = {
  id: string;
  width: number;
  height: number;
  /** Seconds */
  duration: number | null;
  poster: ImageRef | null;
  addedAt: string;
};
export type TalentSocial = {
  channel: Channel;
  /** Empty when visitors must not find the account of a minor */
  name: string;
  link: string | null;
  followers: number | null;
  engagementRate: number | null;
};
export type WorkBudget = {
  id: string;
  type:
    | 'Post'
    | 'Story'
    | 'ShortVideo'
    | 'Video'
    | 'Live'
    | 'Event'
    | 'ShootDay'
    | 'Presenter'
    | 'Other';
  detail: string | null;
  /** THB */
  rateCharge: number;
  dateUpdate: string;
};
export type WorkExperience = {
  id: string;
  customerName: string;
  project: string | null;
  role: string | null;
  experienceType: 'Internal' | 'External';
  hireDate: string | null;
  link: string | null;
  images: ImageRef[];
};
export type SocialMediaPerformance = {
  id: string;
  channel: Channel;
  /** Subscribers on YouTube */
  followers: number | null;
  /** Percent */
  engagement: number | null;
  averagePostReach: number | null;
  averageStoryView: number | null;
  cpr: number | null;
  cpe: number | null;
  suggestedCpr: number | null;
  suggestedCpe: number | null;
  measuredAt: string;
};
export type WorkRecord = {
  id: string;
  talentType: TalentType;
  budgets: WorkBudget[];
  experiences: WorkExperience[];
  socialMediaPerformance: SocialMediaPerformance[];
  version: number;
  updatedAt: string;
};
export type CompositeCardRow = {
  id: string;
  name: string;
  template: 'Classic' | 'Editorial' | 'Beauty' | 'Mosaic' | 'Influencer' | 'Portfolio';
  isDefault: boolean;
  shared: boolean;
  images: ImageRef[];
  updatedAt: string;
};
export type ConsentRecord = {
  id: string;
  purpose: 'PublicProfile' | 'ClientSharing' | 'Marketing';
  textVersion: string;
  givenAt: string;
  givenBy: 'self' | 'guardian';
  withdrawnAt: string | null;
};
export type TalentStatus = 'Pending' | 'Approved' | 'Rejected' | 'Archived';
export type TalentRecord = {
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
  hairColour: string | null;
  /** ISO 3166 code of two letters */
  nationality: string;
  followers: number | null;
  engagementRate: number | null;
  channel: Channel | null;
  tags: TagRef[];
  isTop10: boolean;
  createdAt: string;
  updatedAt: string;
  weight: number | null;
  chest: number | null;
  waist: number | null;
  hip: number | null;
  shoes: number | null;
  eyeColour: string | null;
  skinTone: string | null;
  firstName: Localized;
  lastName: Localized;
  birthday: string | null;
  isMinor: boolean;
  email: string;
  phoneNumber: string | null;
  companyName: string | null;
  languages: string[];
  bio: Localized | null;
  bookouts: {
    from: string;
    to: string;
  }[];
  guardian: Guardian | null;
  guardianState: GuardianState;
  pendingChange: PendingChange | null;
  album: ImageRef[];
  reel: VideoRef | null;
  socialMedia: TalentSocial[];
  works: WorkRecord[];
  compositeCards: CompositeCardRow[];
  consents: ConsentRecord[];
  status: TalentStatus;
  statusReason: string | null;
  active: boolean;
  /** Approved, active, with consent; under 20 confirmed by a guardian */
  isPublic: boolean;
  version: number;
};
export type NoticeKind =
  | 'NewFaceReceived'
  | 'BusinessRegistered'
  | 'BusinessStatus'
  | 'BusinessChangeRequested'
  | 'BusinessChangeDecided'
  | 'MemberJoined'
  | 'JobSubmitted'
  | 'JobStatus'
  | 'ApplicationReceived'
  | 'ApplicationStatus'
  | 'InvitationReceived'
  | 'InvitationAnswered'
  | 'InvitationEnded'
  | 'ProposalSent'
  | 'ProposalViewed'
  | 'ProposalAnswered'
  | 'ProposalChanged'
  | 'ProposalExpired'
  | 'BookingMade'
  | 'BookingChanged'
  | 'BookingLapsed'
  | 'SearchMatched'
  | 'EmailChangeAsked'
  | 'PrivacyRequested'
  | 'PrivacyAnswered';
export type Notice = {
  id: string;
  kind: NoticeKind;
  title: Localized;
  text: Localized;
  /** Page of the site, without a language */
  path: string | null;
  createdAt: string;
  readAt: string | null;
};
export type NoticeChoice = 'instant' | 'daily' | 'never';
export type AccountData = {
  exportedAt: string;
  profile: ManagementProfile;
  talent: TalentRecord | null;
  business: {
    [key: string]: any;
  } | null;
  consents: ConsentRecord[];
  compositeCards: {
    [key: string]: any;
  }[];
  applications: {
    [key: string]: any;
  }[];
  requests: {
    [key: string]: any;
  }[];
  signIns: {
    [key: string]: any;
  }[];
  notices: Notice[];
  noticeChoices: {
    kind: NoticeKind;
    choice: NoticeChoice;
    isDefault: boolean;
    /** Also by LINE, when it is linked */
    line: boolean;
  }[];
  searches: {
    [key: string]: any;
  }[];
  history: {
    [key: string]: any;
  }[];
  line: {
    userId: string;
    linkedAt: string;
  } | null;
  privacyRequests: {
    [key: string]: any;
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
  /** The current record, on a conflict */
  current?: any;
  traceId: string;
};
export type PrivacyKind = 'Access' | 'Correction' | 'Erasure';
export type PrivacyStatus = 'Open' | 'Running' | 'Done' | 'Refused' | 'Withdrawn';
export type OwnPrivacyRequest = {
  id: string;
  kind: PrivacyKind;
  status: PrivacyStatus;
  reason: string | null;
  answer: string | null;
  dueOn: string;
  requestedAt: string;
  closedAt: string | null;
};
export type OwnPrivacyList = {
  items: OwnPrivacyRequest[];
};
export type OwnPrivacyBody = {
  kind: 'Access' | 'Correction' | 'Erasure';
  reason?: string;
};
export type ConsentPurpose = 'PublicProfile' | 'ClientSharing' | 'Marketing';
export type ConsentState = {
  purpose: ConsentPurpose;
  isGiven: boolean;
  textVersion: string | null;
  givenAt: string | null;
  givenBy: ('self' | 'guardian') | null;
  withdrawnAt: string | null;
};
export type ConsentList = {
  items: ConsentState[];
  /** Under 20: the guardian gives the consents */
  needsGuardian: boolean;
};
export type ConsentBody = {
  purpose: 'PublicProfile' | 'ClientSharing' | 'Marketing';
  given: boolean;
  /** Version of the text shown; required when giving */
  textVersion?: string;
  givenBy?: 'self' | 'guardian';
};
export type ApplicationStatus = 'Applied' | 'InReview' | 'Hired' | 'NotSelected' | 'Withdrawn';
export type JobApplication = {
  id: string;
  jobId: string;
  status: ApplicationStatus;
  canWithdraw: boolean;
  /** What the talent was told with a rejection or the end of the job */
  message: Localized | null;
  compositeCardId: string | null;
  cardName: string | null;
  note: string | null;
  quotedRate: number | null;
  tape: VideoRef | null;
  createdAt: string;
  updatedAt: string;
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
export type BudgetUnit = 'Day' | 'Job' | 'Post' | 'Month';
export type JobStatus = 'Draft' | 'Review' | 'Open' | 'Closed' | 'Completed' | 'Cancelled';
export type JobCard = {
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
  /** Accepts applications today */
  isOpen: boolean;
  visibility: 'Public' | 'Internal';
  createdAt: string;
};
export type MyJob = {
  application: JobApplication;
  job: JobCard;
};
export type MyJobPage = {
  items: MyJob[];
  page: number;
  size: number;
  total: number;
};
export type JobRequestStatus = 'Pending' | 'Accepted' | 'Declined' | 'Cancelled' | 'Expired';
export type JobRequest = {
  id: string;
  jobId: string;
  status: JobRequestStatus;
  message: Localized | null;
  offeredRate: number | null;
  respondBy: string | null;
  declineReason: string | null;
  createdAt: string;
  updatedAt: string;
};
export type RequestJob = {
  request: JobRequest;
  job: JobCard;
};
export type RequestJobPage = {
  items: RequestJob[];
  page: number;
  size: number;
  total: number;
};
export type DeclineBody = {
  status: 'Declined';
  reason: string;
};
export type WaitingEmailChange = {
  id: string;
  before: string;
  email: string;
  askedBy: {
    id: string;
    name: string;
  } | null;
  askedAt: string;
  expiresAt: string;
  isNewConfirmed: boolean;
  isOldConfirmed: boolean;
  isOldLost: boolean;
  isApproved: boolean;
  canManage: boolean;
  canDecide: boolean;
};
export type WaitingEmailChanges = {
  pending: WaitingEmailChange | null;
};
export type EmailChangeDecisionBody = {
  isApproved: boolean;
};
export type NewFaceGuardian = 'NotNeeded' | 'Waiting' | 'Confirmed';
export type NewFaceStatus = 'Received' | 'InReview' | 'Accepted' | 'Declined';
export type NewFaceRow = {
  id: string;
  name: string;
  age: number;
  height: number;
  image: ImageRef | null;
  guardian: NewFaceGuardian;
  status: NewFaceStatus;
  createdAt: string;
  version: number;
};
export type NewFacePage = {
  items: NewFaceRow[];
  page: number;
  size: number;
  total: number;
};
export type NewFaceRecord = {
  id: string;
  name: string;
  age: number;
  height: number;
  image: ImageRef | null;
  guardian: NewFaceGuardian;
  status: NewFaceStatus;
  createdAt: string;
  version: number;
  birthday: string;
  phone: string | null;
  lineId: string | null;
  email: string | null;
  language: 'th' | 'en';
  /** Face, profile, full length */
  images: ImageRef[];
  clip: VideoRef | null;
  guardianName: string | null;
  guardianEmail: string | null;
  guardianConfirmedAt: string | null;
  statusAt: string;
  /** The prefilled registration of an accepted applicant */
  registrationLink: string | null;
};
export type NewFaceDecision = {
  status: 'InReview' | 'Accepted' | 'Declined';
  /** The version that was edited */
  version: number;
};
export type TalentRow = {
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
  hairColour: string | null;
  /** ISO 3166 code of two letters */
  nationality: string;
  followers: number | null;
  engagementRate: number | null;
  channel: Channel | null;
  tags: TagRef[];
  isTop10: boolean;
  createdAt: string;
  updatedAt: string;
  firstName: Localized;
  lastName: Localized;
  email: string;
  phoneNumber: string | null;
  companyName: string | null;
  birthday: string | null;
  weight: number | null;
  status: TalentStatus;
  active: boolean;
  /** Approved, active, with consent */
  isPublic: boolean;
  missingTranslation: boolean;
  deletedAt: string | null;
  version: number;
};
export type TalentRowPage = {
  items: TalentRow[];
  page: number;
  size: number;
  total: number;
  /** There are more records than `total` */
  isTotalBound?: boolean;
};
export type ImageAltInput = {
  /** As in `imageIds`; `profile` is `imageFile` */
  image: string;
  alt: {
    th: string;
    en?: string;
  } | null;
};
export type TalentSocialInput = {
  channel: Channel;
  name: string;
  link?: string;
  followers?: number | null;
  engagementRate?: number | null;
};
export type TalentCreate = {
  displayName: string;
  firstName: {
    th: string;
    en?: string;
  };
  lastName: {
    th: string;
    en?: string;
  };
  gender: Gender;
  email: string;
  /** ISO 3166 code of two letters */
  nationality?: string;
  nickName?: {
    th: string;
    en?: string;
  } | null;
  birthDay?: string | null;
  birthday?: string | null;
  phoneNumber?: string | null;
  companyName?: string | null;
  bio?: {
    th: string;
    en?: string;
  } | null;
  languages?: string[];
  bookouts?: {
    from: string;
    to: string;
  }[];
  guardian?: {
    name: string;
    relation: string;
    phone: string;
    email: string;
  } | null;
  imageId?: string | null;
  /** The album in its order; files not named here follow */
  imageIds?: string[];
  /** In place of `imageIds` */
  albumImageIds?: string[];
  imageAlts?: ImageAltInput[];
  tags?: string[];
  socialMedia?: TalentSocialInput[];
  /** cm */
  height?: number | null;
  /** kg */
  weight?: number | null;
  /** Inches */
  chest?: number | null;
  /** Inches */
  waist?: number | null;
  /** Inches */
  hip?: number | null;
  /** EU size */
  shoes?: number | null;
  eyeColour?: string | null;
  hairColour?: string | null;
  skinTone?: string | null;
  active?: boolean;
  isTop10?: boolean;
  talentTypes?: TalentType[];
  /** The language to write to the person in; Thai when absent */
  language?: 'th' | 'en';
};
export type TalentBulkResult = {
  results: {
    id: string;
    /** Reason of the refusal; null on success */
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
export type TalentBulkBody = {
  ids: string[];
  action: 'activate' | 'deactivate' | 'tag' | 'untag';
  tagIds?: string[];
};
export type CardTemplate =
  | 'Classic'
  | 'Editorial'
  | 'Beauty'
  | 'Mosaic'
  | 'Influencer'
  | 'Portfolio';
export type CardSize = 'A5' | 'HalfLetter';
export type CardPhoto = {
  slot: string;
  x: number;
  y: number;
  width: number;
  height: number;
  image: ImageRef | null;
  /** -1 shows the left edge of the image, 1 the right one */
  panX: number;
  /** -1 shows the top edge of the image, 1 the bottom one */
  panY: number;
  /** 1 fills the place */
  zoom: number;
};
export type CardPane = {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  opacity: number;
};
export type CardShape = {
  /** SVG path data */
  path: string;
  x: number;
  y: number;
  /** Millimetres to one unit of the path */
  scale: number;
  fill: string;
};
export type CardText = {
  text: string;
  x: number;
  /** Of the baseline */
  y: number;
  width: number;
  /** Of the font, in millimetres */
  size: number;
  /** 400 or 600 */
  weight: number;
  fill: string;
  anchor: 'start' | 'middle' | 'end';
};
export type CardSide = {
  paper: string;
  photos: CardPhoto[];
  panes: CardPane[];
  shapes: CardShape[];
  texts: CardText[];
};
export type CardDrawing = {
  size: CardSize;
  width: number;
  height: number;
  bleed: number;
  safe: number;
  front: CardSide;
  back: CardSide;
};
export type CardField =
  | 'height'
  | 'weight'
  | 'chest'
  | 'waist'
  | 'hip'
  | 'shoes'
  | 'eyeColour'
  | 'hairColour'
  | 'skinTone'
  | 'nationality'
  | 'age';
export type CardSlot = {
  slot: string;
  imageId: string;
  x: number;
  y: number;
  zoom: number;
};
export type CompositeCard = {
  id: string;
  talentId: string;
  talentName: Localized;
  name: string;
  template: CardTemplate;
  language: 'th' | 'en';
  drawing: CardDrawing;
  fields: CardField[];
  slots: CardSlot[];
  images: ImageRef[];
  isDefault: boolean;
  shared: boolean;
  frozenAt: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type CompositeCardPage = {
  items: CompositeCard[];
  page: number;
  size: number;
  total: number;
};
export type TalentUpdate = {
  displayName?: string;
  firstName?: {
    th: string;
    en?: string;
  };
  lastName?: {
    th: string;
    en?: string;
  };
  gender?: Gender;
  email?: string;
  /** ISO 3166 code of two letters */
  nationality?: string;
  nickName?: {
    th: string;
    en?: string;
  } | null;
  birthDay?: string | null;
  birthday?: string | null;
  phoneNumber?: string | null;
  companyName?: string | null;
  bio?: {
    th: string;
    en?: string;
  } | null;
  languages?: string[];
  bookouts?: {
    from: string;
    to: string;
  }[];
  guardian?: {
    name: string;
    relation: string;
    phone: string;
    email: string;
  } | null;
  imageId?: string | null;
  /** The album in its order; files not named here follow */
  imageIds?: string[];
  /** In place of `imageIds` */
  albumImageIds?: string[];
  imageAlts?: ImageAltInput[];
  tags?: string[];
  socialMedia?: TalentSocialInput[];
  /** cm */
  height?: number | null;
  /** kg */
  weight?: number | null;
  /** Inches */
  chest?: number | null;
  /** Inches */
  waist?: number | null;
  /** Inches */
  hip?: number | null;
  /** EU size */
  shoes?: number | null;
  eyeColour?: string | null;
  hairColour?: string | null;
  skinTone?: string | null;
  active?: boolean;
  isTop10?: boolean;
  status?: 'Pending' | 'Approved' | 'Rejected' | 'Archived';
  /** The version that was edited */
  version: number;
};
export type TalentAuditEvent = {
  id: string;
  at: string;
  actor: {
    id: string;
    name: string | null;
  } | null;
  permission: ('Admin' | 'Staff' | 'Business' | 'Talent') | null;
  action: string;
  changes: {
    field: string;
    before: any;
    after: any;
  }[];
};
export type TalentAuditPage = {
  items: TalentAuditEvent[];
  page: number;
  size: number;
  total: number;
};
export type TalentChangeBody = {
  status: 'Approved' | 'Rejected';
  /** Required when rejecting */
  reason?: string;
};
export type CardSlotInput = {
  slot: string;
  /** An image id, or `file:0` for the first of `imageFiles` */
  imageId: string;
  x: number;
  y: number;
  zoom: number;
};
export type CompositeCardCreate = {
  /** Client-generated id: a repeated request returns the created card */
  id?: string;
  name: string;
  template: CardTemplate;
  language?: 'th' | 'en';
  fields?: CardField[];
  slots?: CardSlotInput[];
  /** Images to store with the card besides those in slots */
  imageIds?: string[];
  isDefault?: boolean;
  shared?: boolean;
};
export type CardDraftDrawing = {
  talentId: string;
  talentName: Localized;
  template: CardTemplate;
  language: 'th' | 'en';
  drawing: CardDrawing;
};
export type CardDraft = {
  template: CardTemplate;
  language?: 'th' | 'en';
  fields?: CardField[];
  slots?: CardSlotInput[];
  size?: CardSize;
};
export type CardTemplateOption = {
  template: CardTemplate;
  /** Photos of the front */
  front: number;
  /** Photos of the back */
  back: number;
  /** In order, the front's first */
  slots: string[];
};
export type CardFieldOption = {
  field: CardField;
  /** Whether the record of the talent has a value */
  isKnown: boolean;
  /** False for fields that are never shown for a minor */
  isAllowed: boolean;
};
export type CardPicture = {
  id: string;
  width: number;
  height: number;
  alt: Localized | null;
  placeholder: string | null;
  /** Focal point, visible in every crop */
  focus?: ImageFocus | null;
  source: 'profile' | 'album' | 'card';
};
export type CardSizeOption = {
  size: CardSize;
  /** Millimetres */
  width: number;
  /** Millimetres */
  height: number;
  /** Millimetres */
  bleed: number;
  /** Millimetres */
  safe: number;
};
export type CardOptions = {
  templates: CardTemplateOption[];
  fields: CardFieldOption[];
  pictures: CardPicture[];
  sizes: CardSizeOption[];
  /** Cards of a minor are never public */
  isMinor: boolean;
  /** Visitors see the shared cards */
  isPublic: boolean;
  cards: number;
  cardsMax: number;
  picturesMax: number;
  nameMax: number;
  zoomMax: number;
  dpiMin: number;
};
export type CompositeCardUpdate = {
  /** The version that was edited */
  version: number;
  name?: string;
  template?: CardTemplate;
  language?: 'th' | 'en';
  fields?: CardField[];
  slots?: CardSlotInput[];
  /** Images to store with the card besides those in slots */
  imageIds?: string[];
  isDefault?: boolean;
  shared?: boolean;
};
export type CardDuplicateBody = {
  /** Client-generated id: a repeated request returns the created card */
  id?: string;
  name?: string;
};
export type TalentReelInput = {
  videoId: string;
};
export type TalentStatusBody = {
  status: 'Pending' | 'Approved' | 'Rejected' | 'Archived';
  /** Required when rejecting */
  reason?: string;
  /** The version that was edited */
  version?: number;
};
export type WorkCreateBody = {
  talentType: TalentType;
};
export type WorkBudgetInput = {
  id?: string;
  type:
    | 'Post'
    | 'Story'
    | 'ShortVideo'
    | 'Video'
    | 'Live'
    | 'Event'
    | 'ShootDay'
    | 'Presenter'
    | 'Other';
  detail?: string | null;
  /** THB */
  rateCharge: number;
};
export type WorkExperienceInput = {
  id?: string;
  customerName: string;
  /** The product; unchanged if absent */
  project?: string | null;
  /** The talent's role in it; unchanged if absent */
  role?: string | null;
  experienceType: 'Internal' | 'External';
  hireDate?: string | null;
  link?: string | null;
  imageIds?: string[];
};
export type SocialMediaPerformanceInput = {
  id?: string;
  channel: Channel;
  followers?: number | null;
  /** Name of `followers` on YouTube */
  subscribers?: number | null;
  /** Percent */
  engagement?: number | null;
  averagePostReach?: number | null;
  averageStoryView?: number | null;
  /** THB */
  cpr?: number | null;
  /** THB */
  cpe?: number | null;
};
export type WorkUpdate = {
  /** The version that was edited */
  version: number;
  budgets?: WorkBudgetInput[];
  experiences?: WorkExperienceInput[];
  socialMediaPerformance?: SocialMediaPerformanceInput[];
};
export type ContentPage = {
  slug: string;
  title: Localized;
  description: Localized;
  /** Sanitised HTML */
  body: {
    th: string;
    en: string;
  };
  version: number;
  /** Identifies this version of the text, as in consents: privacy-1 */
  textVersion: string;
  updatedAt: string;
  /** The initial sample text, not confirmed by the agency */
  isSample: boolean;
};
export type BookingView = 'Held' | 'Booked';
export type OwnBooking = {
  id: string;
  from: string;
  to: string;
  kind: BookingView;
  jobTitle: Localized | null;
  updatedAt: string;
};
export type OwnCalendar = {
  items: OwnBooking[];
  bookouts: {
    from: string;
    to: string;
  }[];
  /** When the calendar link was created; the link itself is returned once */
  linkedAt: string | null;
};
export type CalendarLink = {
  url: string;
  linkedAt: string;
};
export type SharedCard = {
  id: string;
  talentId: string;
  talentName: Localized;
  name: string;
  template: CardTemplate;
  language: 'th' | 'en';
  drawing: CardDrawing;
};
export type SharedCardList = {
  items: SharedCard[];
};
export const {
  useAccountDataQuery,
  useAccountPrivacyListQuery,
  useAccountPrivacyCreateMutation,
  useAccountPrivacyWithdrawMutation,
  useConsentListQuery,
  useConsentUpdateMutation,
  useJobMyJobQuery,
  useJobRequestJobQuery,
  useJobRequestAnswerMutation,
  useJobWithdrawMutation,
  useManagementEmailChangeQuery,
  useManagementEmailChangeCancelMutation,
  useManagementEmailChangeDecideMutation,
  useManagementEmailChangeOldLostMutation,
  useManagementNewFaceListQuery,
  useManagementNewFaceDetailQuery,
  useManagementNewFaceStatusMutation,
  useManagementTalentListQuery,
  useManagementTalentCreateMutation,
  useManagementTalentBulkMutation,
  useManagementCompositeCardListQuery,
  useManagementTalentDetailQuery,
  useManagementTalentUpdateMutation,
  useManagementTalentDeleteMutation,
  useManagementTalentAuditQuery,
  useManagementTalentChangeDecideMutation,
  useManagementCompositeCardCreateMutation,
  useManagementCompositeCardDrawingMutation,
  useManagementCompositeCardOptionsQuery,
  useManagementCompositeCardDetailQuery,
  useManagementCompositeCardUpdateMutation,
  useManagementCompositeCardDeleteMutation,
  useManagementCompositeCardDuplicateMutation,
  useManagementCompositeCardRestoreMutation,
  useManagementTalentGuardianAskMutation,
  useManagementTalentPasswordLinkMutation,
  useManagementTalentReelUpdateMutation,
  useManagementTalentReelDeleteMutation,
  useManagementTalentRestoreMutation,
  useManagementTalentStatusMutation,
  useManagementTalentWorkCreateMutation,
  useManagementTalentWorkUpdateMutation,
  useManagementTalentWorkDeleteMutation,
  useContentPageDetailQuery,
  useTalentProfileQuery,
  useTalentCalendarQuery,
  useTalentCalendarLinkMutation,
  useTalentCalendarUnlinkMutation,
  useTalentTagsQuery,
  useTalentCompositeCardListQuery,
  useTalentCompositeCardDetailQuery,
} = injectedRtkApi;
