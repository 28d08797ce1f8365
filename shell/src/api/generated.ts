// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/sdk/api';
export const addTagTypes = ['account', 'authorization'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      accountChoice: build.mutation<AccountChoiceApiResponse, AccountChoiceApiArg>({
        query: (queryArg) => ({
          url: `/api/account/choice`,
          method: 'PUT',
          body: queryArg.profileChoiceBody,
        }),
        invalidatesTags: ['account'],
      }),
      authorizationEmailLinkFollow: build.mutation<
        AuthorizationEmailLinkFollowApiResponse,
        AuthorizationEmailLinkFollowApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/emailchange`,
          method: 'POST',
          body: queryArg.emailLinkFollowBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationEmailLink: build.mutation<
        AuthorizationEmailLinkApiResponse,
        AuthorizationEmailLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/emailchange/look`,
          method: 'POST',
          body: queryArg.emailLinkBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationForgotPassword: build.mutation<
        AuthorizationForgotPasswordApiResponse,
        AuthorizationForgotPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/forgotpassword`,
          method: 'POST',
          body: queryArg.emailBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationLogin: build.mutation<AuthorizationLoginApiResponse, AuthorizationLoginApiArg>({
        query: (queryArg) => ({
          url: `/api/authorization/login`,
          method: 'POST',
          body: queryArg.loginBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationSecondStep: build.mutation<
        AuthorizationSecondStepApiResponse,
        AuthorizationSecondStepApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/login/second-step`,
          method: 'POST',
          body: queryArg.secondStepBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationLogout: build.mutation<
        AuthorizationLogoutApiResponse,
        AuthorizationLogoutApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/logout`,
          method: 'POST',
          body: queryArg.logoutBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationPasskey: build.mutation<
        AuthorizationPasskeyApiResponse,
        AuthorizationPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/passkey`,
          method: 'POST',
          body: queryArg.passkeySignInBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationPasskeyOptions: build.mutation<
        AuthorizationPasskeyOptionsApiResponse,
        AuthorizationPasskeyOptionsApiArg
      >({
        query: () => ({
          url: `/api/authorization/passkey/options`,
          method: 'POST',
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
      authorizationConfirm: build.mutation<
        AuthorizationConfirmApiResponse,
        AuthorizationConfirmApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/register/confirm`,
          method: 'POST',
          body: queryArg.confirmBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationRegistrationLink: build.mutation<
        AuthorizationRegistrationLinkApiResponse,
        AuthorizationRegistrationLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/register/link`,
          method: 'POST',
          body: queryArg.registrationLinkBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationConfirmationResend: build.mutation<
        AuthorizationConfirmationResendApiResponse,
        AuthorizationConfirmationResendApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/register/resend`,
          method: 'POST',
          body: queryArg.resendBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationResetPassword: build.mutation<
        AuthorizationResetPasswordApiResponse,
        AuthorizationResetPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/resetpassword`,
          method: 'POST',
          body: queryArg.resetPasswordBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationAfterReset: build.mutation<
        AuthorizationAfterResetApiResponse,
        AuthorizationAfterResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/resetpassword/passkey`,
          method: 'POST',
          body: queryArg.afterResetBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationAfterResetRemove: build.mutation<
        AuthorizationAfterResetRemoveApiResponse,
        AuthorizationAfterResetRemoveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/resetpassword/passkey/remove`,
          method: 'POST',
          body: queryArg.removePasskeysBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationUnlock: build.mutation<
        AuthorizationUnlockApiResponse,
        AuthorizationUnlockApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/unlock`,
          method: 'POST',
          body: queryArg.unlockBody,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationVerifyEmailBeforeResetPassword: build.mutation<
        AuthorizationVerifyEmailBeforeResetPasswordApiResponse,
        AuthorizationVerifyEmailBeforeResetPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/verifyemailbeforeresetpassword`,
          method: 'POST',
          body: queryArg.emailBody,
        }),
        invalidatesTags: ['authorization'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as endpoints };
export type AccountChoiceApiResponse = unknown;
export type AccountChoiceApiArg = {
  profileChoiceBody: ProfileChoiceBody;
};
export type AuthorizationEmailLinkFollowApiResponse = unknown;
export type AuthorizationEmailLinkFollowApiArg = {
  emailLinkFollowBody: EmailLinkFollowBody;
};
export type AuthorizationEmailLinkApiResponse = /** status 200 Default Response */ EmailLink;
export type AuthorizationEmailLinkApiArg = {
  emailLinkBody: EmailLinkBody;
};
export type AuthorizationForgotPasswordApiResponse = unknown;
export type AuthorizationForgotPasswordApiArg = {
  emailBody: EmailBody;
};
export type AuthorizationLoginApiResponse =
  | /** status 200 Default Response */ Session
  | /** status 202 Default Response */ SecondStepNeeded;
export type AuthorizationLoginApiArg = {
  loginBody: LoginBody;
};
export type AuthorizationSecondStepApiResponse = /** status 200 Default Response */ Session;
export type AuthorizationSecondStepApiArg = {
  secondStepBody: SecondStepBody;
};
export type AuthorizationLogoutApiResponse = unknown;
export type AuthorizationLogoutApiArg = {
  logoutBody: LogoutBody;
};
export type AuthorizationPasskeyApiResponse = /** status 200 Default Response */ Session;
export type AuthorizationPasskeyApiArg = {
  passkeySignInBody: PasskeySignInBody;
};
export type AuthorizationPasskeyOptionsApiResponse =
  /** status 200 Default Response */ PasskeyQuestion;
export type AuthorizationPasskeyOptionsApiArg = void;
export type AuthorizationProfileApiResponse = /** status 200 Default Response */ SessionProfile;
export type AuthorizationProfileApiArg = void;
export type AuthorizationConfirmApiResponse =
  | /** status 200 Default Response */ Session
  | /** status 202 Default Response */ SecondStepNeeded;
export type AuthorizationConfirmApiArg = {
  confirmBody: ConfirmBody;
};
export type AuthorizationRegistrationLinkApiResponse =
  /** status 200 Default Response */ RegistrationLink;
export type AuthorizationRegistrationLinkApiArg = {
  registrationLinkBody: RegistrationLinkBody;
};
export type AuthorizationConfirmationResendApiResponse = unknown;
export type AuthorizationConfirmationResendApiArg = {
  resendBody: ResendBody;
};
export type AuthorizationResetPasswordApiResponse = unknown;
export type AuthorizationResetPasswordApiArg = {
  resetPasswordBody: ResetPasswordBody;
};
export type AuthorizationAfterResetApiResponse = /** status 200 Default Response */ AfterReset;
export type AuthorizationAfterResetApiArg = {
  afterResetBody: AfterResetBody;
};
export type AuthorizationAfterResetRemoveApiResponse = unknown;
export type AuthorizationAfterResetRemoveApiArg = {
  removePasskeysBody: RemovePasskeysBody;
};
export type AuthorizationUnlockApiResponse = unknown;
export type AuthorizationUnlockApiArg = {
  unlockBody: UnlockBody;
};
export type AuthorizationVerifyEmailBeforeResetPasswordApiResponse = unknown;
export type AuthorizationVerifyEmailBeforeResetPasswordApiArg = {
  emailBody: EmailBody;
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
export type ProfileChoiceBody = {
  language?: 'th' | 'en';
  theme?: 'light' | 'dark' | 'system';
};
export type EmailLinkFollowBody = {
  token: string;
  /** For a link with a decision; any value but true declines */
  isAgreed?: boolean;
};
export type EmailLink = {
  answer: 'Confirm' | 'Stop' | 'Decide' | 'Contact';
  email: string;
  isOthers: boolean;
};
export type EmailLinkBody = {
  token: string;
};
export type EmailBody = {
  email: string;
};
export type Localized = {
  th: string;
  en: string;
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
export type SecondStepNeeded = {
  challenge: string;
  expiresInS: number;
};
export type LoginBody = {
  email: string;
  password: string;
};
export type SecondStepBody = {
  challenge: string;
  code: string;
};
export type LogoutBody = {
  refreshToken?: string;
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
export type PasskeyQuestion = {
  token: string;
  options: {
    [key: string]: any;
  };
};
export type ConfirmBody = {
  token: string;
  password: string;
};
export type LinkState = 'Waiting' | 'Confirmed' | 'Expired';
export type RegistrationLink = {
  email: string;
  state: LinkState;
};
export type RegistrationLinkBody = {
  token: string;
};
export type ResendBody = {
  email?: string;
  token?: string;
};
export type ResetPasswordBody = {
  email: string;
  token: string;
  password: string;
};
export type AfterReset = {
  passkeys: {
    id: string;
    name: string;
    createdAt: string;
  }[];
  secondStepSince: string | null;
};
export type AfterResetBody = {
  email: string;
  token: string;
};
export type RemovePasskeysBody = {
  email: string;
  token: string;
  passkeyIds: string[];
};
export type UnlockBody = {
  token: string;
};
export const {
  useAccountChoiceMutation,
  useAuthorizationEmailLinkFollowMutation,
  useAuthorizationEmailLinkMutation,
  useAuthorizationForgotPasswordMutation,
  useAuthorizationLoginMutation,
  useAuthorizationSecondStepMutation,
  useAuthorizationLogoutMutation,
  useAuthorizationPasskeyMutation,
  useAuthorizationPasskeyOptionsMutation,
  useAuthorizationProfileQuery,
  useAuthorizationConfirmMutation,
  useAuthorizationRegistrationLinkMutation,
  useAuthorizationConfirmationResendMutation,
  useAuthorizationResetPasswordMutation,
  useAuthorizationAfterResetMutation,
  useAuthorizationAfterResetRemoveMutation,
  useAuthorizationUnlockMutation,
  useAuthorizationVerifyEmailBeforeResetPasswordMutation,
} = injectedRtkApi;
