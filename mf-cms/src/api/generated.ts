// Generated from api/openapi.json by `npm run generate`; do not edit.
import { api } from '@dara/sdk/api';
export const addTagTypes = [
  'management client',
  'client',
  'management site setting',
  'management page',
  'management talent',
  'profile',
  'management home',
  'home',
  'management media',
  'management news',
  'news',
  'page',
  'management tag',
  'management job',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      managementClientList: build.query<
        ManagementClientListApiResponse,
        ManagementClientListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/client`,
          params: {
            keyword: queryArg.keyword,
            publish: queryArg.publish,
            ofBusiness: queryArg.ofBusiness,
            missingTranslation: queryArg.missingTranslation,
            deleted: queryArg.deleted,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management client'],
      }),
      managementClientCreate: build.mutation<
        ManagementClientCreateApiResponse,
        ManagementClientCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/client`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['management client', 'client'],
      }),
      managementClientBulk: build.mutation<
        ManagementClientBulkApiResponse,
        ManagementClientBulkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/client/bulk`,
          method: 'POST',
          body: queryArg.clientBulkBody,
        }),
        invalidatesTags: ['management client', 'client'],
      }),
      managementClientOrder: build.mutation<
        ManagementClientOrderApiResponse,
        ManagementClientOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/client/order`,
          method: 'PUT',
          body: queryArg.clientOrder,
        }),
        invalidatesTags: ['management client', 'client'],
      }),
      managementClientDetail: build.query<
        ManagementClientDetailApiResponse,
        ManagementClientDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/client/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            deleted: queryArg.deleted,
          },
        }),
        providesTags: ['management client'],
      }),
      managementClientUpdate: build.mutation<
        ManagementClientUpdateApiResponse,
        ManagementClientUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/client/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['management client', 'client'],
      }),
      managementClientDelete: build.mutation<
        ManagementClientDeleteApiResponse,
        ManagementClientDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/client/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management client', 'client'],
      }),
      managementClientAudit: build.query<
        ManagementClientAuditApiResponse,
        ManagementClientAuditApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/client/${encodeURIComponent(String(queryArg.id))}/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['management client'],
      }),
      managementClientRestore: build.mutation<
        ManagementClientRestoreApiResponse,
        ManagementClientRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/client/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['management client', 'client'],
      }),
      managementGoLive: build.query<ManagementGoLiveApiResponse, ManagementGoLiveApiArg>({
        query: () => ({ url: `/api/management/go-live` }),
        providesTags: [
          'management site setting',
          'management page',
          'management talent',
          'profile',
        ],
      }),
      managementHomeDetail: build.query<
        ManagementHomeDetailApiResponse,
        ManagementHomeDetailApiArg
      >({
        query: () => ({ url: `/api/management/home` }),
        providesTags: ['management home'],
      }),
      managementHomeUpdate: build.mutation<
        ManagementHomeUpdateApiResponse,
        ManagementHomeUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/home`,
          method: 'PUT',
          body: queryArg.homeInput,
        }),
        invalidatesTags: ['management home', 'home'],
      }),
      managementHomeAudit: build.query<ManagementHomeAuditApiResponse, ManagementHomeAuditApiArg>({
        query: (queryArg) => ({
          url: `/api/management/home/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['management home'],
      }),
      managementMediaList: build.query<ManagementMediaListApiResponse, ManagementMediaListApiArg>({
        query: (queryArg) => ({
          url: `/api/management/media`,
          params: {
            keyword: queryArg.keyword,
            kind: queryArg.kind,
            used: queryArg.used,
            missingAlt: queryArg.missingAlt,
            deleted: queryArg.deleted,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management media'],
      }),
      managementMediaCreate: build.mutation<
        ManagementMediaCreateApiResponse,
        ManagementMediaCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/media`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['management media'],
      }),
      managementMediaBulk: build.mutation<
        ManagementMediaBulkApiResponse,
        ManagementMediaBulkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/media/bulk`,
          method: 'POST',
          body: queryArg.mediaBulkBody,
        }),
        invalidatesTags: ['management media'],
      }),
      managementMediaDetail: build.query<
        ManagementMediaDetailApiResponse,
        ManagementMediaDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/media/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            deleted: queryArg.deleted,
          },
        }),
        providesTags: ['management media'],
      }),
      managementMediaUpdate: build.mutation<
        ManagementMediaUpdateApiResponse,
        ManagementMediaUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/media/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['management media'],
      }),
      managementMediaDelete: build.mutation<
        ManagementMediaDeleteApiResponse,
        ManagementMediaDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/media/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management media'],
      }),
      managementMediaAudit: build.query<
        ManagementMediaAuditApiResponse,
        ManagementMediaAuditApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/media/${encodeURIComponent(String(queryArg.id))}/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['management media'],
      }),
      managementMediaRestore: build.mutation<
        ManagementMediaRestoreApiResponse,
        ManagementMediaRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/media/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['management media'],
      }),
      managementNewsList: build.query<ManagementNewsListApiResponse, ManagementNewsListApiArg>({
        query: (queryArg) => ({
          url: `/api/management/news`,
          params: {
            type: queryArg['type'],
            status: queryArg.status,
            tags: queryArg.tags,
            keyword: queryArg.keyword,
            missingTranslation: queryArg.missingTranslation,
            deleted: queryArg.deleted,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management news'],
      }),
      managementNewsCreate: build.mutation<
        ManagementNewsCreateApiResponse,
        ManagementNewsCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['management news', 'news'],
      }),
      managementNewsBulk: build.mutation<ManagementNewsBulkApiResponse, ManagementNewsBulkApiArg>({
        query: (queryArg) => ({
          url: `/api/management/news/bulk`,
          method: 'POST',
          body: queryArg.newsBulkBody,
        }),
        invalidatesTags: ['management news', 'news'],
      }),
      managementNewsPicture: build.mutation<
        ManagementNewsPictureApiResponse,
        ManagementNewsPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/picture`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['management news'],
      }),
      managementNewsDetail: build.query<
        ManagementNewsDetailApiResponse,
        ManagementNewsDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            deleted: queryArg.deleted,
          },
        }),
        providesTags: ['management news'],
      }),
      managementNewsUpdate: build.mutation<
        ManagementNewsUpdateApiResponse,
        ManagementNewsUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['management news', 'news'],
      }),
      managementNewsDelete: build.mutation<
        ManagementNewsDeleteApiResponse,
        ManagementNewsDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management news', 'news'],
      }),
      managementNewsDraftSave: build.mutation<
        ManagementNewsDraftSaveApiResponse,
        ManagementNewsDraftSaveApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}/draft`,
          method: 'PUT',
          body: queryArg.newsDraftBody,
        }),
        invalidatesTags: ['management news'],
      }),
      managementNewsDraftDelete: build.mutation<
        ManagementNewsDraftDeleteApiResponse,
        ManagementNewsDraftDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}/draft`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management news'],
      }),
      managementNewsEditing: build.mutation<
        ManagementNewsEditingApiResponse,
        ManagementNewsEditingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}/editing`,
          method: 'PUT',
        }),
        invalidatesTags: ['management news'],
      }),
      managementNewsEditingEnd: build.mutation<
        ManagementNewsEditingEndApiResponse,
        ManagementNewsEditingEndApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}/editing`,
          method: 'DELETE',
        }),
        invalidatesTags: ['management news'],
      }),
      managementNewsHistory: build.query<
        ManagementNewsHistoryApiResponse,
        ManagementNewsHistoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}/history`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['management news'],
      }),
      managementNewsPlace: build.mutation<
        ManagementNewsPlaceApiResponse,
        ManagementNewsPlaceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}/place`,
          method: 'PUT',
          body: queryArg.newsPlaceBody,
        }),
        invalidatesTags: ['management news', 'news'],
      }),
      managementNewsPreview: build.mutation<
        ManagementNewsPreviewApiResponse,
        ManagementNewsPreviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}/preview`,
          method: 'POST',
        }),
        invalidatesTags: ['management news'],
      }),
      managementNewsRestore: build.mutation<
        ManagementNewsRestoreApiResponse,
        ManagementNewsRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['management news', 'news'],
      }),
      managementNewsVersions: build.query<
        ManagementNewsVersionsApiResponse,
        ManagementNewsVersionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}/version`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['management news'],
      }),
      managementNewsVersion: build.query<
        ManagementNewsVersionApiResponse,
        ManagementNewsVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}/version/${encodeURIComponent(String(queryArg.version))}`,
        }),
        providesTags: ['management news'],
      }),
      managementNewsVersionRestore: build.mutation<
        ManagementNewsVersionRestoreApiResponse,
        ManagementNewsVersionRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/news/${encodeURIComponent(String(queryArg.id))}/version/${encodeURIComponent(String(queryArg.version))}/restore`,
          method: 'POST',
          body: queryArg.newsVersionRestoreBody,
        }),
        invalidatesTags: ['management news', 'news'],
      }),
      managementContentPageList: build.query<
        ManagementContentPageListApiResponse,
        ManagementContentPageListApiArg
      >({
        query: () => ({ url: `/api/management/page` }),
        providesTags: ['management page'],
      }),
      managementContentPageDetail: build.query<
        ManagementContentPageDetailApiResponse,
        ManagementContentPageDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/page/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ['management page'],
      }),
      managementContentPageUpdate: build.mutation<
        ManagementContentPageUpdateApiResponse,
        ManagementContentPageUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/page/${encodeURIComponent(String(queryArg.slug))}`,
          method: 'PUT',
          body: queryArg.contentPageInput,
        }),
        invalidatesTags: ['management page'],
      }),
      managementContentPageConfirm: build.mutation<
        ManagementContentPageConfirmApiResponse,
        ManagementContentPageConfirmApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/page/${encodeURIComponent(String(queryArg.slug))}/confirm`,
          method: 'POST',
          body: queryArg.contentPageConfirm,
        }),
        invalidatesTags: ['management page', 'page'],
      }),
      managementContentPageVersions: build.query<
        ManagementContentPageVersionsApiResponse,
        ManagementContentPageVersionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/page/${encodeURIComponent(String(queryArg.slug))}/version`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['management page'],
      }),
      managementContentPageVersion: build.query<
        ManagementContentPageVersionApiResponse,
        ManagementContentPageVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/page/${encodeURIComponent(String(queryArg.slug))}/version/${encodeURIComponent(String(queryArg.version))}`,
        }),
        providesTags: ['management page'],
      }),
      managementContentPageRestore: build.mutation<
        ManagementContentPageRestoreApiResponse,
        ManagementContentPageRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/page/${encodeURIComponent(String(queryArg.slug))}/version/${encodeURIComponent(String(queryArg.version))}/restore`,
          method: 'POST',
          body: queryArg.contentPageRestore,
        }),
        invalidatesTags: ['management page', 'page'],
      }),
      managementTagList: build.query<ManagementTagListApiResponse, ManagementTagListApiArg>({
        query: (queryArg) => ({
          url: `/api/management/tag`,
          params: {
            keyword: queryArg.keyword,
            kind: queryArg.kind,
            missingTranslation: queryArg.missingTranslation,
            deleted: queryArg.deleted,
            page: queryArg.page,
            size: queryArg.size,
            sortByColumn: queryArg.sortByColumn,
            sortByAlphabetically: queryArg.sortByAlphabetically,
          },
        }),
        providesTags: ['management tag'],
      }),
      managementTagCreate: build.mutation<
        ManagementTagCreateApiResponse,
        ManagementTagCreateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/tag`,
          method: 'POST',
          body: queryArg.tagCreate,
        }),
        invalidatesTags: [
          'management tag',
          'management news',
          'management talent',
          'management job',
          'news',
        ],
      }),
      managementTagChoices: build.query<
        ManagementTagChoicesApiResponse,
        ManagementTagChoicesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/tag/choice`,
          params: {
            kind: queryArg.kind,
            keyword: queryArg.keyword,
          },
        }),
        providesTags: ['management tag'],
      }),
      managementTagUpdate: build.mutation<
        ManagementTagUpdateApiResponse,
        ManagementTagUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/tag/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.tagUpdate,
        }),
        invalidatesTags: [
          'management tag',
          'management news',
          'management talent',
          'management job',
          'news',
        ],
      }),
      managementTagDelete: build.mutation<
        ManagementTagDeleteApiResponse,
        ManagementTagDeleteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/tag/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: [
          'management tag',
          'management news',
          'management talent',
          'management job',
          'news',
        ],
      }),
      managementTagAudit: build.query<ManagementTagAuditApiResponse, ManagementTagAuditApiArg>({
        query: (queryArg) => ({
          url: `/api/management/tag/${encodeURIComponent(String(queryArg.id))}/audit`,
          params: {
            page: queryArg.page,
            size: queryArg.size,
          },
        }),
        providesTags: ['management tag'],
      }),
      managementTagMerge: build.mutation<ManagementTagMergeApiResponse, ManagementTagMergeApiArg>({
        query: (queryArg) => ({
          url: `/api/management/tag/${encodeURIComponent(String(queryArg.id))}/merge`,
          method: 'POST',
          body: queryArg.tagMerge,
        }),
        invalidatesTags: [
          'management tag',
          'management news',
          'management talent',
          'management job',
          'news',
        ],
      }),
      managementTagRestore: build.mutation<
        ManagementTagRestoreApiResponse,
        ManagementTagRestoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/management/tag/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: [
          'management tag',
          'management news',
          'management talent',
          'management job',
          'news',
        ],
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
export type ManagementClientListApiResponse = /** status 200 Default Response */ ClientRecordPage;
export type ManagementClientListApiArg = {
  keyword?: string;
  publish?: boolean;
  /** Whether it shows the profile of a business */
  ofBusiness?: boolean;
  missingTranslation?: boolean;
  /** Only deleted records that can be restored, instead of the others */
  deleted?: boolean;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type ManagementClientCreateApiResponse = /** status 201 Default Response */ ClientRecord;
export type ManagementClientCreateForm = {
  data: ClientCreate;
  logoFile?: Blob;
};
export type ManagementClientCreateApiArg = {
  body: FormData;
};
export type ManagementClientBulkApiResponse = /** status 200 Default Response */ ClientBulkResult;
export type ManagementClientBulkApiArg = {
  clientBulkBody: ClientBulkBody;
};
export type ManagementClientOrderApiResponse = unknown;
export type ManagementClientOrderApiArg = {
  clientOrder: ClientOrder;
};
export type ManagementClientDetailApiResponse = /** status 200 Default Response */ ClientRecord;
export type ManagementClientDetailApiArg = {
  /** A deleted record that can be restored */
  deleted?: boolean;
  id: string;
};
export type ManagementClientUpdateApiResponse = /** status 200 Default Response */ ClientRecord;
export type ManagementClientUpdateForm = {
  data: ClientUpdate;
  logoFile?: Blob;
};
export type ManagementClientUpdateApiArg = {
  id: string;
  body: FormData;
};
export type ManagementClientDeleteApiResponse = unknown;
export type ManagementClientDeleteApiArg = {
  id: string;
};
export type ManagementClientAuditApiResponse = /** status 200 Default Response */ ClientAuditPage;
export type ManagementClientAuditApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type ManagementClientRestoreApiResponse = /** status 200 Default Response */ ClientRecord;
export type ManagementClientRestoreApiArg = {
  id: string;
};
export type ManagementGoLiveApiResponse = /** status 200 Default Response */ GoLive;
export type ManagementGoLiveApiArg = void;
export type ManagementHomeDetailApiResponse = /** status 200 Default Response */ ManagementHome;
export type ManagementHomeDetailApiArg = void;
export type ManagementHomeUpdateApiResponse = /** status 200 Default Response */ ManagementHome;
export type ManagementHomeUpdateApiArg = {
  homeInput: HomeInput;
};
export type ManagementHomeAuditApiResponse = /** status 200 Default Response */ HomeAuditPage;
export type ManagementHomeAuditApiArg = {
  page?: number;
  size?: number;
};
export type ManagementMediaListApiResponse = /** status 200 Default Response */ MediaPage;
export type ManagementMediaListApiArg = {
  keyword?: string;
  kind?: ('Editorial' | 'Talent' | 'Business' | 'User' | 'Other')[];
  /** Whether any record shows the image */
  used?: boolean;
  /** Whether a description is missing */
  missingAlt?: boolean;
  /** Only deleted records that can be restored, instead of the others */
  deleted?: boolean;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type ManagementMediaCreateApiResponse = /** status 201 Default Response */ Media;
export type ManagementMediaCreateForm = {
  data: MediaCreate;
  image?: Blob;
};
export type ManagementMediaCreateApiArg = {
  body: FormData;
};
export type ManagementMediaBulkApiResponse = /** status 200 Default Response */ MediaBulkResult;
export type ManagementMediaBulkApiArg = {
  mediaBulkBody: MediaBulkBody;
};
export type ManagementMediaDetailApiResponse = /** status 200 Default Response */ MediaDetail;
export type ManagementMediaDetailApiArg = {
  /** A deleted record that can be restored */
  deleted?: boolean;
  id: string;
};
export type ManagementMediaUpdateApiResponse = /** status 200 Default Response */ Media;
export type ManagementMediaUpdateForm = {
  data: MediaUpdate;
  image?: Blob;
};
export type ManagementMediaUpdateApiArg = {
  id: string;
  body: FormData;
};
export type ManagementMediaDeleteApiResponse = unknown;
export type ManagementMediaDeleteApiArg = {
  id: string;
};
export type ManagementMediaAuditApiResponse = /** status 200 Default Response */ MediaAuditPage;
export type ManagementMediaAuditApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type ManagementMediaRestoreApiResponse = /** status 200 Default Response */ Media;
export type ManagementMediaRestoreApiArg = {
  id: string;
};
export type ManagementNewsListApiResponse = /** status 200 Default Response */ NewsRowPage;
export type ManagementNewsListApiArg = {
  type?: 'General' | 'TalkOfTheTown';
  status?: 'Published' | 'Scheduled' | 'Unpublished';
  tags?: string[];
  keyword?: string;
  missingTranslation?: boolean;
  /** Only deleted articles that can be restored, instead of the others */
  deleted?: boolean;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type ManagementNewsCreateApiResponse = /** status 201 Default Response */ ManagementNews;
export type ManagementNewsCreateForm = {
  data: NewsCreate;
  image?: Blob;
  shareImage?: Blob;
};
export type ManagementNewsCreateApiArg = {
  body: FormData;
};
export type ManagementNewsBulkApiResponse = /** status 200 Default Response */ NewsBulkResult;
export type ManagementNewsBulkApiArg = {
  newsBulkBody: NewsBulkBody;
};
export type ManagementNewsPictureApiResponse = /** status 201 Default Response */ ImageRef;
export type ManagementNewsPictureForm = {
  data: NewsPictureInput;
  image?: Blob;
};
export type ManagementNewsPictureApiArg = {
  body: FormData;
};
export type ManagementNewsDetailApiResponse = /** status 200 Default Response */ ManagementNews;
export type ManagementNewsDetailApiArg = {
  /** A deleted record that can be restored */
  deleted?: boolean;
  id: string;
};
export type ManagementNewsUpdateApiResponse = /** status 200 Default Response */ ManagementNews;
export type ManagementNewsUpdateForm = {
  data: NewsUpdate;
  image?: Blob;
  shareImage?: Blob;
};
export type ManagementNewsUpdateApiArg = {
  id: string;
  body: FormData;
};
export type ManagementNewsDeleteApiResponse = unknown;
export type ManagementNewsDeleteApiArg = {
  id: string;
};
export type ManagementNewsDraftSaveApiResponse = /** status 200 Default Response */ NewsDraft;
export type ManagementNewsDraftSaveApiArg = {
  id: string;
  newsDraftBody: NewsDraftBody;
};
export type ManagementNewsDraftDeleteApiResponse = unknown;
export type ManagementNewsDraftDeleteApiArg = {
  id: string;
};
export type ManagementNewsEditingApiResponse = /** status 200 Default Response */ NewsEditor[];
export type ManagementNewsEditingApiArg = {
  id: string;
};
export type ManagementNewsEditingEndApiResponse = unknown;
export type ManagementNewsEditingEndApiArg = {
  id: string;
};
export type ManagementNewsHistoryApiResponse = /** status 200 Default Response */ NewsAuditPage;
export type ManagementNewsHistoryApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type ManagementNewsPlaceApiResponse = /** status 200 Default Response */ ManagementNews;
export type ManagementNewsPlaceApiArg = {
  id: string;
  /** One of the two: the article to place it next to */
  newsPlaceBody: NewsPlaceBody;
};
export type ManagementNewsPreviewApiResponse = /** status 200 Default Response */ NewsPreviewLink;
export type ManagementNewsPreviewApiArg = {
  id: string;
};
export type ManagementNewsRestoreApiResponse = /** status 200 Default Response */ ManagementNews;
export type ManagementNewsRestoreApiArg = {
  id: string;
};
export type ManagementNewsVersionsApiResponse = /** status 200 Default Response */ NewsVersionPage;
export type ManagementNewsVersionsApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type ManagementNewsVersionApiResponse = /** status 200 Default Response */ NewsVersion;
export type ManagementNewsVersionApiArg = {
  id: string;
  version: string;
};
export type ManagementNewsVersionRestoreApiResponse =
  /** status 200 Default Response */ ManagementNews;
export type ManagementNewsVersionRestoreApiArg = {
  id: string;
  version: string;
  newsVersionRestoreBody: NewsVersionRestoreBody;
};
export type ManagementContentPageListApiResponse =
  /** status 200 Default Response */ ContentPageRows;
export type ManagementContentPageListApiArg = void;
export type ManagementContentPageDetailApiResponse =
  /** status 200 Default Response */ ManagementContentPage;
export type ManagementContentPageDetailApiArg = {
  slug: string;
};
export type ManagementContentPageUpdateApiResponse =
  /** status 200 Default Response */ ManagementContentPage;
export type ManagementContentPageUpdateApiArg = {
  slug: string;
  contentPageInput: ContentPageInput;
};
export type ManagementContentPageConfirmApiResponse =
  /** status 200 Default Response */ ManagementContentPage;
export type ManagementContentPageConfirmApiArg = {
  slug: string;
  contentPageConfirm: ContentPageConfirm;
};
export type ManagementContentPageVersionsApiResponse =
  /** status 200 Default Response */ ContentPageVersionPage;
export type ManagementContentPageVersionsApiArg = {
  page?: number;
  size?: number;
  slug: string;
};
export type ManagementContentPageVersionApiResponse =
  /** status 200 Default Response */ ContentPageVersion;
export type ManagementContentPageVersionApiArg = {
  slug: string;
  version: string;
};
export type ManagementContentPageRestoreApiResponse =
  /** status 200 Default Response */ ManagementContentPage;
export type ManagementContentPageRestoreApiArg = {
  slug: string;
  version: string;
  contentPageRestore: ContentPageRestore;
};
export type ManagementTagListApiResponse = /** status 200 Default Response */ TagRecordPage;
export type ManagementTagListApiArg = {
  keyword?: string;
  kind?: 'Talent' | 'News' | 'Job';
  missingTranslation?: boolean;
  /** Only deleted records that can be restored, instead of the others */
  deleted?: boolean;
  page?: number;
  /** Answered as 100 when larger */
  size?: number;
  sortByColumn?: string;
  sortByAlphabetically?: 'asc' | 'desc';
};
export type ManagementTagCreateApiResponse = /** status 201 Default Response */ TagRecord;
export type ManagementTagCreateApiArg = {
  tagCreate: TagCreate;
};
export type ManagementTagChoicesApiResponse = /** status 200 Default Response */ TagChoices;
export type ManagementTagChoicesApiArg = {
  kind: 'Talent' | 'News' | 'Job';
  keyword?: string;
};
export type ManagementTagUpdateApiResponse = /** status 200 Default Response */ TagRecord;
export type ManagementTagUpdateApiArg = {
  id: string;
  tagUpdate: TagUpdate;
};
export type ManagementTagDeleteApiResponse = unknown;
export type ManagementTagDeleteApiArg = {
  id: string;
};
export type ManagementTagAuditApiResponse = /** status 200 Default Response */ TagAuditPage;
export type ManagementTagAuditApiArg = {
  page?: number;
  size?: number;
  id: string;
};
export type ManagementTagMergeApiResponse = /** status 200 Default Response */ TagRecord;
export type ManagementTagMergeApiArg = {
  id: string;
  tagMerge: TagMerge;
};
export type ManagementTagRestoreApiResponse = /** status 200 Default Response */ TagRecord;
export type ManagementTagRestoreApiArg = {
  id: string;
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
export type NewsTagsApiResponse = /** status 200 Default Response */ TagRef[];
export type NewsTagsApiArg = {
  type?: 'General' | 'TalkOfTheTown';
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
export type ClientRecord = {
  id: string;
  name: Localized;
  logo: ImageRef | null;
  link: string | null;
  publish: boolean;
  /** Position among all clients, from 1; null when deleted */
  position: number | null;
  /** The business whose profile it shows; edited there */
  businessProfileId: string | null;
  missingTranslation: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};
export type ClientRecordPage = {
  items: ClientRecord[];
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
  /** The current record, on a conflict */
  current?: any;
  traceId: string;
};
export type ClientCreate = {
  name: {
    th: string;
    en?: string;
  };
  link?: string | null;
  publish?: boolean;
};
export type ClientBulkResult = {
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
export type ClientBulkBody = {
  action: 'publish' | 'unpublish' | 'delete';
  ids: string[];
};
export type ClientOrder = {
  /** In the new order; they keep the positions that they have together */
  ids: string[];
};
export type ClientUpdate = {
  name?: {
    th: string;
    en?: string;
  };
  link?: string | null;
  publish?: boolean;
  /** Removes the logo; `logoFile` uploads another */
  logoId?: null;
  /** The version that was edited */
  version: number;
};
export type ClientAuditEvent = {
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
export type ClientAuditPage = {
  items: ClientAuditEvent[];
  page: number;
  size: number;
  total: number;
};
export type GoLiveItemId =
  | 'name'
  | 'tagline'
  | 'legal'
  | 'address'
  | 'email'
  | 'phone'
  | 'social'
  | 'messagesTo'
  | 'emailSuffixes'
  | 'privacy'
  | 'terms'
  | 'cookies'
  | 'about'
  | 'accounts'
  | 'talents'
  | 'publicUrl'
  | 'mailServer'
  | 'mailFrom';
export type GoLiveState = 'Demonstration' | 'Missing' | 'Choice' | 'Ready';
export type GoLiveItem = {
  id: GoLiveItemId;
  state: GoLiveState;
  /** The demonstration value; otherwise null */
  value: string | null;
};
export type GoLive = {
  items: GoLiveItem[];
};
export type ManagementHomeTalent = {
  id: string;
  name: Localized;
  image: ImageRef | null;
  /** Whether visitors see the talent: public, with an image */
  isShown: boolean;
};
export type HomeSectionId = 'talents' | 'talk' | 'jobs' | 'clients' | 'news' | 'about' | 'join';
export type HomeSection = {
  id: HomeSectionId;
  shown: boolean;
};
export type ManagementHome = {
  heroTitle: Localized | null;
  heroText: Localized | null;
  heroTalents: ManagementHomeTalent[];
  /** All ids, in the new order */
  sections: HomeSection[];
  version: number;
  updatedAt: string;
};
export type HomeInput = {
  heroTitle?: {
    th: string;
    en?: string;
  } | null;
  heroText?: {
    th: string;
    en?: string;
  } | null;
  heroTalentIds?: string[];
  sections?: {
    id: 'talents' | 'talk' | 'jobs' | 'clients' | 'news' | 'about' | 'join';
    shown: boolean;
  }[];
  /** The version that was edited */
  version: number;
};
export type HomeAuditEvent = {
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
export type HomeAuditPage = {
  items: HomeAuditEvent[];
  page: number;
  size: number;
  total: number;
};
export type MediaKind = 'Editorial' | 'Talent' | 'Business' | 'User' | 'Other';
export type Media = {
  id: string;
  image: ImageRef;
  name: string | null;
  kind: MediaKind;
  format: 'jpeg' | 'png' | 'svg';
  /** Bytes of the original */
  size: number;
  /** Whether it has no description in one of the languages */
  missingAlt: boolean;
  /** Whether its file is replaced and removed here, not at the record that it belongs to */
  isEditable: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  /** Whether any record shows the image */
  isUsed: boolean;
};
export type MediaPage = {
  items: Media[];
  page: number;
  size: number;
  total: number;
};
export type MediaCreate = {
  name?: string | null;
  alt?: {
    th?: string;
    en?: string;
  };
  focus?: {
    x: number;
    y: number;
  } | null;
};
export type MediaBulkResult = {
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
export type MediaBulkBody = {
  action: 'delete' | 'restore';
  ids: string[];
};
export type MediaUser =
  | 'News'
  | 'Page'
  | 'Client'
  | 'Talent'
  | 'Business'
  | 'Job'
  | 'Proposal'
  | 'User';
export type MediaPlace =
  | 'Picture'
  | 'SharePicture'
  | 'Text'
  | 'Draft'
  | 'Version'
  | 'Logo'
  | 'Profile'
  | 'Album'
  | 'Reel'
  | 'Card'
  | 'Experience';
export type MediaUse = {
  entity: MediaUser;
  place: MediaPlace;
  /** Id of the record; for a page the name in its address */
  id: string;
  label: Localized | null;
  isTalkOfTheTown: boolean;
  /** Whether the record is in the trash */
  isDeleted: boolean;
};
export type MediaDetail = {
  id: string;
  image: ImageRef;
  name: string | null;
  kind: MediaKind;
  format: 'jpeg' | 'png' | 'svg';
  /** Bytes of the original */
  size: number;
  /** Whether it has no description in one of the languages */
  missingAlt: boolean;
  /** Whether its file is replaced and removed here, not at the record that it belongs to */
  isEditable: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  /** Whether any record shows the image */
  isUsed: boolean;
  /** The first 50 */
  uses: MediaUse[];
  useCount: number;
};
export type MediaUpdate = {
  name?: string | null;
  alt?: {
    th?: string;
    en?: string;
  };
  focus?: {
    x: number;
    y: number;
  } | null;
  /** The version that was edited */
  version: number;
};
export type MediaAuditEvent = {
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
export type MediaAuditPage = {
  items: MediaAuditEvent[];
  page: number;
  size: number;
  total: number;
};
export type NewsType = 'General' | 'TalkOfTheTown';
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
  publishedAt: string | null;
  status: NewsStatus;
  publish: boolean;
  publishAt: string | null;
  order: number | null;
  missingTranslation: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** Name of the user who saved it last */
  editedBy: string | null;
  /** A user has an unsaved draft */
  hasDraft: boolean;
  deletedAt: string | null;
};
export type NewsRowPage = {
  items: NewsRow[];
  page: number;
  size: number;
  total: number;
};
export type ManagementNewsTalent = {
  id: string;
  name: Localized;
  image: ImageRef | null;
  /** Whether readers see the talent */
  isShown: boolean;
};
export type NewsDraftData = {
  title?: {
    th: string;
    en?: string;
  };
  shortDescription?: {
    th: string;
    en?: string;
  };
  detail?: {
    th: string;
    en?: string;
  };
  /** True for a new article unless given */
  publish?: boolean;
  /** Publication time; null publishes immediately */
  publishAt?: string | null;
  order?: number | null;
  tags?: string[];
  talentIds?: string[];
  byline?: {
    th: string;
    en?: string;
  };
  photoCredit?: {
    th: string;
    en?: string;
  };
  /** An editorial image */
  imageId?: string | null;
  /** An editorial image */
  shareImageId?: string | null;
};
export type NewsDraftBase = {
  title: Localized;
  shortDescription: Localized;
  detail: Localized;
  image: ImageRef | null;
  shareImage: ImageRef | null;
  publish: boolean;
  publishAt: string | null;
  order: number | null;
  tags: TagRef[];
  talents: ManagementNewsTalent[];
  byline: Localized;
  photoCredit: Localized;
};
export type NewsDraft = {
  data: NewsDraftData;
  /** Those of `data.talentIds` */
  talents: ManagementNewsTalent[];
  baseVersion: number;
  base: NewsDraftBase | null;
  savedAt: string;
  savedBy: string | null;
};
export type ManagementNews = {
  id: string;
  type: NewsType;
  title: Localized;
  shortDescription: Localized;
  image: ImageRef | null;
  tags: TagRef[];
  publishedAt: string | null;
  status: NewsStatus;
  publish: boolean;
  publishAt: string | null;
  order: number | null;
  missingTranslation: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  detail: Localized;
  shareImage: ImageRef | null;
  talents: ManagementNewsTalent[];
  byline: Localized;
  photoCredit: Localized;
  /** Name of the user who saved it last */
  updatedBy: string | null;
  deletedAt: string | null;
  draft: NewsDraft | null;
  /** Working copies of other users, which only they see */
  otherDrafts: {
    savedAt: string;
    savedBy: string | null;
  }[];
};
export type NewsCreate = {
  type: 'General' | 'TalkOfTheTown';
  title: {
    th: string;
    en?: string;
  };
  shortDescription?: {
    th: string;
    en?: string;
  };
  detail?: {
    th: string;
    en?: string;
  };
  /** True for a new article unless given */
  publish?: boolean;
  /** Publication time; null publishes immediately */
  publishAt?: string | null;
  order?: number | null;
  tags?: string[];
  talentIds?: string[];
  byline?: {
    th: string;
    en?: string;
  };
  photoCredit?: {
    th: string;
    en?: string;
  };
  /** An editorial image */
  imageId?: string | null;
  /** An editorial image */
  shareImageId?: string | null;
};
export type NewsBulkResult = {
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
export type NewsBulkBody = {
  ids: string[];
  action: 'publish' | 'unpublish' | 'delete' | 'restore' | 'addTags' | 'removeTags';
  /** Required when adding or removing tags */
  tagIds?: string[];
};
export type NewsPictureInput = {
  alt?: {
    th?: string;
    en?: string;
  };
};
export type NewsUpdate = {
  title?: {
    th: string;
    en?: string;
  };
  shortDescription?: {
    th: string;
    en?: string;
  };
  detail?: {
    th: string;
    en?: string;
  };
  /** True for a new article unless given */
  publish?: boolean;
  /** Publication time; null publishes immediately */
  publishAt?: string | null;
  order?: number | null;
  tags?: string[];
  talentIds?: string[];
  byline?: {
    th: string;
    en?: string;
  };
  photoCredit?: {
    th: string;
    en?: string;
  };
  /** An editorial image */
  imageId?: string | null;
  /** An editorial image */
  shareImageId?: string | null;
  /** The version that was edited */
  version: number;
};
export type NewsDraftInput = {
  title?: {
    th: string;
    en?: string;
  };
  shortDescription?: {
    th: string;
    en?: string;
  };
  detail?: {
    th: string;
    en?: string;
  };
  /** True for a new article unless given */
  publish?: boolean;
  /** Publication time; null publishes immediately */
  publishAt?: string | null;
  order?: number | null;
  tags?: string[];
  talentIds?: string[];
  byline?: {
    th: string;
    en?: string;
  };
  photoCredit?: {
    th: string;
    en?: string;
  };
  /** An editorial image */
  imageId?: string | null;
  /** An editorial image */
  shareImageId?: string | null;
};
export type NewsDraftStanding = {
  publish: boolean;
  publishAt: string | null;
  order: number | null;
  tags: string[];
  talentIds?: string[];
  byline?: {
    th: string;
    en?: string;
  };
  photoCredit?: {
    th: string;
    en?: string;
  };
};
export type NewsDraftBody = {
  /** The version that was edited */
  baseVersion: number;
  data: NewsDraftInput;
  base?: NewsDraftStanding;
};
export type NewsEditor = {
  id: string;
  name: string | null;
  since: string;
};
export type NewsAuditEvent = {
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
export type NewsAuditPage = {
  items: NewsAuditEvent[];
  page: number;
  size: number;
  total: number;
};
export type NewsPlaceBody = {
  beforeId?: string;
  afterId?: string;
};
export type NewsPreviewLink = {
  /** Where the page of the preview is */
  path: string;
  expiresAt: string;
};
export type NewsVersionRow = {
  version: number;
  createdAt: string;
  /** Name of the user who saved it */
  createdBy: string | null;
  title: Localized;
  /** Differences from the previous version */
  changed: string[];
};
export type NewsVersionPage = {
  items: NewsVersionRow[];
  page: number;
  size: number;
  total: number;
};
export type NewsVersion = {
  version: number;
  createdAt: string;
  createdBy: string | null;
  title: Localized;
  /** The previous version; null for the first */
  earlier: number | null;
  shortDescription: Localized;
  detail: Localized;
  image: ImageRef | null;
  shareImage: ImageRef | null;
};
export type NewsVersionRestoreBody = {
  /** The version that was edited */
  version: number;
};
export type ContentPageRow = {
  slug: string;
  title: Localized;
  version: number;
  textVersion: string;
  missingTranslation: boolean;
  updatedAt: string;
  updatedBy: string | null;
  /** Consents in force to the current text */
  consents: number;
};
export type ContentPageRows = {
  items: ContentPageRow[];
};
export type ManagementContentPage = {
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
  missingTranslation: boolean;
  updatedBy: string | null;
  createdAt: string;
};
export type ContentPageInput = {
  /** The version that was edited */
  version: number;
  title?: {
    th: string;
    en?: string;
  };
  description?: {
    th: string;
    en?: string;
  };
  body?: {
    th: string;
    en?: string;
  };
};
export type ContentPageConfirm = {
  /** The version that was edited */
  version: number;
};
export type ContentPageVersionRow = {
  version: number;
  textVersion: string;
  createdAt: string;
  createdBy: string | null;
  /** Consents in force to this text */
  consents: number;
  /** Differences from the previous version */
  changed: string[];
};
export type ContentPageVersionPage = {
  items: ContentPageVersionRow[];
  page: number;
  size: number;
  total: number;
};
export type ContentPageVersion = {
  version: number;
  textVersion: string;
  createdAt: string;
  createdBy: string | null;
  /** Consents in force to this text */
  consents: number;
  title: Localized;
  description: Localized;
  /** Sanitised HTML */
  body: {
    th: string;
    en: string;
  };
};
export type ContentPageRestore = {
  /** The version that was edited */
  version: number;
};
export type TagKind = 'Talent' | 'News' | 'Job';
export type TagRecord = {
  id: string;
  kind: TagKind;
  name: Localized;
  /** Number of records with the tag */
  uses: number;
  missingTranslation: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};
export type TagRecordPage = {
  items: TagRecord[];
  page: number;
  size: number;
  total: number;
};
export type TagCreate = {
  kind: 'Talent' | 'News' | 'Job';
  name: {
    th: string;
    en?: string;
  };
};
export type TagChoice = {
  id: string;
  name: Localized;
  uses: number;
};
export type TagChoices = {
  items: TagChoice[];
};
export type TagUpdate = {
  name?: {
    th: string;
    en?: string;
  };
  /** The version that was edited */
  version: number;
};
export type TagAuditEvent = {
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
export type TagAuditPage = {
  items: TagAuditEvent[];
  page: number;
  size: number;
  total: number;
};
export type TagMerge = {
  /** Tags of the same kind, which are removed */
  ids: string[];
  /** The version that was edited */
  version: number;
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
export const {
  useManagementClientListQuery,
  useManagementClientCreateMutation,
  useManagementClientBulkMutation,
  useManagementClientOrderMutation,
  useManagementClientDetailQuery,
  useManagementClientUpdateMutation,
  useManagementClientDeleteMutation,
  useManagementClientAuditQuery,
  useManagementClientRestoreMutation,
  useManagementGoLiveQuery,
  useManagementHomeDetailQuery,
  useManagementHomeUpdateMutation,
  useManagementHomeAuditQuery,
  useManagementMediaListQuery,
  useManagementMediaCreateMutation,
  useManagementMediaBulkMutation,
  useManagementMediaDetailQuery,
  useManagementMediaUpdateMutation,
  useManagementMediaDeleteMutation,
  useManagementMediaAuditQuery,
  useManagementMediaRestoreMutation,
  useManagementNewsListQuery,
  useManagementNewsCreateMutation,
  useManagementNewsBulkMutation,
  useManagementNewsPictureMutation,
  useManagementNewsDetailQuery,
  useManagementNewsUpdateMutation,
  useManagementNewsDeleteMutation,
  useManagementNewsDraftSaveMutation,
  useManagementNewsDraftDeleteMutation,
  useManagementNewsEditingMutation,
  useManagementNewsEditingEndMutation,
  useManagementNewsHistoryQuery,
  useManagementNewsPlaceMutation,
  useManagementNewsPreviewMutation,
  useManagementNewsRestoreMutation,
  useManagementNewsVersionsQuery,
  useManagementNewsVersionQuery,
  useManagementNewsVersionRestoreMutation,
  useManagementContentPageListQuery,
  useManagementContentPageDetailQuery,
  useManagementContentPageUpdateMutation,
  useManagementContentPageConfirmMutation,
  useManagementContentPageVersionsQuery,
  useManagementContentPageVersionQuery,
  useManagementContentPageRestoreMutation,
  useManagementTagListQuery,
  useManagementTagCreateMutation,
  useManagementTagChoicesQuery,
  useManagementTagUpdateMutation,
  useManagementTagDeleteMutation,
  useManagementTagAuditQuery,
  useManagementTagMergeMutation,
  useManagementTagRestoreMutation,
  useManagementTalentListQuery,
  useNewsTagsQuery,
} = injectedRtkApi;
