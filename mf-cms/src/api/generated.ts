// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/sdk/api';
export const addTagTypes = ['management news', 'news'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      managementNewsList: build.query<ManagementNewsListApiResponse, ManagementNewsListApiArg>({
        query: (queryArg) => ({
          url: `/api/management/news`,
          params: {
            type: queryArg['type'],
            status: queryArg.status,
            tags: queryArg.tags,
            keyword: queryArg.keyword,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management news'],
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as endpoints };
export type ManagementNewsListApiResponse = /** status 200 Default Response */ NewsRowPage;
export type ManagementNewsListApiArg = {
  type?: 'General' | 'TalkOfTheTown';
  status?: 'Published' | 'Scheduled' | 'Unpublished';
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
export type NewsType = 'General' | 'TalkOfTheTown';
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
export type TagRef = {
  id: string;
  th: string;
  en: string;
};
export type NewsStatus = 'Published' | 'Scheduled' | 'Unpublished';
export type NewsRow = {
  id: string;
  type: NewsType;
  title: Localized;
  shortDescription: Localized;
  image: ImageRef | null;
  tags: TagRef[];
  status: NewsStatus;
  publish: boolean;
  publishAt: string | null;
  publishedAt: string | null;
  order: number | null;
  missingTranslation: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type NewsRowPage = {
  items: NewsRow[];
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
export const { useManagementNewsListQuery, useNewsTagsQuery } = injectedRtkApi;
