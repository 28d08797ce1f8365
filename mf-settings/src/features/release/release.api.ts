import type {
  CheckedRelease,
  DeployAction,
  DeployedRelease,
  DeployToken,
  ListedRelease,
  PackageHealth,
  ReleaseComparison,
  ReleaseEvent,
  ReleaseRules,
} from '@dara/contract';
import { api } from '@dara/sdk/api';

/** What can be decided about releases, named as in the command `dara`, with its input. */
export interface Decisions {
  promote: {
    name: string;
    version: string;
    share?: { percent: number };
    accept?: string[];
    force?: boolean;
  };
  rollback: { name: string; from: string; force?: boolean };
  withdraw: { name: string };
  'mark-bad': { name: string; version: string; remove?: boolean };
  approve: { name: string; version: string };
  grants: { name: string; add?: string[]; remove?: string[] };
  freeze: { name?: string; until?: string };
}
export type Decision = {
  [K in keyof Decisions]: { action: K; input: Decisions[K] };
}[keyof Decisions];

export interface WantedToken {
  label: string;
  names: string[] | null;
  may: DeployAction[];
  days: number;
  mail?: string;
}

const tag = 'release' as const;
/** Of the menu entry of people who read by a grant (`remote.json`). */
const grantTag = 'release-grant' as const;
/** The checks of a promotion render pages. */
const timeoutMs = 120_000;
/** Behind the scene, because it repeats. */
const extraOptions = { isQuiet: true };

/** The platform's routes for releases, which are in no description of the site's api. */
const releaseApi = api.enhanceEndpoints({ addTagTypes: [tag, grantTag] }).injectEndpoints({
  endpoints: (build) => ({
    releaseHealth: build.query<{ packages: PackageHealth[] }, void>({
      query: () => ({ url: '/_dara/health' }),
      providesTags: [tag],
      extraOptions,
    }),
    releaseList: build.query<{ releases: ListedRelease[] }, void>({
      query: () => ({ url: '/_dara/releases' }),
      providesTags: [tag],
      extraOptions,
    }),
    releaseHistory: build.query<{ events: ReleaseEvent[] }, { name?: string }>({
      query: (params) => ({ url: '/_dara/history', params }),
      providesTags: [tag],
      extraOptions,
    }),
    releaseRules: build.query<ReleaseRules, void>({
      query: () => ({ url: '/_dara/rules' }),
      providesTags: [tag],
      extraOptions,
    }),
    releaseCompare: build.query<ReleaseComparison, { name: string; from: string; to: string }>({
      query: (params) => ({ url: '/_dara/compare', params }),
    }),
    releaseCheck: build.query<{ verdict: CheckedRelease }, Decision>({
      query: ({ action, input }) => ({
        url: `/_dara/${action}`,
        method: 'POST',
        body: { ...input, dryRun: true },
        timeoutMs,
      }),
      keepUnusedDataFor: 0,
    }),
    releaseDecide: build.mutation<DeployedRelease | null, Decision & { reason: string }>({
      query: ({ action, input, reason }) => ({
        url: `/_dara/${action}`,
        method: 'POST',
        body: { ...input, ...(reason && { reason }) },
        timeoutMs,
      }),
      // A refusal is in the history too.
      invalidatesTags: () => [tag],
    }),
    deployTokenList: build.query<{ tokens: DeployToken[] }, void>({
      query: () => ({ url: '/_dara/tokens' }),
      providesTags: [tag],
      extraOptions,
    }),
    deployTokenCreate: build.mutation<DeployToken & { token: string }, WantedToken>({
      query: (body) => ({ url: '/_dara/tokens', method: 'POST', body }),
      invalidatesTags: [tag],
    }),
    deployTokenRevoke: build.mutation<DeployToken, string>({
      query: (id) => ({ url: `/_dara/tokens/${id}`, method: 'DELETE' }),
      invalidatesTags: [tag],
    }),
  }),
});

export const {
  useReleaseHealthQuery,
  useReleaseListQuery,
  useReleaseHistoryQuery,
  useReleaseRulesQuery,
  useReleaseCompareQuery,
  useReleaseCheckQuery,
  useReleaseDecideMutation,
  useDeployTokenListQuery,
  useDeployTokenCreateMutation,
  useDeployTokenRevokeMutation,
} = releaseApi;

/** Asks again whether the menu entry is shown. */
export const forgetGrant = () => releaseApi.util.invalidateTags([grantTag]);

/** Changes of others are seen while the page is. */
export const LIVE = { pollingInterval: 10_000, skipPollingIfUnfocused: true } as const;
