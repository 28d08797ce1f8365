// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/sdk/api';
export const addTagTypes = ['authorization', 'profile'] as const;
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
          },
        }),
        providesTags: ['profile'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as endpoints };
export type AuthorizationChangePasswordApiResponse = unknown;
export type AuthorizationChangePasswordApiArg = {
  changePasswordBody: ChangePasswordBody;
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
  lastLoginAt: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
};
export type ManagementProfilePage = {
  items: ManagementProfileRow[];
  page: number;
  size: number;
  total: number;
};
export const { useAuthorizationChangePasswordMutation, useManagementProfileListQuery } =
  injectedRtkApi;
