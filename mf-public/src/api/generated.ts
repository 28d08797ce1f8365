// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/sdk/api';
export const addTagTypes = [
  'authorization',
  'brief',
  'client',
  'contact',
  'guardian',
  'home',
  'job',
  'composite card',
  'new face',
  'news',
  'news preview',
  'page',
  'place',
  'site',
  'talent',
  'video',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      authorizationRegisterBusinessAccount: build.mutation<
        AuthorizationRegisterBusinessAccountApiResponse,
        AuthorizationRegisterBusinessAccountApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/register/businessaccount`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['authorization'],
      }),
      authorizationRegisterCheck: build.mutation<
        AuthorizationRegisterCheckApiResponse,
        AuthorizationRegisterCheckApiArg
      >({
        query: (queryArg) => ({
          url: `/api/authorization/register/check`,
          method: 'POST',
          body: queryArg.registrationCheck,
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
      briefSend: build.mutation<BriefSendApiResponse, BriefSendApiArg>({
        query: (queryArg) => ({
          url: `/api/brief`,
          method: 'POST',
          body: queryArg.briefBody,
        }),
        invalidatesTags: ['brief'],
      }),
      briefScriptUpload: build.mutation<BriefScriptUploadApiResponse, BriefScriptUploadApiArg>({
        query: (queryArg) => ({
          url: `/api/brief/script`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['brief'],
      }),
      clientList: build.query<ClientListApiResponse, ClientListApiArg>({
        query: (queryArg) => ({
          url: `/api/client`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['client'],
      }),
      contactSend: build.mutation<ContactSendApiResponse, ContactSendApiArg>({
        query: (queryArg) => ({
          url: `/api/contact`,
          method: 'POST',
          body: queryArg.contactBody,
        }),
        invalidatesTags: ['contact'],
      }),
      guardianConfirmation: build.mutation<
        GuardianConfirmationApiResponse,
        GuardianConfirmationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/guardian/confirmation`,
          method: 'POST',
          body: queryArg.guardianToken,
        }),
        invalidatesTags: ['guardian'],
      }),
      guardianAnswer: build.mutation<GuardianAnswerApiResponse, GuardianAnswerApiArg>({
        query: (queryArg) => ({
          url: `/api/guardian/confirmation`,
          method: 'PUT',
          body: queryArg.guardianAnswerBody,
        }),
        invalidatesTags: ['guardian'],
      }),
      home: build.query<HomeApiResponse, HomeApiArg>({
        query: () => ({ url: `/api/home` }),
        providesTags: ['home'],
      }),
      jobList: build.query<JobListApiResponse, JobListApiArg>({
        query: (queryArg) => ({
          url: `/api/job`,
          params: {
            jobType: queryArg.jobType,
            talentType: queryArg.talentType,
            province: queryArg.province,
            budgetFrom: queryArg.budgetFrom,
            budgetTo: queryArg.budgetTo,
            open: queryArg.open,
            tags: queryArg.tags,
            keyword: queryArg.keyword,
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
      jobDetail: build.query<JobDetailApiResponse, JobDetailApiArg>({
        query: (queryArg) => ({
          url: `/api/job/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['job'],
      }),
      jobApply: build.mutation<JobApplyApiResponse, JobApplyApiArg>({
        query: (queryArg) => ({
          url: `/api/job/${encodeURIComponent(String(queryArg.id))}/apply`,
          method: 'POST',
          body: queryArg.applyBody,
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
      newFaceApply: build.mutation<NewFaceApplyApiResponse, NewFaceApplyApiArg>({
        query: (queryArg) => ({
          url: `/api/newface`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['new face'],
      }),
      newFaceEntries: build.mutation<NewFaceEntriesApiResponse, NewFaceEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/newface/entries`,
          method: 'POST',
          body: queryArg.newFaceToken,
        }),
        invalidatesTags: ['new face'],
      }),
      newFaceState: build.mutation<NewFaceStateApiResponse, NewFaceStateApiArg>({
        query: (queryArg) => ({
          url: `/api/newface/state`,
          method: 'POST',
          body: queryArg.newFaceToken,
        }),
        invalidatesTags: ['new face'],
      }),
      newFaceWithdraw: build.mutation<NewFaceWithdrawApiResponse, NewFaceWithdrawApiArg>({
        query: (queryArg) => ({
          url: `/api/newface/withdraw`,
          method: 'POST',
          body: queryArg.newFaceToken,
        }),
        invalidatesTags: ['new face'],
      }),
      newsList: build.query<NewsListApiResponse, NewsListApiArg>({
        query: (queryArg) => ({
          url: `/api/news`,
          params: {
            type: queryArg['type'],
            tags: queryArg.tags,
            talentId: queryArg.talentId,
            keyword: queryArg.keyword,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['news'],
      }),
      newsPreview: build.query<NewsPreviewApiResponse, NewsPreviewApiArg>({
        query: (queryArg) => ({
          url: `/api/news/preview/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['news preview'],
      }),
      newsTags: build.query<NewsTagsApiResponse, NewsTagsApiArg>({
        query: (queryArg) => ({
          url: `/api/news/tags`,
          params: {
            type: queryArg['type'],
          },
        }),
        providesTags: ['news'],
      }),
      newsDetail: build.query<NewsDetailApiResponse, NewsDetailApiArg>({
        query: (queryArg) => ({
          url: `/api/news/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            type: queryArg['type'],
          },
        }),
        providesTags: ['news'],
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
      siteDetail: build.query<SiteDetailApiResponse, SiteDetailApiArg>({
        query: () => ({ url: `/api/site` }),
        providesTags: ['site'],
      }),
      talentList: build.query<TalentListApiResponse, TalentListApiArg>({
        query: (queryArg) => ({
          url: `/api/talent`,
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
            language: queryArg.language,
            freeFrom: queryArg.freeFrom,
            freeTo: queryArg.freeTo,
            ids: queryArg.ids,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['talent'],
      }),
      talentRegister: build.mutation<TalentRegisterApiResponse, TalentRegisterApiArg>({
        query: (queryArg) => ({
          url: `/api/talent/register`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['talent'],
      }),
      talentSummary: build.query<TalentSummaryApiResponse, TalentSummaryApiArg>({
        query: () => ({ url: `/api/talent/summary` }),
        providesTags: ['talent'],
      }),
      talentTags: build.query<TalentTagsApiResponse, TalentTagsApiArg>({
        query: () => ({ url: `/api/talent/tags` }),
        providesTags: ['talent'],
      }),
      talentDetail: build.query<TalentDetailApiResponse, TalentDetailApiArg>({
        query: (queryArg) => ({
          url: `/api/talent/${encodeURIComponent(String(queryArg.id))}`,
        }),
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
      videoList: build.query<VideoListApiResponse, VideoListApiArg>({
        query: () => ({ url: `/api/video` }),
        providesTags: ['video'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as endpoints };
export type AuthorizationRegisterBusinessAccountApiResponse =
  /** status 202 Default Response */ RegistrationReceipt;
export type AuthorizationRegisterBusinessAccountForm = {
  data: BusinessRegistration;
  logoFile?: Blob;
};
export type AuthorizationRegisterBusinessAccountApiArg = {
  body: FormData;
};
export type AuthorizationRegisterCheckApiResponse = unknown;
export type AuthorizationRegisterCheckApiArg = {
  registrationCheck: RegistrationCheck;
};
export type AuthorizationConfirmationResendApiResponse = unknown;
export type AuthorizationConfirmationResendApiArg = {
  resendBody: ResendBody;
};
export type BriefSendApiResponse = /** status 201 Default Response */ BriefReceipt;
export type BriefSendApiArg = {
  briefBody: BriefBody;
};
export type BriefScriptUploadApiResponse = /** status 201 Default Response */ BriefScriptUpload;
export type BriefScriptUploadForm = {
  data: BriefScriptData;
  script?: Blob;
};
export type BriefScriptUploadApiArg = {
  body: FormData;
};
export type ClientListApiResponse = /** status 200 Default Response */ ClientPage;
export type ClientListApiArg = {
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
};
export type ContactSendApiResponse = /** status 201 Default Response */ ContactReceipt;
export type ContactSendApiArg = {
  contactBody: ContactBody;
};
export type GuardianConfirmationApiResponse =
  /** status 200 Default Response */ GuardianConfirmation;
export type GuardianConfirmationApiArg = {
  guardianToken: GuardianToken;
};
export type GuardianAnswerApiResponse = /** status 200 Default Response */ GuardianConfirmation;
export type GuardianAnswerApiArg = {
  guardianAnswerBody: GuardianAnswerBody;
};
export type HomeApiResponse = /** status 200 Default Response */ Home;
export type HomeApiArg = void;
export type JobListApiResponse = /** status 200 Default Response */ JobPage;
export type JobListApiArg = {
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
  /** Two-digit codes of provinces */
  province?: string[];
  budgetFrom?: number;
  budgetTo?: number;
  /** Only jobs that take applications */
  open?: boolean;
  tags?: string[];
  keyword?: string;
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
export type JobDetailApiResponse = /** status 200 Default Response */ JobDetail;
export type JobDetailApiArg = {
  id: string;
};
export type JobApplyApiResponse = /** status 201 Default Response */ JobApplication;
export type JobApplyApiArg = {
  id: string;
  applyBody: ApplyBody;
};
export type JobWithdrawApiResponse = /** status 200 Default Response */ JobApplication;
export type JobWithdrawApiArg = {
  id: string;
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
export type NewFaceApplyApiResponse = /** status 201 Default Response */ NewFaceReceipt;
export type NewFaceApplyForm = {
  data: NewFaceInput;
  faceFile?: Blob;
  profileFile?: Blob;
  fullLengthFile?: Blob;
};
export type NewFaceApplyApiArg = {
  body: FormData;
};
export type NewFaceEntriesApiResponse = /** status 200 Default Response */ NewFaceEntries;
export type NewFaceEntriesApiArg = {
  newFaceToken: NewFaceToken;
};
export type NewFaceStateApiResponse = /** status 200 Default Response */ NewFaceState;
export type NewFaceStateApiArg = {
  newFaceToken: NewFaceToken;
};
export type NewFaceWithdrawApiResponse = unknown;
export type NewFaceWithdrawApiArg = {
  newFaceToken: NewFaceToken;
};
export type NewsListApiResponse = /** status 200 Default Response */ NewsPage;
export type NewsListApiArg = {
  type?: 'General' | 'TalkOfTheTown';
  tags?: string[];
  talentId?: string;
  keyword?: string;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type NewsPreviewApiResponse = /** status 200 Default Response */ NewsPreview;
export type NewsPreviewApiArg = {
  token: string;
};
export type NewsTagsApiResponse = /** status 200 Default Response */ TagRef[];
export type NewsTagsApiArg = {
  type?: 'General' | 'TalkOfTheTown';
};
export type NewsDetailApiResponse = /** status 200 Default Response */ NewsDetail;
export type NewsDetailApiArg = {
  type?: 'General' | 'TalkOfTheTown';
  id: string;
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
export type SiteDetailApiResponse = /** status 200 Default Response */ Site;
export type SiteDetailApiArg = void;
export type TalentListApiResponse = /** status 200 Default Response */ TalentPage;
export type TalentListApiArg = {
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
  language?: string[];
  /** Adults who are free from this day to the other one, at most 365 days from today */
  freeFrom?: string;
  /** Adults who are free from this day to the other one, at most 365 days from today */
  freeTo?: string;
  /** Only these talents */
  ids?: string[];
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type TalentRegisterApiResponse = /** status 202 Default Response */ RegistrationReceipt;
export type TalentRegisterForm = {
  data: TalentRegistration;
  imageFile?: Blob;
  albumImageFiles?: Blob[];
};
export type TalentRegisterApiArg = {
  body: FormData;
};
export type TalentSummaryApiResponse = /** status 200 Default Response */ TalentSummary;
export type TalentSummaryApiArg = void;
export type TalentTagsApiResponse = /** status 200 Default Response */ TagRef[];
export type TalentTagsApiArg = void;
export type TalentDetailApiResponse = /** status 200 Default Response */ TalentDetail;
export type TalentDetailApiArg = {
  id: string;
};
export type TalentCompositeCardListApiResponse = /** status 200 Default Response */ SharedCardList;
export type TalentCompositeCardListApiArg = {
  size?: CardSize;
  id: string;
};
export type VideoListApiResponse = /** status 200 Default Response */ VideoRef[];
export type VideoListApiArg = void;
export type RegistrationReceipt = {
  email: string;
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
export type BusinessType = 'Brand' | 'Agency' | 'Production' | 'Media' | 'Other';
export type RegistrationTerms = {
  accepted: boolean;
  textVersion: string;
};
export type BusinessRegistration = {
  companyName: {
    th: string;
    en?: string;
  };
  businessType: BusinessType;
  /** 13 digits, the last a check digit */
  taxId: string;
  /** The head office, 00000, when absent */
  branchNo?: string;
  industry?: string;
  website?: string;
  lineId?: string;
  contactName: string;
  position?: string;
  email: string;
  password: string;
  contactPhone: string;
  province: string;
  district: string;
  subDistrict: string;
  postalCode: string;
  address: string;
  terms: RegistrationTerms;
  /** The language to write to the person in; Thai when absent */
  language?: 'th' | 'en';
};
export type RegistrationCheck = {
  kind: 'talent' | 'business';
  email?: string;
  displayName?: string;
};
export type ResendBody = {
  email?: string;
  token?: string;
};
export type BriefReceipt = {
  id: string;
  createdAt: string;
  /** The draft job, of a sender who is signed in for an approved business */
  jobId: string | null;
};
export type BriefBody = {
  /** Product or project */
  project: string;
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
  roles: string;
  openings: number;
  shootFrom?: string;
  shootTo?: string;
  shootDays?: string;
  location?: string;
  media?: (
    | 'TV'
    | 'Online'
    | 'Social media'
    | 'Print'
    | 'OOH'
    | 'POSM'
    | 'Cinema'
    | 'Radio'
    | 'Event'
  )[];
  usageMonths?: number;
  territory?: string;
  budgetFrom?: number;
  budgetTo?: number;
  budgetUnit?: 'Day' | 'Job' | 'Post' | 'Month';
  answerBy?: string;
  /** The answer is needed today */
  isTonight?: boolean;
  message?: string;
  scriptLink?: string;
  /** An upload of the last hour; staff alone read it */
  scriptId?: string;
  name: string;
  company?: string;
  email: string;
  phone?: string;
  /** The language to write to the person in; Thai when absent */
  language?: 'th' | 'en';
  talentIds?: string[];
  /** Honeypot: hidden from users, must be empty */
  website?: string;
};
export type BriefScriptUpload = {
  id: string;
};
export type BriefScriptData = {};
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
export type Client = {
  id: string;
  name: Localized;
  logo: ImageRef | null;
  link: string | null;
  /** Its name in credits of public talents whom the agency cast; a keyword that finds them */
  credit: string | null;
};
export type ClientPage = {
  items: Client[];
  page: number;
  size: number;
  total: number;
};
export type ContactReceipt = {
  id: string;
  createdAt: string;
};
export type ContactBody = {
  name: string;
  email?: string;
  phone?: string;
  company?: string;
  message: string;
  talentIds?: string[];
  /** Honeypot: hidden from users, must be empty */
  website?: string;
};
export type GuardianConfirmation = {
  subject: 'Talent' | 'NewFace';
  talentName: Localized;
  age: number | null;
  guardianName: string;
  /** Empty for a new face */
  relation: string;
  /** Consents in force that were given in the name of the guardian */
  consents: ('PublicProfile' | 'ClientSharing' | 'Marketing')[];
  answer: ('Confirmed' | 'Declined' | 'Withdrawn') | null;
  answeredAt: string | null;
};
export type GuardianToken = {
  token: string;
};
export type GuardianAnswerBody = {
  token: string;
  answer: 'Confirm' | 'Decline';
};
export type HomeTalent = {
  id: string;
  name: Localized;
  image: ImageRef;
  second: ImageRef | null;
};
export type HomeSectionId = 'talents' | 'talk' | 'jobs' | 'clients' | 'news' | 'about' | 'join';
export type HomeSection = {
  id: HomeSectionId;
  shown: boolean;
};
export type Home = {
  heroTitle: Localized | null;
  heroText: Localized | null;
  /** Selected talents who are public and have an image, then others, which change by day. `second` is the first image of the album. */
  heroTalents: HomeTalent[];
  /** All ids, in the new order */
  sections: HomeSection[];
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
export type JobPage = {
  items: JobCard[];
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
export type DeclineBody = {
  status: 'Declined';
  reason: string;
};
export type Gender = 'Male' | 'Female' | 'LGBTQ+';
export type TagRef = {
  id: string;
  th: string;
  en: string;
};
export type ApplicationStatus = 'Applied' | 'InReview' | 'Hired' | 'NotSelected' | 'Withdrawn';
export type VideoRef = {
  id: string;
  width: number;
  height: number;
  /** Seconds */
  duration: number | null;
  poster: ImageRef | null;
  addedAt: string;
};
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
export type JobViewer = {
  /** The profile of the talent is approved and active */
  isApproved: boolean;
  /** Composite cards that the talent can apply with */
  cards: number;
  /** Type of the talent's work */
  talentTypes: TalentType[];
  application: JobApplication | null;
  request: JobRequest | null;
};
export type JobDetail = {
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
  description: Localized;
  companyLogo: ImageRef | null;
  gender: Gender[];
  /** ISO 639 codes */
  languages: string[];
  ageFrom: number | null;
  ageTo: number | null;
  heightFrom: number | null;
  heightTo: number | null;
  weightFrom: number | null;
  weightTo: number | null;
  shootFrom: string | null;
  shootTo: string | null;
  location: string | null;
  media: string[];
  usageMonths: number | null;
  exclusivity: string | null;
  tags: TagRef[];
  createdAt: string;
  updatedAt: string;
  viewer: JobViewer | null;
};
export type ApplyBody = {
  compositeCardId: string;
  note?: string;
  /** THB per unit of the job */
  quotedRate?: number;
  /** A finished video of the talent */
  tapeId?: string;
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
export type NewFaceReceipt = {
  token: string;
};
export type NewFaceInput = {
  name: string;
  birthday: string;
  height: number;
  phone?: string;
  lineId?: string;
  email?: string;
  guardian?: {
    name: string;
    email: string;
  };
  /** To the use of the entries and pictures for the choice */
  consent: boolean;
  /** Version of the privacy policy shown */
  textVersion: string;
  /** The language to write to the person in; Thai when absent */
  language?: 'th' | 'en';
  /** Honeypot: hidden from users, must be empty */
  website?: string;
};
export type NewFaceEntries = {
  name: string;
  height: number;
  phone: string | null;
  email: string | null;
};
export type NewFaceToken = {
  token: string;
};
export type NewFaceStatus = 'Received' | 'InReview' | 'Accepted' | 'Declined';
export type NewFaceGuardian = 'NotNeeded' | 'Waiting' | 'Confirmed';
export type NewFaceClip = {
  id: string;
  /** Not sent yet: its upload continues by the same file */
  isSent: boolean;
};
export type NewFaceState = {
  firstName: string;
  status: NewFaceStatus;
  guardian: NewFaceGuardian;
  clip: NewFaceClip | null;
};
export type NewsType = 'General' | 'TalkOfTheTown';
export type NewsCard = {
  id: string;
  type: NewsType;
  title: Localized;
  shortDescription: Localized;
  image: ImageRef | null;
  tags: TagRef[];
  publishedAt: string;
};
export type NewsPage = {
  items: NewsCard[];
  page: number;
  size: number;
  total: number;
};
export type NewsTalent = {
  id: string;
  name: Localized;
  image: ImageRef | null;
};
export type NewsPreview = {
  id: string;
  type: NewsType;
  title: Localized;
  shortDescription: Localized;
  image: ImageRef | null;
  tags: TagRef[];
  publishedAt: string;
  /** Sanitised HTML */
  detail: {
    th: string;
    en: string;
  };
  shareImage: ImageRef | null;
  /** Public talents whom it names */
  talents: NewsTalent[];
  byline: Localized;
  photoCredit: Localized;
  updatedAt: string;
  /** It shows an unsaved draft */
  isDraft: boolean;
  expiresAt: string;
};
export type NewsDetail = {
  id: string;
  type: NewsType;
  title: Localized;
  shortDescription: Localized;
  image: ImageRef | null;
  tags: TagRef[];
  publishedAt: string;
  /** Sanitised HTML */
  detail: {
    th: string;
    en: string;
  };
  shareImage: ImageRef | null;
  /** Public talents whom it names */
  talents: NewsTalent[];
  byline: Localized;
  photoCredit: Localized;
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
export type SiteSocialLink = {
  id: string;
  name: string;
  url: string;
};
export type AnnouncementKind = 'Info' | 'Important';
export type ShownAnnouncement = {
  id: string;
  kind: AnnouncementKind;
  text: Localized;
  link: string | null;
};
export type Site = {
  name?: Localized;
  tagline?: Localized;
  legal?: Localized;
  address?: Localized;
  contact?: {
    email?: string;
    phone?: string;
  };
  social?: SiteSocialLink[];
  /** Forms accept new addresses such as name@dara.agency */
  longEmailSuffixes?: boolean;
  announcements: ShownAnnouncement[];
};
export type Channel = 'Instagram' | 'Facebook' | 'Tiktok' | 'XTwitter' | 'Youtube';
export type Availability = 'Free' | 'Ask';
export type TalentCard = {
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
  availability?: Availability;
  languages?: string[];
};
export type TalentPage = {
  items: TalentCard[];
  page: number;
  size: number;
  total: number;
  /** There are more records than `total` */
  isTotalBound?: boolean;
  suggestion?: Localized | null;
};
export type TalentRegistrationSocial = {
  channel: Channel;
  name: string;
  link?: string;
  followers?: number;
};
export type RegistrationConsents = {
  publicProfile: boolean;
  clientSharing: boolean;
  marketing: boolean;
  textVersion: string;
};
export type RegistrationGuardian = {
  name: string;
  relation: string;
  phone: string;
  email: string;
};
export type TalentRegistration = {
  displayName: string;
  firstName: {
    th: string;
    en?: string;
  };
  lastName: {
    th: string;
    en?: string;
  };
  nickName: {
    th: string;
    en?: string;
  };
  /** ISO 3166 code of two letters */
  nationality: string;
  gender: Gender;
  birthDay?: string;
  /** Alias of `birthDay` */
  birthday?: string;
  email: string;
  password: string;
  phoneNumber: string;
  companyName?: string;
  talentTypes: TalentType[];
  socialMedia?: TalentRegistrationSocial[];
  /** cm */
  height?: number;
  /** kg */
  weight?: number;
  /** Inches */
  chest?: number;
  /** Inches */
  waist?: number;
  /** Inches */
  hip?: number;
  /** EU size */
  shoes?: number;
  eyeColour?: string;
  hairColour?: string;
  skinTone?: string;
  bio?: {
    th: string;
    en?: string;
  };
  languages?: string[];
  province?: string;
  district?: string;
  subDistrict?: string;
  postalCode?: string;
  address?: string;
  consents: RegistrationConsents;
  guardian?: RegistrationGuardian;
  /** The language to write to the person in; Thai when absent */
  language?: 'th' | 'en';
};
export type TalentSummary = {
  total: number;
  groups: {
    talentType: TalentType;
    count: number;
  }[];
};
export type TalentSocial = {
  channel: Channel;
  /** Empty when visitors must not find the account of a minor */
  name: string;
  link: string | null;
  followers: number | null;
  engagementRate: number | null;
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
export type TalentWork = {
  id: string;
  talentType: TalentType;
  experiences: WorkExperience[];
};
export type CompositeCardSummary = {
  id: string;
  name: string;
  template: string;
};
export type TalentDetail = {
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
  isMinor: boolean;
  languages: string[];
  bio: Localized | null;
  album: ImageRef[];
  reel: VideoRef | null;
  socialMedia: TalentSocial[];
  works: TalentWork[];
  compositeCards: CompositeCardSummary[];
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
  useAuthorizationRegisterBusinessAccountMutation,
  useAuthorizationRegisterCheckMutation,
  useAuthorizationConfirmationResendMutation,
  useBriefSendMutation,
  useBriefScriptUploadMutation,
  useClientListQuery,
  useContactSendMutation,
  useGuardianConfirmationMutation,
  useGuardianAnswerMutation,
  useHomeQuery,
  useJobListQuery,
  useJobRequestAnswerMutation,
  useJobDetailQuery,
  useJobApplyMutation,
  useJobWithdrawMutation,
  useManagementCompositeCardListQuery,
  useNewFaceApplyMutation,
  useNewFaceEntriesMutation,
  useNewFaceStateMutation,
  useNewFaceWithdrawMutation,
  useNewsListQuery,
  useNewsPreviewQuery,
  useNewsTagsQuery,
  useNewsDetailQuery,
  useContentPageDetailQuery,
  usePlaceDistrictListQuery,
  usePlaceProvinceListQuery,
  usePlaceSubDistrictListQuery,
  useSiteDetailQuery,
  useTalentListQuery,
  useTalentRegisterMutation,
  useTalentSummaryQuery,
  useTalentTagsQuery,
  useTalentDetailQuery,
  useTalentCompositeCardListQuery,
  useVideoListQuery,
} = injectedRtkApi;
