// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/shared/api';
export const addTagTypes = ['client', 'job', 'news', 'talent'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
      jobDetail: build.query<JobDetailApiResponse, JobDetailApiArg>({
        query: (queryArg) => ({
          url: `/api/job/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['job'],
      }),
      newsList: build.query<NewsListApiResponse, NewsListApiArg>({
        query: (queryArg) => ({
          url: `/api/news`,
          params: {
            type: queryArg['type'],
            tags: queryArg.tags,
            keyword: queryArg.keyword,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['news'],
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
            keyword: queryArg.keyword,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['talent'],
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as endpoints };
export type ClientListApiResponse = /** status 200 Default Response */ ClientPage;
export type ClientListApiArg = {
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
};
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
export type JobDetailApiResponse = /** status 200 Default Response */ JobDetail;
export type JobDetailApiArg = {
  id: string;
};
export type NewsListApiResponse = /** status 200 Default Response */ NewsPage;
export type NewsListApiArg = {
  type?: 'General' | 'TalkOfTheTown';
  tags?: string[];
  keyword?: string;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
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
  gender?: 'Male' | 'Female' | 'LGBTQ+';
  keyword?: string;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type TalentSummaryApiResponse = /** status 200 Default Response */ TalentSummary;
export type TalentSummaryApiArg = void;
export type TalentTagsApiResponse = /** status 200 Default Response */ TagRef[];
export type TalentTagsApiArg = void;
export type TalentDetailApiResponse = /** status 200 Default Response */ TalentDetail;
export type TalentDetailApiArg = {
  id: string;
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
export type Client = {
  id: string;
  name: Localized;
  logo: ImageRef | null;
  link: string | null;
};
export type ClientPage = {
  items: Client[];
  page: number;
  size: number;
  total: number;
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
  traceId: string;
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
  /** Takes applications today */
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
export type Gender = 'Male' | 'Female' | 'LGBTQ+';
export type TagRef = {
  id: string;
  th: string;
  en: string;
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
  /** Takes applications today */
  isOpen: boolean;
  visibility: 'Public' | 'Internal';
  description: Localized;
  companyLogo: ImageRef | null;
  gender: Gender[];
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
  updatedAt: string;
};
export type Channel = 'Instagram' | 'Facebook' | 'Tiktok' | 'XTwitter' | 'Youtube';
export type TalentCard = {
  id: string;
  displayName: string;
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
export type TalentPage = {
  items: TalentCard[];
  page: number;
  size: number;
  total: number;
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
  name: string;
  link: string | null;
  followers: number | null;
  engagementRate: number | null;
};
export type WorkExperience = {
  id: string;
  customerName: string;
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
  displayName: string;
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
  weight: number | null;
  chest: number | null;
  waist: number | null;
  hip: number | null;
  shoes: number | null;
  eyeColour: string | null;
  hairColour: string | null;
  skinTone: string | null;
  firstName: Localized;
  lastName: Localized;
  birthday: string | null;
  isMinor: boolean;
  languages: string[];
  bio: Localized | null;
  album: ImageRef[];
  socialMedia: TalentSocial[];
  works: TalentWork[];
  compositeCards: CompositeCardSummary[];
};
export const {
  useClientListQuery,
  useJobListQuery,
  useJobDetailQuery,
  useNewsListQuery,
  useNewsTagsQuery,
  useNewsDetailQuery,
  useTalentListQuery,
  useTalentSummaryQuery,
  useTalentTagsQuery,
  useTalentDetailQuery,
} = injectedRtkApi;
