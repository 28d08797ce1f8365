// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/sdk/api';
export const addTagTypes = [
  'business invitation',
  'management application',
  'management booking',
  'management proposal',
  'management brief',
  'management job',
  'management business',
  'client',
  'job',
  'business member',
  'management dashboard',
  'management invitation',
  'management talent',
  'talent',
  'composite card',
  'page',
  'place',
  'proposal',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      businessInvitation: build.mutation<BusinessInvitationApiResponse, BusinessInvitationApiArg>({
        query: (queryArg) => ({
          url: `/api/business/invitation`,
          method: 'POST',
          body: queryArg.businessInvitationToken,
        }),
        invalidatesTags: ['business invitation'],
      }),
      businessInvitationAccept: build.mutation<
        BusinessInvitationAcceptApiResponse,
        BusinessInvitationAcceptApiArg
      >({
        query: (queryArg) => ({
          url: `/api/business/invitation/accept`,
          method: 'POST',
          body: queryArg.businessAcceptance,
        }),
        invalidatesTags: ['business invitation'],
      }),
      managementApplicationListAll: build.query<
        ManagementApplicationListAllApiResponse,
        ManagementApplicationListAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/application`,
          params: {
            status: queryArg.status,
            keyword: queryArg.keyword,
            jobId: queryArg.jobId,
            jobStatus: queryArg.jobStatus,
            businessProfileId: queryArg.businessProfileId,
            talentType: queryArg.talentType,
            appliedFrom: queryArg.appliedFrom,
            appliedTo: queryArg.appliedTo,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management application'],
      }),
      managementApplicationAudit: build.query<
        ManagementApplicationAuditApiResponse,
        ManagementApplicationAuditApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/application/${encodeURIComponent(String(queryArg.id))}/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['management application'],
      }),
      managementBookingList: build.query<
        ManagementBookingListApiResponse,
        ManagementBookingListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/booking`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            talentId: queryArg.talentId,
            jobId: queryArg.jobId,
            kind: queryArg.kind,
            status: queryArg.status,
          },
        }),
        providesTags: ['management booking'],
      }),
      managementBookingCreate: build.mutation<
        ManagementBookingCreateApiResponse,
        ManagementBookingCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/booking`,
          method: 'POST',
          body: queryArg.bookingBody,
        }),
        invalidatesTags: ['management booking', 'management proposal'],
      }),
      managementBookingClash: build.query<
        ManagementBookingClashApiResponse,
        ManagementBookingClashApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/booking/clash`,
          params: {
            talentId: queryArg.talentId,
            from: queryArg['from'],
            to: queryArg.to,
            exceptId: queryArg.exceptId,
          },
        }),
        providesTags: ['management booking'],
      }),
      managementBookingDetail: build.query<
        ManagementBookingDetailApiResponse,
        ManagementBookingDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/booking/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['management booking'],
      }),
      managementBookingUpdate: build.mutation<
        ManagementBookingUpdateApiResponse,
        ManagementBookingUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/booking/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.bookingChangeBody,
        }),
        invalidatesTags: ['management booking', 'management proposal'],
      }),
      managementBookingCancel: build.mutation<
        ManagementBookingCancelApiResponse,
        ManagementBookingCancelApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/booking/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          body: queryArg.bookingCancelBody,
        }),
        invalidatesTags: ['management booking', 'management proposal'],
      }),
      managementBriefList: build.query<ManagementBriefListApiResponse, ManagementBriefListApiArg>({
        query: (queryArg) => ({
          url: `/api/management/brief`,
          params: {
            open: queryArg.open,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management brief'],
      }),
      managementBriefDetail: build.query<
        ManagementBriefDetailApiResponse,
        ManagementBriefDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/brief/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['management brief'],
      }),
      managementBriefJob: build.mutation<ManagementBriefJobApiResponse, ManagementBriefJobApiArg>({
        query: (queryArg) => ({
          url: `/api/management/brief/${encodeURIComponent(String(queryArg.id))}/job`,
          method: 'POST',
          body: queryArg.briefJobBody,
        }),
        invalidatesTags: ['management brief', 'management brief', 'management job'],
      }),
      managementBusinessList: build.query<
        ManagementBusinessListApiResponse,
        ManagementBusinessListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
            keyword: queryArg.keyword,
            status: queryArg.status,
            businessType: queryArg.businessType,
            province: queryArg.province,
            showAsClient: queryArg.showAsClient,
            active: queryArg.active,
            missingTranslation: queryArg.missingTranslation,
            deleted: queryArg.deleted,
          },
        }),
        providesTags: ['management business'],
      }),
      managementBusinessCreate: build.mutation<
        ManagementBusinessCreateApiResponse,
        ManagementBusinessCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['management business', 'client'],
      }),
      managementBusinessOwn: build.query<
        ManagementBusinessOwnApiResponse,
        ManagementBusinessOwnApiArg
      >({
        query: () => ({ url: `/api/management/business/profile` }),
        providesTags: ['management business'],
      }),
      managementBusinessDelete: build.mutation<
        ManagementBusinessDeleteApiResponse,
        ManagementBusinessDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management business', 'client', 'job'],
      }),
      managementBusinessDetail: build.query<
        ManagementBusinessDetailApiResponse,
        ManagementBusinessDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            deleted: queryArg.deleted,
          },
        }),
        providesTags: ['management business'],
      }),
      managementBusinessUpdate: build.mutation<
        ManagementBusinessUpdateApiResponse,
        ManagementBusinessUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['management business', 'client'],
      }),
      managementBusinessAudit: build.query<
        ManagementBusinessAuditApiResponse,
        ManagementBusinessAuditApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['management business'],
      }),
      managementBusinessChangeDecide: build.mutation<
        ManagementBusinessChangeDecideApiResponse,
        ManagementBusinessChangeDecideApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/change/${encodeURIComponent(String(queryArg.changeId))}`,
          method: 'PUT',
          body: queryArg.businessChangeBody,
        }),
        invalidatesTags: ['management business', 'client', 'job'],
      }),
      managementBusinessChangeWithdraw: build.mutation<
        ManagementBusinessChangeWithdrawApiResponse,
        ManagementBusinessChangeWithdrawApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/change/${encodeURIComponent(String(queryArg.changeId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management business', 'client', 'job'],
      }),
      managementBusinessEmailWithdraw: build.mutation<
        ManagementBusinessEmailWithdrawApiResponse,
        ManagementBusinessEmailWithdrawApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/email`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management business'],
      }),
      managementBusinessEmailResend: build.mutation<
        ManagementBusinessEmailResendApiResponse,
        ManagementBusinessEmailResendApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/email/resend`,
          method: 'POST',
        }),
        invalidatesTags: ['management business'],
      }),
      managementBusinessInvite: build.mutation<
        ManagementBusinessInviteApiResponse,
        ManagementBusinessInviteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/invitation`,
          method: 'POST',
          body: queryArg.businessInvitationBody,
        }),
        invalidatesTags: ['business member'],
      }),
      managementBusinessInvitationRevoke: build.mutation<
        ManagementBusinessInvitationRevokeApiResponse,
        ManagementBusinessInvitationRevokeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/invitation/${encodeURIComponent(String(queryArg.invitationId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['business member'],
      }),
      managementBusinessInvitationResend: build.mutation<
        ManagementBusinessInvitationResendApiResponse,
        ManagementBusinessInvitationResendApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/invitation/${encodeURIComponent(String(queryArg.invitationId))}/resend`,
          method: 'POST',
        }),
        invalidatesTags: ['business member'],
      }),
      managementBusinessPeople: build.query<
        ManagementBusinessPeopleApiResponse,
        ManagementBusinessPeopleApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/member`,
        }),
        providesTags: ['business member'],
      }),
      managementBusinessMemberRole: build.mutation<
        ManagementBusinessMemberRoleApiResponse,
        ManagementBusinessMemberRoleApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/member/${encodeURIComponent(String(queryArg.memberId))}`,
          method: 'PUT',
          body: queryArg.businessMemberBody,
        }),
        invalidatesTags: ['business member'],
      }),
      managementBusinessMemberRemove: build.mutation<
        ManagementBusinessMemberRemoveApiResponse,
        ManagementBusinessMemberRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/member/${encodeURIComponent(String(queryArg.memberId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['business member'],
      }),
      managementBusinessRestore: build.mutation<
        ManagementBusinessRestoreApiResponse,
        ManagementBusinessRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['management business', 'client', 'job'],
      }),
      managementBusinessStatus: build.mutation<
        ManagementBusinessStatusApiResponse,
        ManagementBusinessStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/business/${encodeURIComponent(String(queryArg.id))}/status`,
          method: 'PUT',
          body: queryArg.businessStatusBody,
        }),
        invalidatesTags: ['management business', 'client', 'job'],
      }),
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
      managementJobCreate: build.mutation<
        ManagementJobCreateApiResponse,
        ManagementJobCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['management job', 'job'],
      }),
      managementJobBulk: build.mutation<ManagementJobBulkApiResponse, ManagementJobBulkApiArg>({
        query: (queryArg) => ({
          url: `/api/management/job/bulk`,
          method: 'POST',
          body: queryArg.jobBulkBody,
        }),
        invalidatesTags: ['management job', 'job'],
      }),
      managementJobChoices: build.query<
        ManagementJobChoicesApiResponse,
        ManagementJobChoicesApiArg
      >({
        query: () => ({ url: `/api/management/job/choices` }),
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
      managementJobUpdate: build.mutation<
        ManagementJobUpdateApiResponse,
        ManagementJobUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['management job', 'job'],
      }),
      managementJobDelete: build.mutation<
        ManagementJobDeleteApiResponse,
        ManagementJobDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management job', 'job'],
      }),
      managementApplicationList: build.query<
        ManagementApplicationListApiResponse,
        ManagementApplicationListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/application`,
          params: {
            status: queryArg.status,
            keyword: queryArg.keyword,
            rating: queryArg.rating,
            fitsBrief: queryArg.fitsBrief,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management application'],
      }),
      managementApplicationAdd: build.mutation<
        ManagementApplicationAddApiResponse,
        ManagementApplicationAddApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/application`,
          method: 'POST',
          body: queryArg.applicationAddBody,
        }),
        invalidatesTags: ['management application', 'management job'],
      }),
      managementApplicationBoard: build.query<
        ManagementApplicationBoardApiResponse,
        ManagementApplicationBoardApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/application/board`,
          params: {
            status: queryArg.status,
            keyword: queryArg.keyword,
            rating: queryArg.rating,
            fitsBrief: queryArg.fitsBrief,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management application'],
      }),
      managementApplicationBulk: build.mutation<
        ManagementApplicationBulkApiResponse,
        ManagementApplicationBulkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/application/bulk`,
          method: 'POST',
          body: queryArg.applicationBulkBody,
        }),
        invalidatesTags: ['management application', 'management job'],
      }),
      managementApplicationDetail: build.query<
        ManagementApplicationDetailApiResponse,
        ManagementApplicationDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/application/${encodeURIComponent(String(queryArg.aid))}`,
        }),
        providesTags: ['management application'],
      }),
      managementApplicationNoteAdd: build.mutation<
        ManagementApplicationNoteAddApiResponse,
        ManagementApplicationNoteAddApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/application/${encodeURIComponent(String(queryArg.aid))}/note`,
          method: 'POST',
          body: queryArg.applicationNoteBody,
        }),
        invalidatesTags: ['management application'],
      }),
      managementApplicationNoteDelete: build.mutation<
        ManagementApplicationNoteDeleteApiResponse,
        ManagementApplicationNoteDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/application/${encodeURIComponent(String(queryArg.aid))}/note/${encodeURIComponent(String(queryArg.nid))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management application'],
      }),
      managementApplicationRate: build.mutation<
        ManagementApplicationRateApiResponse,
        ManagementApplicationRateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/application/${encodeURIComponent(String(queryArg.aid))}/rating`,
          method: 'PUT',
          body: queryArg.applicationRatingBody,
        }),
        invalidatesTags: ['management application'],
      }),
      managementApplicationStatus: build.mutation<
        ManagementApplicationStatusApiResponse,
        ManagementApplicationStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/application/${encodeURIComponent(String(queryArg.aid))}/status`,
          method: 'PUT',
          body: queryArg.applicationStageBody,
        }),
        invalidatesTags: ['management application', 'management job'],
      }),
      managementJobAudit: build.query<ManagementJobAuditApiResponse, ManagementJobAuditApiArg>({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
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
            talentType: queryArg.talentType,
            language: queryArg.language,
            starred: queryArg.starred,
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
      managementJobDuplicate: build.mutation<
        ManagementJobDuplicateApiResponse,
        ManagementJobDuplicateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/duplicate`,
          method: 'POST',
        }),
        invalidatesTags: ['management job', 'job'],
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
      managementJobRestore: build.mutation<
        ManagementJobRestoreApiResponse,
        ManagementJobRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['management job', 'job'],
      }),
      managementJobStatus: build.mutation<
        ManagementJobStatusApiResponse,
        ManagementJobStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/job/${encodeURIComponent(String(queryArg.id))}/status`,
          method: 'PUT',
          body: queryArg.jobStatusBody,
        }),
        invalidatesTags: ['management job', 'job'],
      }),
      managementProposalList: build.query<
        ManagementProposalListApiResponse,
        ManagementProposalListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal`,
          params: {
            keyword: queryArg.keyword,
            status: queryArg.status,
            businessProfileId: queryArg.businessProfileId,
            jobId: queryArg.jobId,
            validFrom: queryArg.validFrom,
            validTo: queryArg.validTo,
            deleted: queryArg.deleted,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management proposal'],
      }),
      managementProposalCreate: build.mutation<
        ManagementProposalCreateApiResponse,
        ManagementProposalCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal`,
          method: 'POST',
          body: queryArg.proposalInput,
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementProposalPrefill: build.query<
        ManagementProposalPrefillApiResponse,
        ManagementProposalPrefillApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/prefill`,
          params: {
            jobId: queryArg.jobId,
            talents: queryArg.talents,
          },
        }),
        providesTags: ['management proposal'],
      }),
      managementProposalDetail: build.query<
        ManagementProposalDetailApiResponse,
        ManagementProposalDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['management proposal'],
      }),
      managementProposalUpdate: build.mutation<
        ManagementProposalUpdateApiResponse,
        ManagementProposalUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.proposalChange,
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementProposalDelete: build.mutation<
        ManagementProposalDeleteApiResponse,
        ManagementProposalDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementProposalAccept: build.mutation<
        ManagementProposalAcceptApiResponse,
        ManagementProposalAcceptApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/accept`,
          method: 'POST',
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementProposalAudit: build.query<
        ManagementProposalAuditApiResponse,
        ManagementProposalAuditApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['management proposal'],
      }),
      managementProposalBook: build.mutation<
        ManagementProposalBookApiResponse,
        ManagementProposalBookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/book`,
          method: 'POST',
          body: queryArg.proposalBookBody,
        }),
        invalidatesTags: ['management proposal', 'management booking'],
      }),
      managementProposalDecline: build.mutation<
        ManagementProposalDeclineApiResponse,
        ManagementProposalDeclineApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/decline`,
          method: 'POST',
          body: queryArg.proposalDeclineBody,
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementProposalDuplicate: build.mutation<
        ManagementProposalDuplicateApiResponse,
        ManagementProposalDuplicateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/duplicate`,
          method: 'POST',
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementProposalItemDecision: build.mutation<
        ManagementProposalItemDecisionApiResponse,
        ManagementProposalItemDecisionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/item/${encodeURIComponent(String(queryArg.itemId))}`,
          method: 'PUT',
          body: queryArg.proposalDecisionBody,
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementProposalItemCard: build.query<
        ManagementProposalItemCardApiResponse,
        ManagementProposalItemCardApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/item/${encodeURIComponent(String(queryArg.itemId))}/card`,
        }),
        providesTags: ['management proposal'],
      }),
      managementProposalRespond: build.mutation<
        ManagementProposalRespondApiResponse,
        ManagementProposalRespondApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/respond`,
          method: 'POST',
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementProposalRestore: build.mutation<
        ManagementProposalRestoreApiResponse,
        ManagementProposalRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementProposalRevise: build.mutation<
        ManagementProposalReviseApiResponse,
        ManagementProposalReviseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/revise`,
          method: 'POST',
          body: queryArg.proposalVersionBody,
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementProposalRevisions: build.query<
        ManagementProposalRevisionsApiResponse,
        ManagementProposalRevisionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/revision`,
        }),
        providesTags: ['management proposal'],
      }),
      managementProposalRevoke: build.mutation<
        ManagementProposalRevokeApiResponse,
        ManagementProposalRevokeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/revoke`,
          method: 'POST',
          body: queryArg.proposalVersionBody,
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementProposalSend: build.mutation<
        ManagementProposalSendApiResponse,
        ManagementProposalSendApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/send`,
          method: 'POST',
          body: queryArg.proposalSendBody,
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementProposalStatus: build.mutation<
        ManagementProposalStatusApiResponse,
        ManagementProposalStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/proposal/${encodeURIComponent(String(queryArg.id))}/status`,
          method: 'PUT',
          body: queryArg.proposalStatusBody,
        }),
        invalidatesTags: ['management proposal'],
      }),
      managementInvitationListAll: build.query<
        ManagementInvitationListAllApiResponse,
        ManagementInvitationListAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/request`,
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
      contentPageDetail: build.query<ContentPageDetailApiResponse, ContentPageDetailApiArg>({
        query: (queryArg) => ({
          url: `/api/page/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ['page'],
      }),
      placeDistrictList: build.query<PlaceDistrictListApiResponse, PlaceDistrictListApiArg>({
        query: (queryArg) => ({
          url: `/api/place/district`,
          params: {
            province: queryArg.province,
          },
        }),
        providesTags: ['place'],
      }),
      placeProvinceList: build.query<PlaceProvinceListApiResponse, PlaceProvinceListApiArg>({
        query: () => ({ url: `/api/place/province` }),
        providesTags: ['place'],
      }),
      placeSubDistrictList: build.query<
        PlaceSubDistrictListApiResponse,
        PlaceSubDistrictListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/place/subdistrict`,
          params: {
            district: queryArg.district,
          },
        }),
        providesTags: ['place'],
      }),
      proposalDetail: build.query<ProposalDetailApiResponse, ProposalDetailApiArg>({
        query: (queryArg) => ({
          url: `/api/proposal/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['proposal'],
      }),
      proposalAccept: build.mutation<ProposalAcceptApiResponse, ProposalAcceptApiArg>({
        query: (queryArg) => ({
          url: `/api/proposal/${encodeURIComponent(String(queryArg.token))}/accept`,
          method: 'POST',
        }),
        invalidatesTags: ['proposal'],
      }),
      proposalDecline: build.mutation<ProposalDeclineApiResponse, ProposalDeclineApiArg>({
        query: (queryArg) => ({
          url: `/api/proposal/${encodeURIComponent(String(queryArg.token))}/decline`,
          method: 'POST',
          body: queryArg.proposalDeclineBody,
        }),
        invalidatesTags: ['proposal'],
      }),
      proposalItemDecision: build.mutation<
        ProposalItemDecisionApiResponse,
        ProposalItemDecisionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/proposal/${encodeURIComponent(String(queryArg.token))}/item/${encodeURIComponent(String(queryArg.itemId))}`,
          method: 'PUT',
          body: queryArg.proposalDecisionBody,
        }),
        invalidatesTags: ['proposal'],
      }),
      proposalItemCard: build.query<ProposalItemCardApiResponse, ProposalItemCardApiArg>({
        query: (queryArg) => ({
          url: `/api/proposal/${encodeURIComponent(String(queryArg.token))}/item/${encodeURIComponent(String(queryArg.itemId))}/card`,
        }),
        providesTags: ['proposal'],
      }),
      proposalRespond: build.mutation<ProposalRespondApiResponse, ProposalRespondApiArg>({
        query: (queryArg) => ({
          url: `/api/proposal/${encodeURIComponent(String(queryArg.token))}/respond`,
          method: 'POST',
        }),
        invalidatesTags: ['proposal'],
      }),
      proposalUnlock: build.mutation<ProposalUnlockApiResponse, ProposalUnlockApiArg>({
        query: (queryArg) => ({
          url: `/api/proposal/${encodeURIComponent(String(queryArg.token))}/unlock`,
          method: 'POST',
          body: queryArg.proposalPasscodeBody,
        }),
        invalidatesTags: ['proposal'],
      }),
      talentTags: build.query<TalentTagsApiResponse, TalentTagsApiArg>({
        query: () => ({ url: `/api/talent/tags` }),
        providesTags: ['talent'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as endpoints };
export type BusinessInvitationApiResponse = /** status 200 Default Response */ BusinessInvitedTo;
export type BusinessInvitationApiArg = {
  businessInvitationToken: BusinessInvitationToken;
};
export type BusinessInvitationAcceptApiResponse = /** status 201 Default Response */ Session;
export type BusinessInvitationAcceptApiArg = {
  businessAcceptance: BusinessAcceptance;
};
export type ManagementApplicationListAllApiResponse =
  /** status 200 Default Response */ ListedApplicationPage;
export type ManagementApplicationListAllApiArg = {
  status?: ApplicationStage[];
  keyword?: string;
  jobId?: string;
  jobStatus?: ('Draft' | 'Review' | 'Open' | 'Closed' | 'Completed' | 'Cancelled')[];
  /** Business of the jobs; ignored for a business */
  businessProfileId?: string;
  talentType?: TalentType[];
  /** In Bangkok, included */
  appliedFrom?: string;
  /** In Bangkok, included */
  appliedTo?: string;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type ManagementApplicationAuditApiResponse =
  /** status 200 Default Response */ ApplicationAuditPage;
export type ManagementApplicationAuditApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type ManagementBookingListApiResponse = /** status 200 Default Response */ BookingCalendar;
export type ManagementBookingListApiArg = {
  from: string;
  to: string;
  talentId?: string[];
  jobId?: string[];
  kind?: BookingKind[];
  status?: BookingStatus[];
};
export type ManagementBookingCreateApiResponse = /** status 201 Default Response */ Booking;
export type ManagementBookingCreateApiArg = {
  bookingBody: BookingBody;
};
export type ManagementBookingClashApiResponse = /** status 200 Default Response */ BookingClashList;
export type ManagementBookingClashApiArg = {
  talentId: string;
  from: string;
  to: string;
  exceptId?: string;
};
export type ManagementBookingDetailApiResponse = /** status 200 Default Response */ Booking;
export type ManagementBookingDetailApiArg = {
  id: string;
};
export type ManagementBookingUpdateApiResponse = /** status 200 Default Response */ Booking;
export type ManagementBookingUpdateApiArg = {
  id: string;
  bookingChangeBody: BookingChangeBody;
};
export type ManagementBookingCancelApiResponse = unknown;
export type ManagementBookingCancelApiArg = {
  id: string;
  bookingCancelBody: BookingCancelBody;
};
export type ManagementBriefListApiResponse = /** status 200 Default Response */ BriefPage;
export type ManagementBriefListApiArg = {
  /** Without a job, or only with one */
  open?: boolean;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type ManagementBriefDetailApiResponse = /** status 200 Default Response */ Brief;
export type ManagementBriefDetailApiArg = {
  id: string;
};
export type ManagementBriefJobApiResponse = /** status 200 Default Response */ Brief;
export type ManagementBriefJobApiArg = {
  id: string;
  briefJobBody: BriefJobBody;
};
export type ManagementBusinessListApiResponse = /** status 200 Default Response */ BusinessPage;
export type ManagementBusinessListApiArg = {
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
  keyword?: string;
  status?: BusinessStatus[];
  businessType?: BusinessType[];
  province?: string[];
  showAsClient?: boolean;
  active?: boolean;
  missingTranslation?: boolean;
  /** Only deleted businesses that can be restored, instead of the others */
  deleted?: boolean;
};
export type ManagementBusinessCreateApiResponse = /** status 201 Default Response */ BusinessRecord;
export type ManagementBusinessCreateForm = {
  data: BusinessCreate;
  logoFile?: Blob;
};
export type ManagementBusinessCreateApiArg = {
  body: FormData;
};
export type ManagementBusinessOwnApiResponse = /** status 200 Default Response */ BusinessRecord;
export type ManagementBusinessOwnApiArg = void;
export type ManagementBusinessDeleteApiResponse = unknown;
export type ManagementBusinessDeleteApiArg = {
  id: string;
};
export type ManagementBusinessDetailApiResponse = /** status 200 Default Response */ BusinessRecord;
export type ManagementBusinessDetailApiArg = {
  /** A deleted business that can be restored; staff only */
  deleted?: boolean;
  id: string;
};
export type ManagementBusinessUpdateApiResponse = /** status 200 Default Response */ BusinessRecord;
export type ManagementBusinessUpdateForm = {
  data: BusinessUpdate;
  logoFile?: Blob;
};
export type ManagementBusinessUpdateApiArg = {
  id: string;
  body: FormData;
};
export type ManagementBusinessAuditApiResponse =
  /** status 200 Default Response */ BusinessAuditPage;
export type ManagementBusinessAuditApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type ManagementBusinessChangeDecideApiResponse =
  /** status 200 Default Response */ BusinessRecord;
export type ManagementBusinessChangeDecideApiArg = {
  id: string;
  changeId: string;
  businessChangeBody: BusinessChangeBody;
};
export type ManagementBusinessChangeWithdrawApiResponse =
  /** status 200 Default Response */ BusinessRecord;
export type ManagementBusinessChangeWithdrawApiArg = {
  id: string;
  changeId: string;
};
export type ManagementBusinessEmailWithdrawApiResponse =
  /** status 200 Default Response */ BusinessRecord;
export type ManagementBusinessEmailWithdrawApiArg = {
  id: string;
};
export type ManagementBusinessEmailResendApiResponse =
  /** status 200 Default Response */ BusinessRecord;
export type ManagementBusinessEmailResendApiArg = {
  id: string;
};
export type ManagementBusinessInviteApiResponse =
  /** status 201 Default Response */ BusinessInvitation;
export type ManagementBusinessInviteApiArg = {
  id: string;
  businessInvitationBody: BusinessInvitationBody;
};
export type ManagementBusinessInvitationRevokeApiResponse = unknown;
export type ManagementBusinessInvitationRevokeApiArg = {
  id: string;
  invitationId: string;
};
export type ManagementBusinessInvitationResendApiResponse =
  /** status 200 Default Response */ BusinessInvitation;
export type ManagementBusinessInvitationResendApiArg = {
  id: string;
  invitationId: string;
};
export type ManagementBusinessPeopleApiResponse = /** status 200 Default Response */ BusinessPeople;
export type ManagementBusinessPeopleApiArg = {
  id: string;
};
export type ManagementBusinessMemberRoleApiResponse =
  /** status 200 Default Response */ BusinessMember;
export type ManagementBusinessMemberRoleApiArg = {
  id: string;
  memberId: string;
  businessMemberBody: BusinessMemberBody;
};
export type ManagementBusinessMemberRemoveApiResponse = unknown;
export type ManagementBusinessMemberRemoveApiArg = {
  id: string;
  memberId: string;
};
export type ManagementBusinessRestoreApiResponse =
  /** status 200 Default Response */ BusinessRecord;
export type ManagementBusinessRestoreApiArg = {
  id: string;
};
export type ManagementBusinessStatusApiResponse = /** status 200 Default Response */ BusinessRecord;
export type ManagementBusinessStatusApiArg = {
  id: string;
  businessStatusBody: BusinessStatusBody;
};
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
export type ManagementJobCreateApiResponse = /** status 201 Default Response */ JobRecord;
export type ManagementJobCreateForm = {
  data: JobCreate;
  imageFile?: Blob;
};
export type ManagementJobCreateApiArg = {
  body: FormData;
};
export type ManagementJobBulkApiResponse = /** status 200 Default Response */ JobBulkResult;
export type ManagementJobBulkApiArg = {
  jobBulkBody: JobBulkBody;
};
export type ManagementJobChoicesApiResponse = /** status 200 Default Response */ JobChoices;
export type ManagementJobChoicesApiArg = void;
export type ManagementJobDetailApiResponse = /** status 200 Default Response */ JobRecord;
export type ManagementJobDetailApiArg = {
  /** A deleted record that can be restored */
  deleted?: boolean;
  id: string;
};
export type ManagementJobUpdateApiResponse = /** status 200 Default Response */ JobRecord;
export type ManagementJobUpdateForm = {
  data: JobUpdate;
  imageFile?: Blob;
};
export type ManagementJobUpdateApiArg = {
  id: string;
  body: FormData;
};
export type ManagementJobDeleteApiResponse = unknown;
export type ManagementJobDeleteApiArg = {
  id: string;
};
export type ManagementApplicationListApiResponse =
  /** status 200 Default Response */ ApplicationRowPage;
export type ManagementApplicationListApiArg = {
  status?: ApplicationStage[];
  keyword?: string;
  /** Minimum average of stars; staff only */
  rating?: number;
  /** Only applicants who fit the brief of the job, or only the others */
  fitsBrief?: boolean;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
  id: string;
};
export type ManagementApplicationAddApiResponse = /** status 201 Default Response */ ApplicationRow;
export type ManagementApplicationAddApiArg = {
  id: string;
  applicationAddBody: ApplicationAddBody;
};
export type ManagementApplicationBoardApiResponse =
  /** status 200 Default Response */ ApplicationBoard;
export type ManagementApplicationBoardApiArg = {
  status?: ApplicationStage[];
  keyword?: string;
  /** Minimum average of stars; staff only */
  rating?: number;
  /** Only applicants who fit the brief of the job, or only the others */
  fitsBrief?: boolean;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
  id: string;
};
export type ManagementApplicationBulkApiResponse =
  /** status 200 Default Response */ ApplicationBulkResult;
export type ManagementApplicationBulkApiArg = {
  id: string;
  applicationBulkBody: ApplicationBulkBody;
};
export type ManagementApplicationDetailApiResponse =
  /** status 200 Default Response */ ApplicationDetail;
export type ManagementApplicationDetailApiArg = {
  id: string;
  aid: string;
};
export type ManagementApplicationNoteAddApiResponse =
  /** status 201 Default Response */ ApplicationNote;
export type ManagementApplicationNoteAddApiArg = {
  id: string;
  aid: string;
  applicationNoteBody: ApplicationNoteBody;
};
export type ManagementApplicationNoteDeleteApiResponse = unknown;
export type ManagementApplicationNoteDeleteApiArg = {
  id: string;
  aid: string;
  nid: string;
};
export type ManagementApplicationRateApiResponse =
  /** status 200 Default Response */ ApplicationRatingAnswer;
export type ManagementApplicationRateApiArg = {
  id: string;
  aid: string;
  /** Null removes the own rating */
  applicationRatingBody: ApplicationRatingBody;
};
export type ManagementApplicationStatusApiResponse =
  /** status 200 Default Response */ ApplicationRow;
export type ManagementApplicationStatusApiArg = {
  id: string;
  aid: string;
  applicationStageBody: ApplicationStageBody;
};
export type ManagementJobAuditApiResponse = /** status 200 Default Response */ JobAuditPage;
export type ManagementJobAuditApiArg = {
  page?: number;
  size?: number;
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
  talentType?: TalentType[];
  language?: string[];
  /** Starred in the brief of the job */
  starred?: boolean;
  weightFrom?: number;
  weightTo?: number;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
  id: string;
};
export type ManagementJobDuplicateApiResponse = /** status 201 Default Response */ JobRecord;
export type ManagementJobDuplicateApiArg = {
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
export type ManagementJobRestoreApiResponse = /** status 200 Default Response */ JobRecord;
export type ManagementJobRestoreApiArg = {
  id: string;
};
export type ManagementJobStatusApiResponse = /** status 200 Default Response */ JobRecord;
export type ManagementJobStatusApiArg = {
  id: string;
  jobStatusBody: JobStatusBody;
};
export type ManagementProposalListApiResponse = /** status 200 Default Response */ ProposalRowPage;
export type ManagementProposalListApiArg = {
  keyword?: string;
  status?: (
    | 'Draft'
    | 'Sent'
    | 'Viewed'
    | 'Responded'
    | 'Accepted'
    | 'Declined'
    | 'Expired'
    | 'Cancelled'
  )[];
  businessProfileId?: string;
  jobId?: string;
  validFrom?: string;
  validTo?: string;
  /** Only deleted proposals that can be restored; staff only */
  deleted?: boolean;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type ManagementProposalCreateApiResponse = /** status 201 Default Response */ ProposalRecord;
export type ManagementProposalCreateApiArg = {
  proposalInput: ProposalInput;
};
export type ManagementProposalPrefillApiResponse =
  /** status 200 Default Response */ ProposalPrefill;
export type ManagementProposalPrefillApiArg = {
  jobId?: string;
  talents?: string[];
};
export type ManagementProposalDetailApiResponse = /** status 200 Default Response */ ProposalRecord;
export type ManagementProposalDetailApiArg = {
  id: string;
};
export type ManagementProposalUpdateApiResponse = /** status 200 Default Response */ ProposalRecord;
export type ManagementProposalUpdateApiArg = {
  id: string;
  proposalChange: ProposalChange;
};
export type ManagementProposalDeleteApiResponse = unknown;
export type ManagementProposalDeleteApiArg = {
  id: string;
};
export type ManagementProposalAcceptApiResponse = /** status 200 Default Response */ ProposalRecord;
export type ManagementProposalAcceptApiArg = {
  id: string;
};
export type ManagementProposalAuditApiResponse =
  /** status 200 Default Response */ ProposalAuditPage;
export type ManagementProposalAuditApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type ManagementProposalBookApiResponse =
  /** status 200 Default Response */ ProposalBookingBulkResult;
export type ManagementProposalBookApiArg = {
  id: string;
  proposalBookBody: ProposalBookBody;
};
export type ManagementProposalDeclineApiResponse =
  /** status 200 Default Response */ ProposalRecord;
export type ManagementProposalDeclineApiArg = {
  id: string;
  proposalDeclineBody: ProposalDeclineBody;
};
export type ManagementProposalDuplicateApiResponse =
  /** status 201 Default Response */ ProposalRecord;
export type ManagementProposalDuplicateApiArg = {
  id: string;
};
export type ManagementProposalItemDecisionApiResponse =
  /** status 200 Default Response */ ProposalRecord;
export type ManagementProposalItemDecisionApiArg = {
  id: string;
  itemId: string;
  proposalDecisionBody: ProposalDecisionBody;
};
export type ManagementProposalItemCardApiResponse = /** status 200 Default Response */ SharedCard;
export type ManagementProposalItemCardApiArg = {
  id: string;
  itemId: string;
};
export type ManagementProposalRespondApiResponse =
  /** status 200 Default Response */ ProposalRecord;
export type ManagementProposalRespondApiArg = {
  id: string;
};
export type ManagementProposalRestoreApiResponse =
  /** status 200 Default Response */ ProposalRecord;
export type ManagementProposalRestoreApiArg = {
  id: string;
};
export type ManagementProposalReviseApiResponse = /** status 200 Default Response */ ProposalRecord;
export type ManagementProposalReviseApiArg = {
  id: string;
  proposalVersionBody: ProposalVersionBody;
};
export type ManagementProposalRevisionsApiResponse =
  /** status 200 Default Response */ ProposalRevisionList;
export type ManagementProposalRevisionsApiArg = {
  id: string;
};
export type ManagementProposalRevokeApiResponse = /** status 200 Default Response */ ProposalRecord;
export type ManagementProposalRevokeApiArg = {
  id: string;
  proposalVersionBody: ProposalVersionBody;
};
export type ManagementProposalSendApiResponse = /** status 200 Default Response */ ProposalSent;
export type ManagementProposalSendApiArg = {
  id: string;
  proposalSendBody: ProposalSendBody;
};
export type ManagementProposalStatusApiResponse = /** status 200 Default Response */ ProposalRecord;
export type ManagementProposalStatusApiArg = {
  id: string;
  proposalStatusBody: ProposalStatusBody;
};
export type ManagementInvitationListAllApiResponse =
  /** status 200 Default Response */ ListedInvitationPage;
export type ManagementInvitationListAllApiArg = {
  status?: ('Pending' | 'Accepted' | 'Declined' | 'Cancelled' | 'Expired')[];
  keyword?: string;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
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
export type ManagementTalentDetailApiResponse = /** status 200 Default Response */ TalentRecord;
export type ManagementTalentDetailApiArg = {
  /** A deleted record that can be restored; administrators only */
  deleted?: boolean;
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
export type ContentPageDetailApiResponse = /** status 200 Default Response */ ContentPage;
export type ContentPageDetailApiArg = {
  slug: string;
};
export type PlaceDistrictListApiResponse = /** status 200 Default Response */ PlaceList;
export type PlaceDistrictListApiArg = {
  province: string;
};
export type PlaceProvinceListApiResponse = /** status 200 Default Response */ PlaceList;
export type PlaceProvinceListApiArg = void;
export type PlaceSubDistrictListApiResponse = /** status 200 Default Response */ SubDistrictList;
export type PlaceSubDistrictListApiArg = {
  district: string;
};
export type ProposalDetailApiResponse = /** status 200 Default Response */ ClientProposal;
export type ProposalDetailApiArg = {
  token: string;
};
export type ProposalAcceptApiResponse = /** status 200 Default Response */ ClientProposal;
export type ProposalAcceptApiArg = {
  token: string;
};
export type ProposalDeclineApiResponse = /** status 200 Default Response */ ClientProposal;
export type ProposalDeclineApiArg = {
  token: string;
  proposalDeclineBody: ProposalDeclineBody;
};
export type ProposalItemDecisionApiResponse = /** status 200 Default Response */ ClientProposal;
export type ProposalItemDecisionApiArg = {
  token: string;
  itemId: string;
  proposalDecisionBody: ProposalDecisionBody;
};
export type ProposalItemCardApiResponse = /** status 200 Default Response */ SharedCard;
export type ProposalItemCardApiArg = {
  token: string;
  itemId: string;
};
export type ProposalRespondApiResponse = /** status 200 Default Response */ ClientProposal;
export type ProposalRespondApiArg = {
  token: string;
};
export type ProposalUnlockApiResponse = unknown;
export type ProposalUnlockApiArg = {
  token: string;
  proposalPasscodeBody: ProposalPasscodeBody;
};
export type TalentTagsApiResponse = /** status 200 Default Response */ TagRef[];
export type TalentTagsApiArg = void;
export type Localized = {
  th: string;
  en: string;
};
export type BusinessRole = 'Owner' | 'Member';
export type BusinessInvitedTo = {
  companyName: Localized;
  email: string;
  role: BusinessRole;
  invitedBy: string | null;
  expiresAt: string;
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
export type BusinessInvitationToken = {
  token: string;
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
export type FullNames = {
  firstName: Localized;
  lastName: Localized;
};
export type SessionProfile = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  image: ImageRef | null;
  permission: 'Admin' | 'Staff' | 'Business' | 'Talent';
  language: 'th' | 'en';
  chosenLanguage?: 'th' | 'en';
  theme?: 'light' | 'dark' | 'system';
  talentNames?: FullNames;
  talentId?: string;
  businessProfileId?: string;
  mustSetUpSecondStep?: true;
};
export type Session = {
  accessToken: string;
  refreshToken: string;
  profile: SessionProfile;
};
export type BusinessAcceptanceTerms = {
  accepted: boolean;
  textVersion: string;
};
export type BusinessAcceptance = {
  token: string;
  firstName: string;
  lastName: string;
  password: string;
  terms: BusinessAcceptanceTerms;
  /** The language to write to the person in; Thai when absent */
  language?: 'th' | 'en';
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
export type ApplicationStage =
  | 'Applied'
  | 'Shortlisted'
  | 'Hold'
  | 'Hired'
  | 'Completed'
  | 'Rejected'
  | 'Withdrawn';
export type RejectReason = 'Budget' | 'Look' | 'Date' | 'Conflict' | 'Filled' | 'Other';
export type ApplicationSource = 'Apply' | 'Request' | 'Staff';
export type VideoRef = {
  id: string;
  width: number;
  height: number;
  /** Seconds */
  duration: number | null;
  poster: ImageRef | null;
  addedAt: string;
};
export type BriefReason = 'Minor' | 'Age' | 'Type' | 'Gender' | 'Height' | 'Language' | 'DayOff';
export type ListedApplication = {
  id: string;
  jobId: string;
  talentId: string;
  talentName: Localized;
  talentTypes: TalentType[];
  age: number | null;
  /** The talent is approved and active */
  isAvailable: boolean;
  photo: ImageRef | null;
  compositeCardId: string | null;
  cardName: string | null;
  status: ApplicationStage;
  rejectReason: RejectReason | null;
  quotedRate: number | null;
  source: ApplicationSource;
  ratingAverage: number | null;
  ratingCount: number;
  ownStars: number | null;
  /** Notes of staff; 0 for others */
  noteCount: number;
  tape: VideoRef | null;
  /** Why the talent does not fit the brief of the job; days off for staff only */
  outOfBrief: BriefReason[];
  version: number;
  createdAt: string;
  updatedAt: string;
  job: {
    id: string;
    title: Localized;
    companyName: Localized;
  };
};
export type ListedApplicationPage = {
  items: ListedApplication[];
  page: number;
  size: number;
  total: number;
};
export type ApplicationAuditEvent = {
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
export type ApplicationAuditPage = {
  items: ApplicationAuditEvent[];
  page: number;
  size: number;
  total: number;
};
export type BookingKind = 'Option1' | 'Option2' | 'Booked';
export type BookingStatus = 'Active' | 'Cancelled' | 'Lapsed';
export type Booking = {
  id: string;
  talent: {
    id: string;
    name: Localized;
    image: ImageRef | null;
  };
  from: string;
  to: string;
  kind: BookingKind;
  status: BookingStatus;
  job: {
    id: string;
    title: Localized;
    companyName: Localized;
  } | null;
  applicationId: string | null;
  proposal: {
    id: string;
    number: string;
    title: string;
  } | null;
  note: string | null;
  reason: string | null;
  expiresAt: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type BookingCalendar = {
  items: Booking[];
  /** Days that talents of the calendar block for themselves; staff only */
  bookouts: {
    talentId: string;
    from: string;
    to: string;
  }[];
  /** Exceeds the number of items when the list is cut */
  total: number;
};
export type BookingBody = {
  talentId: string;
  from: string;
  to: string;
  kind: BookingKind;
  jobId?: string | null;
  note?: string | null;
  expiresAt?: string | null;
  /** Confirms days that the talent declared as off */
  onDayOff?: boolean;
  proposalId?: string | null;
};
export type BookingClash = {
  kind: 'Option1' | 'Option2' | 'Booked' | 'Bookout';
  from: string;
  to: string;
  bookingId: string | null;
  jobTitle: Localized | null;
};
export type BookingClashList = {
  items: BookingClash[];
};
export type BookingChangeBody = {
  from: string;
  to: string;
  kind: BookingKind;
  jobId?: string | null;
  note?: string | null;
  expiresAt?: string | null;
  /** Confirms days that the talent declared as off */
  onDayOff?: boolean;
  /** The version that was edited */
  version: number;
};
export type BookingCancelBody = {
  reason?: string | null;
  /** The version that was edited */
  version?: number;
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
export type BriefScript = {
  type: 'pdf' | 'docx' | 'doc';
  size: number;
};
export type Brief = {
  id: string;
  project: string;
  jobType: JobType;
  roles: string;
  openings: number;
  shootFrom: string | null;
  shootTo: string | null;
  shootDays: string | null;
  location: string | null;
  media: string[];
  usageMonths: number | null;
  territory: string | null;
  budgetFrom: number | null;
  budgetTo: number | null;
  budgetUnit: BudgetUnit | null;
  answerBy: string | null;
  isTonight: boolean;
  message: string | null;
  scriptLink: string | null;
  script: BriefScript | null;
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  language: 'th' | 'en';
  talents: {
    id: string;
    name: Localized;
  }[];
  jobId: string | null;
  /** The business that the sender was signed in for; an address proves nothing */
  businessProfileId: string | null;
  createdAt: string;
  /** Null when the mail to the agency could not be handed over */
  mailedAt: string | null;
};
export type BriefPage = {
  items: Brief[];
  page: number;
  size: number;
  total: number;
};
export type BriefJobBody = {
  businessProfileId: string;
};
export type BusinessType = 'Brand' | 'Agency' | 'Production' | 'Media' | 'Other';
export type BusinessStatus = 'Pending' | 'Approved' | 'Rejected' | 'Suspended';
export type BusinessRow = {
  id: string;
  companyName: Localized;
  logo: ImageRef | null;
  businessType: BusinessType;
  taxId: string | null;
  branchNo: string | null;
  contactName: string | null;
  email: string | null;
  contactPhone: string | null;
  province: string | null;
  status: BusinessStatus;
  active: boolean;
  showAsClient: boolean;
  /** False until a registered business confirms by the mailed link; it cannot be approved before */
  isAddressConfirmed: boolean;
  missingTranslation: boolean;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  version: number;
};
export type BusinessPage = {
  items: BusinessRow[];
  page: number;
  size: number;
  total: number;
};
export type PendingBusinessChange = {
  id: string;
  requestedAt: string;
  /** Fields that would change */
  fields: ('companyName' | 'logo' | 'website' | 'taxId' | 'branchNo')[];
  companyName: Localized | null;
  logo: ImageRef | null;
  website: string | null;
  taxId: string | null;
  branchNo: string | null;
};
export type PendingBusinessEmail = {
  email: string;
  sentAt: string;
  expiresAt: string;
};
export type BusinessRecord = {
  id: string;
  companyName: Localized;
  logo: ImageRef | null;
  businessType: BusinessType;
  taxId: string | null;
  branchNo: string | null;
  contactName: string | null;
  email: string | null;
  contactPhone: string | null;
  province: string | null;
  status: BusinessStatus;
  active: boolean;
  showAsClient: boolean;
  /** False until a registered business confirms by the mailed link; it cannot be approved before */
  isAddressConfirmed: boolean;
  missingTranslation: boolean;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  version: number;
  industry: string | null;
  website: string | null;
  lineId: string | null;
  position: string | null;
  country: string;
  district: string | null;
  subDistrict: string | null;
  postalCode: string | null;
  address: string | null;
  statusReason: string | null;
  /** Accounts of the business */
  people: number;
  ownRole: BusinessRole | null;
  pendingChange: PendingBusinessChange | null;
  pendingEmail: PendingBusinessEmail | null;
};
export type BusinessCreate = {
  companyName: {
    th: string;
    en?: string;
  };
  businessType: BusinessType;
  taxId?: string | null;
  branchNo?: string;
  industry?: string | null;
  website?: string | null;
  lineId?: string | null;
  contactName?: string | null;
  position?: string | null;
  email?: string | null;
  contactPhone?: string | null;
  province?: string | null;
  district?: string | null;
  subDistrict?: string | null;
  postalCode?: string | null;
  address?: string | null;
  showAsClient?: boolean;
  active?: boolean;
};
export type BusinessUpdate = {
  companyName?: {
    th: string;
    en?: string;
  };
  businessType?: BusinessType;
  taxId?: string | null;
  branchNo?: string;
  industry?: string | null;
  website?: string | null;
  lineId?: string | null;
  contactName?: string | null;
  position?: string | null;
  email?: string | null;
  contactPhone?: string | null;
  province?: string | null;
  district?: string | null;
  subDistrict?: string | null;
  postalCode?: string | null;
  address?: string | null;
  showAsClient?: boolean;
  active?: boolean;
  /** Removes the logo; `logoFile` uploads another */
  logoId?: null;
  /** The version that was edited */
  version: number;
};
export type BusinessAuditEvent = {
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
export type BusinessAuditPage = {
  items: BusinessAuditEvent[];
  page: number;
  size: number;
  total: number;
};
export type BusinessChangeBody = {
  status: 'Approved' | 'Rejected';
  /** Required when rejecting; shown to the users of the business */
  reason?: string;
  /** The version that was edited */
  version: number;
};
export type BusinessInvitation = {
  id: string;
  email: string;
  role: BusinessRole;
  sentAt: string;
  expiresAt: string;
  isExpired: boolean;
};
export type BusinessInvitationBody = {
  email: string;
  role: BusinessRole;
  /** The language to write to the person in; Thai when absent */
  language?: 'th' | 'en';
};
export type BusinessMember = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: BusinessRole;
  active: boolean;
  lastLoginAt: string | null;
  createdAt: string;
};
export type BusinessPeople = {
  members: BusinessMember[];
  invitations: BusinessInvitation[];
};
export type BusinessMemberBody = {
  role: BusinessRole;
};
export type BusinessStatusBody = {
  status: 'Pending' | 'Approved' | 'Rejected' | 'Suspended';
  /** Required when rejecting or suspending */
  reason?: string;
  /** The version that was edited */
  version?: number;
};
export type DashboardFigure =
  | 'jobsOpen'
  | 'jobsInReview'
  | 'jobsDraft'
  | 'applicationsNew'
  | 'applicationsShortlisted'
  | 'requestsPending'
  | 'bookingsAhead'
  | 'proposalsExpiring'
  | 'businessesPending'
  | 'talentsPending'
  | 'talentsWithStaleRates'
  | 'talentsUnused';
export type Dashboard = {
  figures: {
    name: DashboardFigure;
    count: number;
  }[];
  /** Applications to jobs that are open or closed, by stage, without withdrawn ones */
  stages: {
    status: 'Applied' | 'Shortlisted' | 'Hold' | 'Hired' | 'Completed' | 'Rejected' | 'Withdrawn';
    count: number;
  }[];
  /** The last twelve, the current one last */
  weeks: {
    /** Monday of the week, in Bangkok */
    week: string;
    jobs: number;
    applications: number;
    /** Sent to clients */
    proposals: number;
  }[];
  /** Items due today; at most 20 */
  due: {
    kind: 'JobCloses' | 'RequestEnds' | 'OptionLapses';
    id: string;
    jobId: string | null;
    job: Localized | null;
    talentName: Localized | null;
  }[];
};
export type BusinessFigures = {
  id: string;
  companyName: Localized;
  /** All except cancelled ones */
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
  /** Talents starred in the brief that it was made of */
  starred: number;
  /** The brief, which staff may read */
  briefId: string | null;
  gender: Gender[];
  /** ISO 639 codes */
  languages: string[];
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
export type JobCreate = {
  title: {
    th: string;
    en?: string;
  };
  description: {
    th: string;
    en?: string;
  };
  jobType:
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
  talentTypes?: TalentType[];
  openings?: number;
  gender?: Gender[];
  languages?: string[];
  ageFrom?: number | null;
  ageTo?: number | null;
  heightFrom?: number | null;
  heightTo?: number | null;
  weightFrom?: number | null;
  weightTo?: number | null;
  budgetFrom?: number | null;
  budgetTo?: number | null;
  budgetUnit?:
    | ('Day' | 'Job' | 'Post' | 'Month' | null)
    | ('Day' | 'Job' | 'Post' | 'Month' | null);
  showBudget?: boolean;
  castingDate?: string | null;
  shootFrom?: string | null;
  shootTo?: string | null;
  applyUntil?: string | null;
  province?: string | null;
  location?: string | null;
  media?: string[];
  usageMonths?: number | null;
  exclusivity?: string | null;
  visibility?: 'Public' | 'Internal';
  tags?: string[];
  /** The image of a job of the same business */
  imageId?: string | null;
  /** The business of the job; a business creates jobs only for itself */
  businessProfileId?: string;
};
export type JobBulkResult = {
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
export type JobBulkBody = {
  status: 'Draft' | 'Review' | 'Open' | 'Closed' | 'Completed' | 'Cancelled';
  /** Required when returning or cancelling */
  reason?: string;
  ids: string[];
};
export type JobChoices = {
  tags: TagRef[];
  /** Businesses for which staff may create jobs; empty for a business */
  businesses: {
    id: string;
    companyName: Localized;
    status: BusinessStatus;
  }[];
};
export type JobUpdate = {
  title?: {
    th: string;
    en?: string;
  };
  description?: {
    th: string;
    en?: string;
  };
  jobType?:
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
  talentTypes?: TalentType[];
  openings?: number;
  gender?: Gender[];
  languages?: string[];
  ageFrom?: number | null;
  ageTo?: number | null;
  heightFrom?: number | null;
  heightTo?: number | null;
  weightFrom?: number | null;
  weightTo?: number | null;
  budgetFrom?: number | null;
  budgetTo?: number | null;
  budgetUnit?:
    | ('Day' | 'Job' | 'Post' | 'Month' | null)
    | ('Day' | 'Job' | 'Post' | 'Month' | null);
  showBudget?: boolean;
  castingDate?: string | null;
  shootFrom?: string | null;
  shootTo?: string | null;
  applyUntil?: string | null;
  province?: string | null;
  location?: string | null;
  media?: string[];
  usageMonths?: number | null;
  exclusivity?: string | null;
  visibility?: 'Public' | 'Internal';
  tags?: string[];
  /** The image of a job of the same business */
  imageId?: string | null;
  /** The version that was edited */
  version: number;
};
export type ClashKind = 'Bookout' | 'Option1' | 'Option2' | 'Booked';
export type ApplicationClash = {
  kind: ClashKind;
  from: string;
  to: string;
  title: Localized | null;
};
export type ApplicationRow = {
  id: string;
  jobId: string;
  talentId: string;
  talentName: Localized;
  talentTypes: TalentType[];
  age: number | null;
  /** The talent is approved and active */
  isAvailable: boolean;
  photo: ImageRef | null;
  compositeCardId: string | null;
  cardName: string | null;
  status: ApplicationStage;
  rejectReason: RejectReason | null;
  quotedRate: number | null;
  source: ApplicationSource;
  ratingAverage: number | null;
  ratingCount: number;
  ownStars: number | null;
  /** Notes of staff; 0 for others */
  noteCount: number;
  tape: VideoRef | null;
  /** Staff only */
  clashes: ApplicationClash[];
  /** Why the talent does not fit the brief of the job; days off for staff only */
  outOfBrief: BriefReason[];
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type ApplicationRowPage = {
  items: ApplicationRow[];
  page: number;
  size: number;
  total: number;
};
export type ApplicationAddBody = {
  talentId: string;
  /** The default card of the talent when absent */
  compositeCardId?: string;
  quotedRate?: number;
  note?: string;
};
export type ApplicationBoard = {
  /** The first 1000, in the requested order */
  items: ApplicationRow[];
  total: number;
  openings: number;
  /** Also those whose work is completed */
  hired: number;
};
export type ApplicationBulkResult = {
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
export type ApplicationBulkBody = {
  ids: string[];
  status: ApplicationStage;
  reason?: RejectReason;
  message?: {
    th: string;
    en?: string;
  };
  /** Confirms a hire on days that the talent declared as off */
  onDayOff?: boolean;
  /** Whether a release reopens a closed job whose deadline has not passed */
  reopen?: boolean;
};
export type ApplicationRating = {
  profileId: string;
  name: string | null;
  stars: number;
  updatedAt: string;
};
export type ApplicationNote = {
  id: string;
  authorId: string | null;
  author: string | null;
  text: string;
  createdAt: string;
};
export type ApplicationDetail = {
  id: string;
  jobId: string;
  talentId: string;
  talentName: Localized;
  talentTypes: TalentType[];
  age: number | null;
  /** The talent is approved and active */
  isAvailable: boolean;
  photo: ImageRef | null;
  compositeCardId: string | null;
  cardName: string | null;
  status: ApplicationStage;
  rejectReason: RejectReason | null;
  quotedRate: number | null;
  source: ApplicationSource;
  ratingAverage: number | null;
  ratingCount: number;
  ownStars: number | null;
  /** Notes of staff; 0 for others */
  noteCount: number;
  tape: VideoRef | null;
  /** Staff only */
  clashes: ApplicationClash[];
  /** Why the talent does not fit the brief of the job; days off for staff only */
  outOfBrief: BriefReason[];
  version: number;
  createdAt: string;
  updatedAt: string;
  note: string | null;
  rejectMessage: Localized | null;
  ratings: ApplicationRating[];
  notes: ApplicationNote[];
};
export type ApplicationNoteBody = {
  text: string;
};
export type ApplicationRatingAnswer = {
  ratingAverage: number | null;
  ratingCount: number;
  ownStars: number | null;
};
export type ApplicationRatingBody = {
  stars: number | null;
};
export type ApplicationStageBody = {
  status: ApplicationStage;
  reason?: RejectReason;
  message?: {
    th: string;
    en?: string;
  };
  /** Confirms a hire on days that the talent declared as off */
  onDayOff?: boolean;
  /** Whether a release reopens a closed job whose deadline has not passed */
  reopen?: boolean;
  /** The version that was edited */
  version?: number;
};
export type JobAuditEvent = {
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
export type JobAuditPage = {
  items: JobAuditEvent[];
  page: number;
  size: number;
  total: number;
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
  /** There are more records than `total` */
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
};
export type InvitationSender = 'Agency' | 'Business';
export type Invitation = {
  id: string;
  talent: InvitedTalent;
  status: JobRequestStatus;
  sentBy: InvitationSender;
  message: Localized | null;
  offeredRate: number | null;
  declineReason: string | null;
  respondBy: string | null;
  createdAt: string;
  seenAt: string | null;
  remindedAt: string | null;
  answeredAt: string | null;
  /** Sent with the application that accepted it */
  tape: VideoRef | null;
  /** It is pending, and no reminder was sent today */
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
export type InviteBody = {
  talentIds: string[];
  message?: {
    th: string;
    en?: string;
  };
  /** THB per unit of the job */
  offeredRate?: number;
  /** The last day to answer */
  respondBy: string;
};
export type JobStatusBody = {
  status: 'Draft' | 'Review' | 'Open' | 'Closed' | 'Completed' | 'Cancelled';
  /** Required when returning or cancelling */
  reason?: string;
  /** The version that was edited */
  version?: number;
};
export type ProposalStatus =
  | 'Draft'
  | 'Sent'
  | 'Viewed'
  | 'Responded'
  | 'Accepted'
  | 'Declined'
  | 'Expired'
  | 'Cancelled';
export type ProposalRow = {
  id: string;
  number: string;
  title: string;
  companyName: Localized;
  businessProfileId: string;
  jobId: string | null;
  status: ProposalStatus;
  revision: number;
  total: number;
  validUntil: string;
  items: number;
  /** Items that the client has answered */
  answered: number;
  sentAt: string | null;
  viewedAt: string | null;
  respondedAt: string | null;
  decidedAt: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};
export type ProposalRowPage = {
  items: ProposalRow[];
  page: number;
  size: number;
  total: number;
};
export type ProposalTotals = {
  subtotal: number;
  discount: number;
  /** After the discount; the base of VAT and withholding tax */
  taxable: number;
  vat: number;
  total: number;
  withholding: number;
  netPayable: number;
};
export type ProposalDecision = 'None' | 'Yes' | 'Backup' | 'No';
export type ProposalReason = 'Budget' | 'Look' | 'Date' | 'Conflict' | 'Other';
export type LineUpState = 'Pending' | 'Held' | 'Booked' | 'Replaced';
export type ProposalLineUpPlace = {
  state: LineUpState;
  from: string | null;
  to: string | null;
  replaces: string | null;
};
export type ProposalItemBooking = {
  id: string;
  from: string;
  to: string;
  kind: BookingKind;
  status: BookingStatus;
};
export type ProposalItem = {
  id: string;
  talentId: string;
  talentName: Localized | null;
  image: ImageRef | null;
  talentType: TalentType;
  deliverable: string | null;
  quantity: number;
  unitPrice: number;
  amount: number;
  availability: string | null;
  decision: ProposalDecision;
  reason: ProposalReason | null;
  comment: string | null;
  decidedAt: string | null;
  /** False when the talent is no longer available; such items count in no total */
  isAvailable: boolean;
  lineUp: ProposalLineUpPlace | null;
  /** Version of the answer to this item */
  version: number;
  compositeCardId?: string | null;
  cost?: number | null;
  booking?: ProposalItemBooking | null;
};
export type ProposalMargin = {
  cost: number;
  margin: number;
  marginPercent: number | null;
};
export type ProposalLinkState = {
  email: string | null;
  hasPasscode: boolean;
  expiresAt: string;
  state: 'Live' | 'Expired' | 'Revoked' | 'Locked';
  createdAt: string;
};
export type ProposalRecord = {
  id: string;
  number: string;
  title: string;
  brief: string | null;
  language: 'th' | 'en';
  note: string | null;
  revision: number;
  status: ProposalStatus;
  statusReason: string | null;
  validUntil: string;
  companyName: Localized;
  discount: number;
  vatRate: number;
  whtRate: number;
  totals: ProposalTotals;
  chosen: ProposalTotals | null;
  sentAt: string | null;
  viewedAt: string | null;
  respondedAt: string | null;
  decidedAt: string | null;
  businessProfileId: string;
  jobId: string | null;
  jobTitle: Localized | null;
  items: ProposalItem[];
  margin?: ProposalMargin | null;
  link?: ProposalLinkState | null;
  /** The line-up can be booked */
  canBook?: boolean;
  days?: {
    from: string;
    to: string;
  } | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type ProposalItemInput = {
  id?: string;
  talentId: string;
  compositeCardId?: string | null;
  talentType?:
    | 'MegaStar'
    | 'SuperStar'
    | 'RisingStar'
    | 'Influencer'
    | 'Actor'
    | 'Singer'
    | 'LiveTalent'
    | 'NewBorn';
  deliverable?: string | null;
  quantity?: number;
  unitPrice?: number;
  cost?: number | null;
  availability?: string | null;
};
export type ProposalInput = {
  title: string;
  businessProfileId: string;
  jobId?: string | null;
  brief?: string | null;
  language?: 'th' | 'en';
  validUntil: string;
  discount?: number;
  vatRate?: number;
  whtRate?: number;
  note?: string | null;
  items?: ProposalItemInput[];
};
export type ProposalPrefillItem = {
  talentId: string;
  talentName: Localized;
  compositeCardId: string | null;
  talentType: TalentType;
  unitPrice: number;
  cost: number | null;
  isAvailable: boolean;
};
export type ProposalPrefill = {
  title: string | null;
  businessProfileId: string | null;
  companyName: Localized | null;
  jobId: string | null;
  items: ProposalPrefillItem[];
};
export type ProposalChange = {
  title?: string;
  businessProfileId?: string;
  jobId?: string | null;
  brief?: string | null;
  language?: 'th' | 'en';
  validUntil?: string;
  discount?: number;
  vatRate?: number;
  whtRate?: number;
  note?: string | null;
  items?: ProposalItemInput[];
  /** The version that was edited */
  version: number;
};
export type ProposalAuditEvent = {
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
export type ProposalAuditPage = {
  items: ProposalAuditEvent[];
  page: number;
  size: number;
  total: number;
};
export type ProposalBookingBulkResult = {
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
export type ProposalBookItem = {
  itemId: string;
  kind: BookingKind;
  from: string;
  to: string;
  /** Confirms days that the talent declared as off */
  onDayOff?: boolean;
  replaces?: string | null;
};
export type ProposalBookBody = {
  items: ProposalBookItem[];
};
export type ProposalDeclineBody = {
  reason: string;
};
export type ProposalDecisionBody = {
  decision: 'None' | 'Yes' | 'Backup' | 'No';
  reason?: ('Budget' | 'Look' | 'Date' | 'Conflict' | 'Other') | null;
  comment?: string | null;
  /** Version of the item */
  version: number;
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
export type SharedCard = {
  id: string;
  talentId: string;
  talentName: Localized;
  name: string;
  template: CardTemplate;
  language: 'th' | 'en';
  drawing: CardDrawing;
};
export type ProposalVersionBody = {
  /** The version that was edited */
  version?: number;
};
export type ProposalRevisionChange = {
  kind: 'Changed' | 'Added' | 'Removed';
  field: string | null;
  talentName: Localized | null;
  before: string | number | null;
  after: string | number | null;
};
export type ProposalRevisionAnswer = {
  talentName: Localized | null;
  decision: ProposalDecision;
  reason: ProposalReason | null;
  comment: string | null;
};
export type ProposalRevision = {
  revision: number;
  sentAt: string;
  total: number;
  changes: ProposalRevisionChange[];
  answers: ProposalRevisionAnswer[];
};
export type ProposalRevisionList = {
  items: ProposalRevision[];
};
export type ProposalSent = {
  /** Returned once */
  link: string;
  email: string | null;
  proposal: ProposalRecord;
};
export type ProposalSendBody = {
  email?: string | null;
  message?: string | null;
  expiresAt?: string;
  passcode?: string | null;
  /** The version that was edited */
  version?: number;
};
export type ProposalStatusBody = {
  status:
    | 'Draft'
    | 'Sent'
    | 'Viewed'
    | 'Responded'
    | 'Accepted'
    | 'Declined'
    | 'Expired'
    | 'Cancelled';
  reason?: string;
  /** The version that was edited */
  version?: number;
};
export type ListedInvitation = {
  id: string;
  talent: InvitedTalent;
  status: JobRequestStatus;
  sentBy: InvitationSender;
  message: Localized | null;
  offeredRate: number | null;
  declineReason: string | null;
  respondBy: string | null;
  createdAt: string;
  seenAt: string | null;
  remindedAt: string | null;
  answeredAt: string | null;
  /** Sent with the application that accepted it */
  tape: VideoRef | null;
  version: number;
  job: {
    id: string;
    title: Localized;
    companyName: Localized;
  };
};
export type ListedInvitationPage = {
  items: ListedInvitation[];
  page: number;
  size: number;
  total: number;
};
export type TalentStatus = 'Pending' | 'Approved' | 'Rejected' | 'Archived';
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
export type Place = {
  code: string;
  name: Localized;
};
export type PlaceList = {
  items: Place[];
};
export type SubDistrict = {
  code: string;
  name: Localized;
  /** The most common one */
  postalCode: string;
  /** All postal codes, the most common one first */
  postalCodes: string[];
};
export type SubDistrictList = {
  items: SubDistrict[];
};
export type ProposalClientItem = {
  id: string;
  talentId: string;
  talentName: Localized | null;
  image: ImageRef | null;
  talentType: TalentType;
  deliverable: string | null;
  quantity: number;
  unitPrice: number;
  amount: number;
  availability: string | null;
  decision: ProposalDecision;
  reason: ProposalReason | null;
  comment: string | null;
  decidedAt: string | null;
  /** False when the talent is no longer available; such items count in no total */
  isAvailable: boolean;
  lineUp: ProposalLineUpPlace | null;
  /** Version of the answer to this item */
  version: number;
};
export type ClientProposal = {
  number: string;
  title: string;
  brief: string | null;
  language: 'th' | 'en';
  note: string | null;
  revision: number;
  status: ProposalStatus;
  statusReason: string | null;
  validUntil: string;
  companyName: Localized;
  discount: number;
  vatRate: number;
  whtRate: number;
  totals: ProposalTotals;
  chosen: ProposalTotals | null;
  sentAt: string | null;
  viewedAt: string | null;
  respondedAt: string | null;
  decidedAt: string | null;
  items: ProposalClientItem[];
  /** Since the previous revision */
  changes: ProposalRevisionChange[];
  agencyEmail: string | null;
  /** Items can be answered */
  canAnswer: boolean;
  /** It can be accepted or declined */
  canDecide: boolean;
};
export type ProposalPasscodeBody = {
  passcode: string;
};
export const {
  useBusinessInvitationMutation,
  useBusinessInvitationAcceptMutation,
  useManagementApplicationListAllQuery,
  useManagementApplicationAuditQuery,
  useManagementBookingListQuery,
  useManagementBookingCreateMutation,
  useManagementBookingClashQuery,
  useManagementBookingDetailQuery,
  useManagementBookingUpdateMutation,
  useManagementBookingCancelMutation,
  useManagementBriefListQuery,
  useManagementBriefDetailQuery,
  useManagementBriefJobMutation,
  useManagementBusinessListQuery,
  useManagementBusinessCreateMutation,
  useManagementBusinessOwnQuery,
  useManagementBusinessDeleteMutation,
  useManagementBusinessDetailQuery,
  useManagementBusinessUpdateMutation,
  useManagementBusinessAuditQuery,
  useManagementBusinessChangeDecideMutation,
  useManagementBusinessChangeWithdrawMutation,
  useManagementBusinessEmailWithdrawMutation,
  useManagementBusinessEmailResendMutation,
  useManagementBusinessInviteMutation,
  useManagementBusinessInvitationRevokeMutation,
  useManagementBusinessInvitationResendMutation,
  useManagementBusinessPeopleQuery,
  useManagementBusinessMemberRoleMutation,
  useManagementBusinessMemberRemoveMutation,
  useManagementBusinessRestoreMutation,
  useManagementBusinessStatusMutation,
  useManagementDashboardQuery,
  useManagementDashboardProfileQuery,
  useManagementJobListQuery,
  useManagementJobCreateMutation,
  useManagementJobBulkMutation,
  useManagementJobChoicesQuery,
  useManagementJobDetailQuery,
  useManagementJobUpdateMutation,
  useManagementJobDeleteMutation,
  useManagementApplicationListQuery,
  useManagementApplicationAddMutation,
  useManagementApplicationBoardQuery,
  useManagementApplicationBulkMutation,
  useManagementApplicationDetailQuery,
  useManagementApplicationNoteAddMutation,
  useManagementApplicationNoteDeleteMutation,
  useManagementApplicationRateMutation,
  useManagementApplicationStatusMutation,
  useManagementJobAuditQuery,
  useManagementInvitationCandidatesQuery,
  useManagementJobDuplicateMutation,
  useManagementInvitationListQuery,
  useManagementInvitationSendMutation,
  useManagementInvitationCancelMutation,
  useManagementInvitationRemindMutation,
  useManagementJobRestoreMutation,
  useManagementJobStatusMutation,
  useManagementProposalListQuery,
  useManagementProposalCreateMutation,
  useManagementProposalPrefillQuery,
  useManagementProposalDetailQuery,
  useManagementProposalUpdateMutation,
  useManagementProposalDeleteMutation,
  useManagementProposalAcceptMutation,
  useManagementProposalAuditQuery,
  useManagementProposalBookMutation,
  useManagementProposalDeclineMutation,
  useManagementProposalDuplicateMutation,
  useManagementProposalItemDecisionMutation,
  useManagementProposalItemCardQuery,
  useManagementProposalRespondMutation,
  useManagementProposalRestoreMutation,
  useManagementProposalReviseMutation,
  useManagementProposalRevisionsQuery,
  useManagementProposalRevokeMutation,
  useManagementProposalSendMutation,
  useManagementProposalStatusMutation,
  useManagementInvitationListAllQuery,
  useManagementTalentListQuery,
  useManagementTalentDetailQuery,
  useManagementCompositeCardDetailQuery,
  useContentPageDetailQuery,
  usePlaceDistrictListQuery,
  usePlaceProvinceListQuery,
  usePlaceSubDistrictListQuery,
  useProposalDetailQuery,
  useProposalAcceptMutation,
  useProposalDeclineMutation,
  useProposalItemDecisionMutation,
  useProposalItemCardQuery,
  useProposalRespondMutation,
  useProposalUnlockMutation,
  useTalentTagsQuery,
} = injectedRtkApi;
