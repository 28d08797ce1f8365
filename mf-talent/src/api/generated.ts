// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/shared/api';
export const addTagTypes = ['management talent', 'talent'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
            keyword: queryArg.keyword,
            budgetFrom: queryArg.budgetFrom,
            budgetTo: queryArg.budgetTo,
            ageFrom: queryArg.ageFrom,
            ageTo: queryArg.ageTo,
            heightFrom: queryArg.heightFrom,
            heightTo: queryArg.heightTo,
            weightFrom: queryArg.weightFrom,
            weightTo: queryArg.weightTo,
            status: queryArg.status,
            active: queryArg.active,
            isTop10: queryArg.isTop10,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management talent'],
      }),
      talentProfile: build.query<TalentProfileApiResponse, TalentProfileApiArg>({
        query: () => ({ url: `/api/talent/profile` }),
        providesTags: ['talent'],
      }),
      talentTags: build.query<TalentTagsApiResponse, TalentTagsApiArg>({
        query: () => ({ url: `/api/talent/tags` }),
        providesTags: ['talent'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as endpoints };
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
  gender?: 'Male' | 'Female' | 'LGBTQ+';
  keyword?: string;
  budgetFrom?: number;
  budgetTo?: number;
  ageFrom?: number;
  ageTo?: number;
  heightFrom?: number;
  heightTo?: number;
  weightFrom?: number;
  weightTo?: number;
  status?: ('Pending' | 'Approved' | 'Rejected' | 'Archived')[];
  active?: boolean;
  isTop10?: boolean;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type TalentProfileApiResponse = /** status 200 Default Response */ TalentRecord;
export type TalentProfileApiArg = void;
export type TalentTagsApiResponse = /** status 200 Default Response */ TagRef[];
export type TalentTagsApiArg = void;
export type Localized = {
  th: string;
  en: string;
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
export type ImageRef = {
  id: string;
  width: number;
  height: number;
  alt: Localized | null;
  placeholder: string | null;
};
export type Gender = 'Male' | 'Female' | 'LGBTQ+';
export type Channel = 'Instagram' | 'Facebook' | 'Tiktok' | 'XTwitter' | 'Youtube';
export type TagRef = {
  id: string;
  th: string;
  en: string;
};
export type TalentStatus = 'Pending' | 'Approved' | 'Rejected' | 'Archived';
export type TalentRow = {
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
  firstName: Localized;
  lastName: Localized;
  email: string;
  phoneNumber: string | null;
  companyName: string | null;
  birthday: string | null;
  weight: number | null;
  status: TalentStatus;
  active: boolean;
  /** Approved, active and consenting */
  isPublic: boolean;
  missingTranslation: boolean;
  version: number;
};
export type TalentRowPage = {
  items: TalentRow[];
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
export type Guardian = {
  name: string;
  relation: string;
  phone: string;
  email: string;
};
export type TalentSocial = {
  channel: Channel;
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
  experienceType: 'Internal' | 'External';
  hireDate: string | null;
  link: string | null;
  images: ImageRef[];
};
export type SocialMediaPerformance = {
  id: string;
  channel: Channel;
  /** Subscribers on Youtube */
  followers: number | null;
  /** Percent */
  engagement: number | null;
  averagePostReach: number | null;
  averageStoryView: number | null;
  cpr: number | null;
  cpe: number | null;
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
  album: ImageRef[];
  socialMedia: TalentSocial[];
  works: WorkRecord[];
  compositeCards: CompositeCardRow[];
  consents: ConsentRecord[];
  status: TalentStatus;
  active: boolean;
  /** Approved, active and consenting */
  isPublic: boolean;
  version: number;
};
export const { useManagementTalentListQuery, useTalentProfileQuery, useTalentTagsQuery } =
  injectedRtkApi;
