// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/sdk/api';
export const addTagTypes = [
  'authorization',
  'line',
  'profile',
  'management site setting',
  'notice',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as endpoints };
export type AuthorizationChangePasswordApiResponse = unknown;
export type AuthorizationChangePasswordApiArg = {
  changePasswordBody: ChangePasswordBody;
};
export type LineStatusApiResponse = /** status 200 Default Response */ LineStatus;
export type LineStatusApiArg = void;
export type LineLinkApiResponse = /** status 200 Default Response */ LineLinkAnswer;
export type LineLinkApiArg = {
  lineLinkBody: LineLinkBody;
};
export type LineUnlinkApiResponse = unknown;
export type LineUnlinkApiArg = void;
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
  /** Those that can be restored instead of those that are there */
  deleted?: boolean;
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
  /** Only what was not read yet */
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
export type ChangePasswordBody = {
  currentPassword: string;
  password: string;
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
  /** Page of LINE that asks the person; good once */
  address: string;
};
export type LineLinkBody = {
  /** From the link in the chat of the channel */
  linkToken: string;
};
export type Localized = {
  th: string;
  en: string;
};
export type ImageRef = {
  id: string;
  width: number;
  height: number;
  alt: Localized | null;
  placeholder: string | null;
};
export type ManagementProfileRow = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  image: ImageRef | null;
  permission: 'Admin' | 'Staff' | 'Business' | 'Talent';
  contactPhone: string | null;
  active: boolean;
  /** Has not chosen a first sign-in secret yet */
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
  /** Nobody: `defaultRecipient` */
  messagesTo: string[];
  defaultRecipient: string;
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
export type NoticeKind =
  | 'BusinessRegistered'
  | 'BusinessStatus'
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
  | 'BookingLapsed';
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
export type NoticePage = {
  items: Notice[];
  page: number;
  size: number;
  total: number;
};
export type NoticeChoice = 'instant' | 'daily' | 'never';
export type NoticeChoices = {
  items: {
    kind: NoticeKind;
    choice: NoticeChoice;
    isDefault: boolean;
    /** By LINE as well, where that is linked */
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
  /** This one and all before it */
  upToId: string;
};
export const {
  useAuthorizationChangePasswordMutation,
  useLineStatusQuery,
  useLineLinkMutation,
  useLineUnlinkMutation,
  useManagementProfileListQuery,
  useManagementSiteSettingDetailQuery,
  useManagementSiteSettingUpdateMutation,
  useManagementSiteSettingAuditQuery,
  useNoticeListQuery,
  useNoticeChoiceListQuery,
  useNoticeChoiceUpdateMutation,
  useNoticeReadAllMutation,
  useNoticeReadMutation,
} = injectedRtkApi;
