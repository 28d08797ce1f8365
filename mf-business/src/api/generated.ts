// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/sdk/api';
export const addTagTypes = ['management job'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as endpoints };
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
  tags?: string[];
  keyword?: string;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type Localized = {
  th: string;
  en: string;
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
  missingTranslation: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type JobRowPage = {
  items: JobRow[];
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
  /** The record as it stands, on a conflict */
  current?: any;
  traceId: string;
};
export const { useManagementJobListQuery } = injectedRtkApi;
