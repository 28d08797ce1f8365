// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/sdk/api';
export const addTagTypes = [
  'account',
  'authorization',
  'line',
  'audit',
  'profile',
  'talent',
  'privacy',
  'consent',
  'security',
  'management site setting',
  'notice',
  'place',
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
      accountEmailChange: build.query<AccountEmailChangeApiResponse, AccountEmailChangeApiArg>({
        query: () => ({ url: `/api/account/email` }),
        providesTags: ['account'],
      }),
      accountEmailChangeAsk: build.mutation<
        AccountEmailChangeAskApiResponse,
        AccountEmailChangeAskApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/email`,
          method: 'POST',
          body: queryArg.emailChangeBody,
        }),
        invalidatesTags: ['account'],
      }),
      accountEmailChangeStop: build.mutation<
        AccountEmailChangeStopApiResponse,
        AccountEmailChangeStopApiArg
      >({
        query: () => ({ url: `/api/account/email`, method: 'DELETE' }),
        invalidatesTags: ['account'],
      }),
      accountPasskeyCreate: build.mutation<
        AccountPasskeyCreateApiResponse,
        AccountPasskeyCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/passkey`,
          method: 'POST',
          body: queryArg.newPasskeyBody,
        }),
        invalidatesTags: ['account'],
      }),
      accountPasskeyList: build.query<AccountPasskeyListApiResponse, AccountPasskeyListApiArg>({
        query: () => ({ url: `/api/account/passkey` }),
        providesTags: ['account'],
      }),
      accountPasskeyOptions: build.mutation<
        AccountPasskeyOptionsApiResponse,
        AccountPasskeyOptionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/passkey/options`,
          method: 'POST',
          body: queryArg.newPasskeyQuestionBody,
        }),
        invalidatesTags: ['account'],
      }),
      accountPasskeyVerify: build.mutation<
        AccountPasskeyVerifyApiResponse,
        AccountPasskeyVerifyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/passkey/verify`,
          method: 'POST',
          body: queryArg.passkeySignInBody,
        }),
        invalidatesTags: ['account'],
      }),
      accountPasskeyVerifyOptions: build.mutation<
        AccountPasskeyVerifyOptionsApiResponse,
        AccountPasskeyVerifyOptionsApiArg
      >({
        query: () => ({
          url: `/api/account/passkey/verify/options`,
          method: 'POST',
        }),
        invalidatesTags: ['account'],
      }),
      accountPasskeyRename: build.mutation<
        AccountPasskeyRenameApiResponse,
        AccountPasskeyRenameApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/passkey/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.passkeyNameBody,
        }),
        invalidatesTags: ['account'],
      }),
      accountPasskeyDelete: build.mutation<
        AccountPasskeyDeleteApiResponse,
        AccountPasskeyDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/passkey/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['account'],
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
      accountSecondStep: build.query<AccountSecondStepApiResponse, AccountSecondStepApiArg>({
        query: () => ({ url: `/api/account/second-step` }),
        providesTags: ['account'],
      }),
      accountSecondStepStart: build.mutation<
        AccountSecondStepStartApiResponse,
        AccountSecondStepStartApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/second-step`,
          method: 'POST',
          body: queryArg.passwordBody,
        }),
        invalidatesTags: ['account'],
      }),
      accountSecondStepConfirm: build.mutation<
        AccountSecondStepConfirmApiResponse,
        AccountSecondStepConfirmApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/second-step/confirm`,
          method: 'POST',
          body: queryArg.codeBody,
        }),
        invalidatesTags: ['account'],
      }),
      accountSecondStepEnd: build.mutation<
        AccountSecondStepEndApiResponse,
        AccountSecondStepEndApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/second-step/off`,
          method: 'POST',
          body: queryArg.passwordBody,
        }),
        invalidatesTags: ['account'],
      }),
      accountRecoveryCodesRenew: build.mutation<
        AccountRecoveryCodesRenewApiResponse,
        AccountRecoveryCodesRenewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/second-step/recovery-codes`,
          method: 'POST',
          body: queryArg.passwordBody,
        }),
        invalidatesTags: ['account'],
      }),
      accountSecondStepVerify: build.mutation<
        AccountSecondStepVerifyApiResponse,
        AccountSecondStepVerifyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/account/second-step/verify`,
          method: 'POST',
          body: queryArg.codeBody,
        }),
        invalidatesTags: ['account'],
      }),
      accountSessionList: build.query<AccountSessionListApiResponse, AccountSessionListApiArg>({
        query: () => ({ url: `/api/account/session` }),
        providesTags: ['account'],
      }),
      accountSessionEndOthers: build.mutation<
        AccountSessionEndOthersApiResponse,
        AccountSessionEndOthersApiArg
      >({
        query: () => ({ url: `/api/account/session`, method: 'DELETE' }),
        invalidatesTags: ['account'],
      }),
      accountSessionEnd: build.mutation<AccountSessionEndApiResponse, AccountSessionEndApiArg>({
        query: (queryArg) => ({
          url: `/api/account/session/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['account'],
      }),
      authorizationChangePassword: build.mutation<
        AuthorizationChangePasswordApiResponse,
        AuthorizationChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/changepassword`,
          method: 'POST',
          body: queryArg.changePasswordBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationProfile: build.query<
        AuthorizationProfileApiResponse,
        AuthorizationProfileApiArg
      >({
        query: () => ({ url: `/api/authorization/profile` }),
        providesTags: ['authorization'],
      }),
      lineStatus: build.query<LineStatusApiResponse, LineStatusApiArg>({
        query: () => ({ url: `/api/line/link` }),
        providesTags: ['line'],
      }),
      lineLink: build.mutation<LineLinkApiResponse, LineLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/line/link`,
          method: 'POST',
          body: queryArg.lineLinkBody,
        }),
        invalidatesTags: ['line'],
      }),
      lineUnlink: build.mutation<LineUnlinkApiResponse, LineUnlinkApiArg>({
        query: () => ({ url: `/api/line/link`, method: 'DELETE' }),
        invalidatesTags: ['line'],
      }),
      managementAuditList: build.query<ManagementAuditListApiResponse, ManagementAuditListApiArg>({
        query: (queryArg) => ({
          url: `/api/management/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
            actorId: queryArg.actorId,
            isSystem: queryArg.isSystem,
            permission: queryArg.permission,
            action: queryArg.action,
            entity: queryArg.entity,
            entityId: queryArg.entityId,
            address: queryArg.address,
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['audit'],
      }),
      managementAuditChoices: build.query<
        ManagementAuditChoicesApiResponse,
        ManagementAuditChoicesApiArg
      >({
        query: () => ({ url: `/api/management/audit/choice` }),
        providesTags: ['audit'],
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
      managementPrivacyList: build.query<
        ManagementPrivacyListApiResponse,
        ManagementPrivacyListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/privacy`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
            keyword: queryArg.keyword,
            kind: queryArg.kind,
            status: queryArg.status,
            overdue: queryArg.overdue,
          },
        }),
        providesTags: ['privacy'],
      }),
      managementPrivacyCreate: build.mutation<
        ManagementPrivacyCreateApiResponse,
        ManagementPrivacyCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/privacy`,
          method: 'POST',
          body: queryArg.privacyCreate,
        }),
        invalidatesTags: ['privacy'],
      }),
      managementPrivacyDetail: build.query<
        ManagementPrivacyDetailApiResponse,
        ManagementPrivacyDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/privacy/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['privacy'],
      }),
      managementPrivacyAudit: build.query<
        ManagementPrivacyAuditApiResponse,
        ManagementPrivacyAuditApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/privacy/${encodeURIComponent(String(queryArg.id))}/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['privacy'],
      }),
      managementPrivacyIdentity: build.mutation<
        ManagementPrivacyIdentityApiResponse,
        ManagementPrivacyIdentityApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/privacy/${encodeURIComponent(String(queryArg.id))}/identity`,
          method: 'PUT',
          body: queryArg.privacyIdentityBody,
        }),
        invalidatesTags: ['privacy'],
      }),
      managementPrivacyStatus: build.mutation<
        ManagementPrivacyStatusApiResponse,
        ManagementPrivacyStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/privacy/${encodeURIComponent(String(queryArg.id))}/status`,
          method: 'PUT',
          body: queryArg.privacyStatusBody,
        }),
        invalidatesTags: ['privacy'],
      }),
      managementProfileList: build.query<
        ManagementProfileListApiResponse,
        ManagementProfileListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
            keyword: queryArg.keyword,
            permission: queryArg.permission,
            active: queryArg.active,
            signedIn: queryArg.signedIn,
            deleted: queryArg.deleted,
          },
        }),
        providesTags: ['profile'],
      }),
      managementProfileCreate: build.mutation<
        ManagementProfileCreateApiResponse,
        ManagementProfileCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['profile'],
      }),
      managementProfileBulk: build.mutation<
        ManagementProfileBulkApiResponse,
        ManagementProfileBulkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile/bulk`,
          method: 'POST',
          body: queryArg.profileBulkBody,
        }),
        invalidatesTags: ['profile'],
      }),
      managementProfileDelete: build.mutation<
        ManagementProfileDeleteApiResponse,
        ManagementProfileDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['profile'],
      }),
      managementProfileDetail: build.query<
        ManagementProfileDetailApiResponse,
        ManagementProfileDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            deleted: queryArg.deleted,
          },
        }),
        providesTags: ['profile'],
      }),
      managementProfileUpdate: build.mutation<
        ManagementProfileUpdateApiResponse,
        ManagementProfileUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['profile'],
      }),
      managementProfileAudit: build.query<
        ManagementProfileAuditApiResponse,
        ManagementProfileAuditApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile/${encodeURIComponent(String(queryArg.id))}/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['profile'],
      }),
      managementProfileConsentList: build.query<
        ManagementProfileConsentListApiResponse,
        ManagementProfileConsentListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile/${encodeURIComponent(String(queryArg.id))}/consent`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['consent'],
      }),
      managementProfilePasswordLink: build.mutation<
        ManagementProfilePasswordLinkApiResponse,
        ManagementProfilePasswordLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile/${encodeURIComponent(String(queryArg.id))}/passwordlink`,
          method: 'POST',
        }),
        invalidatesTags: ['profile'],
      }),
      managementProfileRestore: build.mutation<
        ManagementProfileRestoreApiResponse,
        ManagementProfileRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['profile'],
      }),
      managementProfileSessionList: build.query<
        ManagementProfileSessionListApiResponse,
        ManagementProfileSessionListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile/${encodeURIComponent(String(queryArg.id))}/session`,
        }),
        providesTags: ['profile'],
      }),
      managementProfileSessionEndAll: build.mutation<
        ManagementProfileSessionEndAllApiResponse,
        ManagementProfileSessionEndAllApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile/${encodeURIComponent(String(queryArg.id))}/session`,
          method: 'DELETE',
        }),
        invalidatesTags: ['profile'],
      }),
      managementProfileSessionEnd: build.mutation<
        ManagementProfileSessionEndApiResponse,
        ManagementProfileSessionEndApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile/${encodeURIComponent(String(queryArg.id))}/session/${encodeURIComponent(String(queryArg.sessionId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['profile'],
      }),
      managementProfileSignInList: build.query<
        ManagementProfileSignInListApiResponse,
        ManagementProfileSignInListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/profile/${encodeURIComponent(String(queryArg.id))}/signin`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['profile'],
      }),
      managementSecurity: build.query<ManagementSecurityApiResponse, ManagementSecurityApiArg>({
        query: () => ({ url: `/api/management/security` }),
        providesTags: ['security'],
      }),
      managementSecurityUpdate: build.mutation<
        ManagementSecurityUpdateApiResponse,
        ManagementSecurityUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/security`,
          method: 'PUT',
          body: queryArg.securitySettingBody,
        }),
        invalidatesTags: ['security'],
      }),
      managementSecurityPersonList: build.query<
        ManagementSecurityPersonListApiResponse,
        ManagementSecurityPersonListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/security/person`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
            hasSecondStep: queryArg.hasSecondStep,
          },
        }),
        providesTags: ['security'],
      }),
      managementSecurityPersonReset: build.mutation<
        ManagementSecurityPersonResetApiResponse,
        ManagementSecurityPersonResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/security/person/${encodeURIComponent(String(queryArg.id))}/reset`,
          method: 'POST',
          body: queryArg.passwordBody,
        }),
        invalidatesTags: ['security'],
      }),
      managementSiteSettingDetail: build.query<
        ManagementSiteSettingDetailApiResponse,
        ManagementSiteSettingDetailApiArg
      >({
        query: () => ({ url: `/api/management/site-setting` }),
        providesTags: ['management site setting'],
      }),
      managementSiteSettingUpdate: build.mutation<
        ManagementSiteSettingUpdateApiResponse,
        ManagementSiteSettingUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/site-setting`,
          method: 'PUT',
          body: queryArg.siteSettingInput,
        }),
        invalidatesTags: ['management site setting'],
      }),
      managementSiteSettingAudit: build.query<
        ManagementSiteSettingAuditApiResponse,
        ManagementSiteSettingAuditApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/site-setting/${encodeURIComponent(String(queryArg.id))}/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['management site setting'],
      }),
      noticeList: build.query<NoticeListApiResponse, NoticeListApiArg>({
        query: (queryArg) => ({
          url: `/api/notice`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
            unread: queryArg.unread,
          },
        }),
        providesTags: ['notice'],
      }),
      noticeChoiceList: build.query<NoticeChoiceListApiResponse, NoticeChoiceListApiArg>({
        query: () => ({ url: `/api/notice/choice` }),
        providesTags: ['notice'],
      }),
      noticeChoiceUpdate: build.mutation<NoticeChoiceUpdateApiResponse, NoticeChoiceUpdateApiArg>({
        query: (queryArg) => ({
          url: `/api/notice/choice`,
          method: 'PUT',
          body: queryArg.noticeChoiceBody,
        }),
        invalidatesTags: ['notice'],
      }),
      noticeReadAll: build.mutation<NoticeReadAllApiResponse, NoticeReadAllApiArg>({
        query: (queryArg) => ({
          url: `/api/notice/read`,
          method: 'PUT',
          body: queryArg.noticeReadBody,
        }),
        invalidatesTags: ['notice'],
      }),
      noticeRead: build.mutation<NoticeReadApiResponse, NoticeReadApiArg>({
        query: (queryArg) => ({
          url: `/api/notice/${encodeURIComponent(String(queryArg.id))}/read`,
          method: 'PUT',
        }),
        invalidatesTags: ['notice'],
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as endpoints };
export type AccountDataApiResponse = /** status 200 Default Response */ AccountData;
export type AccountDataApiArg = void;
export type AccountEmailChangeApiResponse = /** status 200 Default Response */ EmailChange;
export type AccountEmailChangeApiArg = void;
export type AccountEmailChangeAskApiResponse = unknown;
export type AccountEmailChangeAskApiArg = {
  emailChangeBody: EmailChangeBody;
};
export type AccountEmailChangeStopApiResponse = unknown;
export type AccountEmailChangeStopApiArg = void;
export type AccountPasskeyCreateApiResponse = /** status 201 Default Response */ Passkey;
export type AccountPasskeyCreateApiArg = {
  newPasskeyBody: NewPasskeyBody;
};
export type AccountPasskeyListApiResponse = /** status 200 Default Response */ PasskeyList;
export type AccountPasskeyListApiArg = void;
export type AccountPasskeyOptionsApiResponse = /** status 200 Default Response */ PasskeyQuestion;
export type AccountPasskeyOptionsApiArg = {
  newPasskeyQuestionBody: NewPasskeyQuestionBody;
};
export type AccountPasskeyVerifyApiResponse = unknown;
export type AccountPasskeyVerifyApiArg = {
  passkeySignInBody: PasskeySignInBody;
};
export type AccountPasskeyVerifyOptionsApiResponse =
  /** status 200 Default Response */ PasskeyQuestion;
export type AccountPasskeyVerifyOptionsApiArg = void;
export type AccountPasskeyRenameApiResponse = /** status 200 Default Response */ Passkey;
export type AccountPasskeyRenameApiArg = {
  id: string;
  passkeyNameBody: PasskeyNameBody;
};
export type AccountPasskeyDeleteApiResponse = unknown;
export type AccountPasskeyDeleteApiArg = {
  id: string;
};
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
export type AccountSecondStepApiResponse = /** status 200 Default Response */ SecondStep;
export type AccountSecondStepApiArg = void;
export type AccountSecondStepStartApiResponse = /** status 200 Default Response */ NewSecondStep;
export type AccountSecondStepStartApiArg = {
  passwordBody: PasswordBody;
};
export type AccountSecondStepConfirmApiResponse = /** status 200 Default Response */ RecoveryCodes;
export type AccountSecondStepConfirmApiArg = {
  codeBody: CodeBody;
};
export type AccountSecondStepEndApiResponse = unknown;
export type AccountSecondStepEndApiArg = {
  passwordBody: PasswordBody;
};
export type AccountRecoveryCodesRenewApiResponse = /** status 200 Default Response */ RecoveryCodes;
export type AccountRecoveryCodesRenewApiArg = {
  passwordBody: PasswordBody;
};
export type AccountSecondStepVerifyApiResponse = unknown;
export type AccountSecondStepVerifyApiArg = {
  codeBody: CodeBody;
};
export type AccountSessionListApiResponse = /** status 200 Default Response */ SessionList;
export type AccountSessionListApiArg = void;
export type AccountSessionEndOthersApiResponse = unknown;
export type AccountSessionEndOthersApiArg = void;
export type AccountSessionEndApiResponse = unknown;
export type AccountSessionEndApiArg = {
  id: string;
};
export type AuthorizationChangePasswordApiResponse = unknown;
export type AuthorizationChangePasswordApiArg = {
  changePasswordBody: ChangePasswordBody;
};
export type AuthorizationProfileApiResponse = /** status 200 Default Response */ SessionProfile;
export type AuthorizationProfileApiArg = void;
export type LineStatusApiResponse = /** status 200 Default Response */ LineStatus;
export type LineStatusApiArg = void;
export type LineLinkApiResponse = /** status 200 Default Response */ LineLinkAnswer;
export type LineLinkApiArg = {
  lineLinkBody: LineLinkBody;
};
export type LineUnlinkApiResponse = unknown;
export type LineUnlinkApiArg = void;
export type ManagementAuditListApiResponse = /** status 200 Default Response */ AuditPage;
export type ManagementAuditListApiArg = {
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
  actorId?: string;
  /** Actions by anonymous users only */
  isSystem?: boolean;
  permission?: ('Admin' | 'Staff' | 'Business' | 'Talent')[];
  action?: string[];
  entity?: string[];
  entityId?: string;
  address?: string;
  from?: string;
  to?: string;
};
export type ManagementAuditChoicesApiResponse = /** status 200 Default Response */ AuditChoices;
export type ManagementAuditChoicesApiArg = void;
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
export type ManagementPrivacyListApiResponse = /** status 200 Default Response */ PrivacyPage;
export type ManagementPrivacyListApiArg = {
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
  keyword?: string;
  kind?: ('Access' | 'Correction' | 'Erasure')[];
  status?: ('Open' | 'Running' | 'Done' | 'Refused' | 'Withdrawn')[];
  /** Past the due date and not answered */
  overdue?: boolean;
};
export type ManagementPrivacyCreateApiResponse =
  | /** status 200 Default Response */ PrivacyRecord
  | /** status 201 Default Response */ PrivacyRecord;
export type ManagementPrivacyCreateApiArg = {
  privacyCreate: PrivacyCreate;
};
export type ManagementPrivacyDetailApiResponse = /** status 200 Default Response */ PrivacyRecord;
export type ManagementPrivacyDetailApiArg = {
  id: string;
};
export type ManagementPrivacyAuditApiResponse = /** status 200 Default Response */ PrivacyAuditPage;
export type ManagementPrivacyAuditApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type ManagementPrivacyIdentityApiResponse = /** status 200 Default Response */ PrivacyRecord;
export type ManagementPrivacyIdentityApiArg = {
  id: string;
  privacyIdentityBody: PrivacyIdentityBody;
};
export type ManagementPrivacyStatusApiResponse = /** status 200 Default Response */ PrivacyRecord;
export type ManagementPrivacyStatusApiArg = {
  id: string;
  privacyStatusBody: PrivacyStatusBody;
};
export type ManagementProfileListApiResponse =
  /** status 200 Default Response */ ManagementProfilePage;
export type ManagementProfileListApiArg = {
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
  keyword?: string;
  permission?: ('Admin' | 'Staff' | 'Business' | 'Talent')[];
  active?: boolean;
  /** Whether they have ever signed in */
  signedIn?: boolean;
  /** Only deleted businesses that can be restored, instead of the others */
  deleted?: boolean;
};
export type ManagementProfileCreateApiResponse =
  /** status 201 Default Response */ ManagementProfile;
export type ManagementProfileCreateForm = {
  data: ProfileCreate;
  image?: Blob;
};
export type ManagementProfileCreateApiArg = {
  body: FormData;
};
export type ManagementProfileBulkApiResponse = /** status 200 Default Response */ ProfileBulkResult;
export type ManagementProfileBulkApiArg = {
  profileBulkBody: ProfileBulkBody;
};
export type ManagementProfileDeleteApiResponse = unknown;
export type ManagementProfileDeleteApiArg = {
  id: string;
};
export type ManagementProfileDetailApiResponse =
  /** status 200 Default Response */ ManagementProfile;
export type ManagementProfileDetailApiArg = {
  /** A deleted record that can be restored; administrators only */
  deleted?: boolean;
  id: string;
};
export type ManagementProfileUpdateApiResponse =
  /** status 200 Default Response */ ManagementProfile;
export type ManagementProfileUpdateForm = {
  data: ProfileUpdate;
  image?: Blob;
};
export type ManagementProfileUpdateApiArg = {
  id: string;
  body: FormData;
};
export type ManagementProfileAuditApiResponse = /** status 200 Default Response */ ProfileAuditPage;
export type ManagementProfileAuditApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type ManagementProfileConsentListApiResponse =
  /** status 200 Default Response */ ConsentHistoryPage;
export type ManagementProfileConsentListApiArg = {
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  id: string;
};
export type ManagementProfilePasswordLinkApiResponse = unknown;
export type ManagementProfilePasswordLinkApiArg = {
  id: string;
};
export type ManagementProfileRestoreApiResponse =
  /** status 200 Default Response */ ManagementProfile;
export type ManagementProfileRestoreApiArg = {
  id: string;
};
export type ManagementProfileSessionListApiResponse =
  /** status 200 Default Response */ SessionList;
export type ManagementProfileSessionListApiArg = {
  id: string;
};
export type ManagementProfileSessionEndAllApiResponse = unknown;
export type ManagementProfileSessionEndAllApiArg = {
  id: string;
};
export type ManagementProfileSessionEndApiResponse = unknown;
export type ManagementProfileSessionEndApiArg = {
  id: string;
  sessionId: string;
};
export type ManagementProfileSignInListApiResponse = /** status 200 Default Response */ SignInPage;
export type ManagementProfileSignInListApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type ManagementSecurityApiResponse = /** status 200 Default Response */ SecuritySetting;
export type ManagementSecurityApiArg = void;
export type ManagementSecurityUpdateApiResponse =
  /** status 200 Default Response */ SecuritySetting;
export type ManagementSecurityUpdateApiArg = {
  securitySettingBody: SecuritySettingBody;
};
export type ManagementSecurityPersonListApiResponse =
  /** status 200 Default Response */ SecurityPersonPage;
export type ManagementSecurityPersonListApiArg = {
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  hasSecondStep?: boolean;
};
export type ManagementSecurityPersonResetApiResponse = unknown;
export type ManagementSecurityPersonResetApiArg = {
  id: string;
  passwordBody: PasswordBody;
};
export type ManagementSiteSettingDetailApiResponse = /** status 200 Default Response */ SiteSetting;
export type ManagementSiteSettingDetailApiArg = void;
export type ManagementSiteSettingUpdateApiResponse = /** status 200 Default Response */ SiteSetting;
export type ManagementSiteSettingUpdateApiArg = {
  siteSettingInput: SiteSettingInput;
};
export type ManagementSiteSettingAuditApiResponse =
  /** status 200 Default Response */ SiteSettingAuditPage;
export type ManagementSiteSettingAuditApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type NoticeListApiResponse = /** status 200 Default Response */ NoticePage;
export type NoticeListApiArg = {
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  /** Unread only */
  unread?: boolean;
};
export type NoticeChoiceListApiResponse = /** status 200 Default Response */ NoticeChoices;
export type NoticeChoiceListApiArg = void;
export type NoticeChoiceUpdateApiResponse = /** status 200 Default Response */ NoticeChoices;
export type NoticeChoiceUpdateApiArg = {
  noticeChoiceBody: NoticeChoiceBody;
};
export type NoticeReadAllApiResponse = unknown;
export type NoticeReadAllApiArg = {
  noticeReadBody: NoticeReadBody;
};
export type NoticeReadApiResponse = /** status 200 Default Response */ Notice;
export type NoticeReadApiArg = {
  id: string;
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
export type EmailChange = {
  pending: {
    email: string;
    expiresAt: string;
  } | null;
};
export type EmailChangeBody = {
  email: string;
  password: string;
};
export type Passkey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};
export type NewPasskeyBody = {
  token: string;
  name: string;
  credential: {
    id: string;
    rawId: string;
    type: 'public-key';
    response: {
      clientDataJSON: string;
      attestationObject: string;
      transports?: string[];
    };
  };
};
export type PasskeyList = {
  items: Passkey[];
};
export type PasskeyQuestion = {
  token: string;
  options: {
    [key: string]: any;
  };
};
export type NewPasskeyQuestionBody = {
  password: string;
};
export type PasskeySignInBody = {
  token: string;
  credential: {
    id: string;
    rawId: string;
    type: 'public-key';
    response: {
      clientDataJSON: string;
      authenticatorData: string;
      signature: string;
      userHandle: string;
    };
  };
};
export type PasskeyNameBody = {
  name: string;
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
export type SecondStep = {
  since: string | null;
  recoveryCodesLeft: number;
  isRequired: boolean;
};
export type NewSecondStep = {
  secret: string;
  uri: string;
  qr: {
    size: number;
    path: string;
  };
};
export type PasswordBody = {
  password: string;
};
export type RecoveryCodes = {
  recoveryCodes: string[];
};
export type CodeBody = {
  code: string;
};
export type SessionEntry = {
  id: string;
  browser: string | null;
  system: string | null;
  address: string | null;
  startedAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};
export type SessionList = {
  items: SessionEntry[];
};
export type ChangePasswordBody = {
  currentPassword: string;
  password: string;
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
export type LineStatus = {
  /** Whether the site has a LINE channel */
  isOffered: boolean;
  channelName: string | null;
  /** Adds the channel as a friend; null while LINE does not answer */
  addUrl: string | null;
  linkedAt: string | null;
};
export type LineLinkAnswer = {
  /** LINE's confirmation page; valid once */
  address: string;
};
export type LineLinkBody = {
  /** From the link in the chat of the channel */
  linkToken: string;
};
export type AuditEntry = {
  id: string;
  at: string;
  actor: {
    id: string;
    name: string | null;
  } | null;
  permission: ('Admin' | 'Staff' | 'Business' | 'Talent') | null;
  action: string;
  entity: string;
  record: {
    id: string;
    name: Localized | null;
    /** Not deleted */
    isThere: boolean;
  } | null;
  address: string | null;
  changes: {
    field: string;
    before: any;
    after: any;
  }[];
};
export type AuditPage = {
  items: AuditEntry[];
  page: number;
  size: number;
  /** 10,000 at most */
  total: number;
  /** There are more records than `total` */
  isTotalBound: boolean;
};
export type AuditChoices = {
  actions: string[];
  entities: string[];
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
export type PrivacyChannel = 'Account' | 'Mail' | 'Phone' | 'Letter' | 'Visit';
export type PrivacyAsker = 'Self' | 'Guardian';
export type PrivacyRow = {
  id: string;
  kind: PrivacyKind;
  channel: PrivacyChannel;
  askedBy: PrivacyAsker;
  status: PrivacyStatus;
  subject: {
    profileId: string | null;
    talentId: string | null;
    name: Localized | null;
    email: string | null;
    permission: ('Admin' | 'Staff' | 'Business' | 'Talent') | null;
  };
  receivedOn: string;
  dueOn: string;
  isOverdue: boolean;
  closedAt: string | null;
  createdAt: string;
  version: number;
};
export type PrivacyPage = {
  items: PrivacyRow[];
  page: number;
  size: number;
  total: number;
};
export type ErasureHindrance = {
  block: 'Oneself' | 'LastAdmin' | 'LastOwner' | 'LiveBooking' | 'Hired';
  count: number;
};
export type ErasureCounts = {
  erased: {
    part:
      | 'account'
      | 'talent'
      | 'pictures'
      | 'videos'
      | 'cards'
      | 'works'
      | 'applications'
      | 'invitations'
      | 'options'
      | 'proposals'
      | 'messages'
      | 'signIns'
      | 'notices'
      | 'line';
    count: number;
  }[];
  kept: {
    part: 'bookings' | 'jobsDone' | 'proposalsAccepted' | 'legalName' | 'consents' | 'auditEvents';
    count: number;
  }[];
};
export type PrivacyRecord = {
  id: string;
  kind: PrivacyKind;
  channel: PrivacyChannel;
  askedBy: PrivacyAsker;
  status: PrivacyStatus;
  subject: {
    profileId: string | null;
    talentId: string | null;
    name: Localized | null;
    email: string | null;
    permission: ('Admin' | 'Staff' | 'Business' | 'Talent') | null;
  };
  receivedOn: string;
  dueOn: string;
  isOverdue: boolean;
  closedAt: string | null;
  createdAt: string;
  version: number;
  requester: string | null;
  reason: string | null;
  answer: string | null;
  identity: {
    at: string;
    by: {
      id: string;
      name: string | null;
    } | null;
    note: string | null;
  } | null;
  guardian: {
    name: string;
    isConfirmed: boolean;
  } | null;
  /** What blocks an erasure now */
  blocks: ErasureHindrance[];
  plan: ErasureCounts | null;
  report: ErasureCounts | null;
};
export type PrivacyCreate = {
  kind: 'Access' | 'Correction' | 'Erasure';
  channel: 'Mail' | 'Phone' | 'Letter' | 'Visit';
  askedBy?: 'Self' | 'Guardian';
  profileId?: string;
  /** For a person without an account */
  email?: string;
  requester?: string;
  reason?: string;
  receivedOn?: string;
};
export type PrivacyAuditEvent = {
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
export type PrivacyAuditPage = {
  items: PrivacyAuditEvent[];
  page: number;
  size: number;
  total: number;
};
export type PrivacyIdentityBody = {
  /** The version that was edited */
  version: number;
  note: string;
};
export type PrivacyStatusBody = {
  /** The version that was edited */
  version: number;
  status: 'Running' | 'Done' | 'Refused' | 'Withdrawn';
  /** The message to the person */
  answer?: string;
};
export type ManagementProfileRow = {
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
};
export type ManagementProfilePage = {
  items: ManagementProfileRow[];
  page: number;
  size: number;
  total: number;
};
export type ProfileCreate = {
  email: string;
  firstName: string;
  lastName: string;
  permission: 'Admin' | 'Staff';
  contactPhone?: string | null;
  /** ISO 3166 code of two letters */
  country?: string;
  province?: string | null;
  district?: string | null;
  subDistrict?: string | null;
  postalCode?: string | null;
  address?: string | null;
  active?: boolean;
  language?: 'th' | 'en';
};
export type ProfileBulkResult = {
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
export type ProfileBulkBody = {
  ids: string[];
  action: 'activate' | 'deactivate';
};
export type ProfileUpdate = {
  email?: string;
  firstName?: string;
  lastName?: string;
  permission?: 'Admin' | 'Staff' | 'Business' | 'Talent';
  contactPhone?: string | null;
  /** ISO 3166 code of two letters */
  country?: string;
  province?: string | null;
  district?: string | null;
  subDistrict?: string | null;
  postalCode?: string | null;
  address?: string | null;
  active?: boolean;
  language?: 'th' | 'en';
  /** Removes the image; `image` uploads another */
  imageId?: null;
  /** The version that was edited */
  version: number;
};
export type ProfileAuditEvent = {
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
export type ProfileAuditPage = {
  items: ProfileAuditEvent[];
  page: number;
  size: number;
  total: number;
};
export type ConsentPurpose = 'PublicProfile' | 'ClientSharing' | 'Marketing';
export type ConsentHistoryEntry = {
  id: string;
  purpose: ConsentPurpose;
  textVersion: string;
  givenAt: string;
  givenBy: 'self' | 'guardian';
  givenFrom: string | null;
  withdrawnAt: string | null;
  withdrawnFrom: string | null;
};
export type ConsentHistoryPage = {
  items: ConsentHistoryEntry[];
  page: number;
  size: number;
  total: number;
};
export type SignInEntry = {
  id: string;
  at: string;
  action: 'SignIn' | 'FailSignIn' | 'FailSecondStep' | 'FailPasskey' | 'RefuseSignIn';
  address: string | null;
  browser: string | null;
  system: string | null;
  /** Number of this attempt among those of its kind from the same address */
  count: number;
};
export type SignInPage = {
  items: SignInEntry[];
  page: number;
  size: number;
  total: number;
};
export type SecuritySetting = {
  isSecondStepRequired: boolean;
  withSecondStep: number;
  withoutSecondStep: number;
  updatedAt: string;
  version: number;
};
export type SecuritySettingBody = {
  isSecondStepRequired: boolean;
  /** The version that was edited */
  version: number;
};
export type SecurityPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  permission: 'Admin' | 'Staff' | 'Business' | 'Talent';
  secondStepSince: string | null;
  passkeys: number;
  lastLoginAt: string | null;
};
export type SecurityPersonPage = {
  items: SecurityPerson[];
  page: number;
  size: number;
  total: number;
};
export type AnnouncementKind = 'Info' | 'Important';
export type Announcement = {
  id: string;
  kind: AnnouncementKind;
  text: Localized;
  link: string | null;
  from: string | null;
  to: string | null;
};
export type SiteSetting = {
  id: string;
  name: Localized | null;
  tagline: Localized | null;
  legal: Localized | null;
  address: Localized | null;
  email: string | null;
  phone: string | null;
  lineId: string | null;
  social: {
    facebook: string | null;
    instagram: string | null;
    tiktok: string | null;
    youtube: string | null;
  };
  /** Unset: `defaultRecipient` */
  messagesTo: string[];
  defaultRecipient: string;
  /** Forms accept email addresses with a suffix of 2 to 24 letters instead of 2 to 4 */
  longEmailSuffixes: boolean;
  announcements: Announcement[];
  version: number;
  updatedAt: string;
};
export type AnnouncementInput = {
  id?: string;
  kind: AnnouncementKind;
  text: {
    th: string;
    en?: string;
  };
  link?: string | null;
  from?: string | null;
  to?: string | null;
};
export type SiteSettingInput = {
  /** The version that was edited */
  version: number;
  name?: {
    th: string;
    en?: string;
  } | null;
  tagline?: {
    th: string;
    en?: string;
  } | null;
  legal?: {
    th: string;
    en?: string;
  } | null;
  address?: {
    th: string;
    en?: string;
  } | null;
  email?: string | null;
  phone?: string | null;
  lineId?: string | null;
  social?: {
    facebook?: string | null;
    instagram?: string | null;
    tiktok?: string | null;
    youtube?: string | null;
  };
  messagesTo?: string[];
  longEmailSuffixes?: boolean;
  announcements?: AnnouncementInput[];
};
export type SiteSettingAuditEvent = {
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
export type SiteSettingAuditPage = {
  items: SiteSettingAuditEvent[];
  page: number;
  size: number;
  total: number;
};
export type NoticePage = {
  items: Notice[];
  page: number;
  size: number;
  total: number;
};
export type NoticeChoices = {
  items: {
    kind: NoticeKind;
    choice: NoticeChoice;
    isDefault: boolean;
    /** Also by LINE, when it is linked */
    line: boolean;
  }[];
};
export type NoticeChoiceBody = {
  items: {
    kind: NoticeKind;
    choice?: NoticeChoice;
    line?: boolean;
  }[];
};
export type NoticeReadBody = {
  /** This one and all earlier ones */
  upToId: string;
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
export const {
  useAccountDataQuery,
  useAccountEmailChangeQuery,
  useAccountEmailChangeAskMutation,
  useAccountEmailChangeStopMutation,
  useAccountPasskeyCreateMutation,
  useAccountPasskeyListQuery,
  useAccountPasskeyOptionsMutation,
  useAccountPasskeyVerifyMutation,
  useAccountPasskeyVerifyOptionsMutation,
  useAccountPasskeyRenameMutation,
  useAccountPasskeyDeleteMutation,
  useAccountPrivacyListQuery,
  useAccountPrivacyCreateMutation,
  useAccountPrivacyWithdrawMutation,
  useAccountSecondStepQuery,
  useAccountSecondStepStartMutation,
  useAccountSecondStepConfirmMutation,
  useAccountSecondStepEndMutation,
  useAccountRecoveryCodesRenewMutation,
  useAccountSecondStepVerifyMutation,
  useAccountSessionListQuery,
  useAccountSessionEndOthersMutation,
  useAccountSessionEndMutation,
  useAuthorizationChangePasswordMutation,
  useAuthorizationProfileQuery,
  useLineStatusQuery,
  useLineLinkMutation,
  useLineUnlinkMutation,
  useManagementAuditListQuery,
  useManagementAuditChoicesQuery,
  useManagementEmailChangeQuery,
  useManagementEmailChangeCancelMutation,
  useManagementEmailChangeDecideMutation,
  useManagementEmailChangeOldLostMutation,
  useManagementPrivacyListQuery,
  useManagementPrivacyCreateMutation,
  useManagementPrivacyDetailQuery,
  useManagementPrivacyAuditQuery,
  useManagementPrivacyIdentityMutation,
  useManagementPrivacyStatusMutation,
  useManagementProfileListQuery,
  useManagementProfileCreateMutation,
  useManagementProfileBulkMutation,
  useManagementProfileDeleteMutation,
  useManagementProfileDetailQuery,
  useManagementProfileUpdateMutation,
  useManagementProfileAuditQuery,
  useManagementProfileConsentListQuery,
  useManagementProfilePasswordLinkMutation,
  useManagementProfileRestoreMutation,
  useManagementProfileSessionListQuery,
  useManagementProfileSessionEndAllMutation,
  useManagementProfileSessionEndMutation,
  useManagementProfileSignInListQuery,
  useManagementSecurityQuery,
  useManagementSecurityUpdateMutation,
  useManagementSecurityPersonListQuery,
  useManagementSecurityPersonResetMutation,
  useManagementSiteSettingDetailQuery,
  useManagementSiteSettingUpdateMutation,
  useManagementSiteSettingAuditQuery,
  useNoticeListQuery,
  useNoticeChoiceListQuery,
  useNoticeChoiceUpdateMutation,
  useNoticeReadAllMutation,
  useNoticeReadMutation,
  usePlaceDistrictListQuery,
  usePlaceProvinceListQuery,
  usePlaceSubDistrictListQuery,
} = injectedRtkApi;
