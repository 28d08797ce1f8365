import { combineReducers, configureStore, isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { api, type DaraExtra, type RequestTarget } from '@dara/sdk/api';
import { confirmReducer, loaderReducer, noticeReducer } from '@dara/sdk/notice';
import { sessionActions, sessionReducer } from '@dara/sdk/session';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  notice: noticeReducer,
  confirm: confirmReducer,
  loader: loaderReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

const isPersonChange = isAnyOf(
  sessionActions.signedIn,
  sessionActions.signedOut,
  sessionActions.expired,
);

/** Cached data of one user is not shown to the next. */
const forgetAnswers: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isPersonChange(action)) dispatch(api.util.resetApiState());
    return result;
  };

export interface DaraStoreOptions {
  /** Result of `dehydrate` on the server. */
  preloadedState?: Partial<RootState>;
  /** On the server: origin of requests. Tokens, loader and refresh are disabled. */
  server?: RequestTarget;
}

/** Makes the site's store: one per browser tab, one per request on the server. */
export function createDaraStore({ preloadedState, server }: DaraStoreOptions = {}) {
  const extra: DaraExtra = { server };
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // Uploads pass FormData, which RTK Query stores as a mutation's argument.
        serializableCheck: { ignoredPaths: [/^api\.mutations\./], warnAfter: 128 },
        immutableCheck: { warnAfter: 128 },
      }).concat(forgetAnswers, api.middleware),
  });
}

export type DaraStore = ReturnType<typeof createDaraStore>;
export type AppDispatch = DaraStore['dispatch'];

/** The part of the server's store for the browser. Finished requests only: a running one would never finish. */
export function dehydrate(state: RootState): Partial<RootState> {
  const { queries, provided, config } = state.api;
  const finished = Object.entries(queries)
    .filter(([, query]) => query?.status === 'fulfilled' || query?.status === 'rejected')
    // Random, so it does not compress, and no request of the browser contains it.
    .map(([key, query]) => [key, { ...query, requestId: '', startedTimeStamp: undefined }]);
  return {
    api: {
      queries: Object.fromEntries(finished),
      mutations: {},
      provided,
      subscriptions: {},
      config,
    },
  };
}
