import { createApi } from '@reduxjs/toolkit/query/react';
import { daraBaseQuery } from './base-query.ts';

/**
 * The site's single api, without endpoints: remotes inject their generated endpoints and add their tags with
 * `enhanceEndpoints({ addTagTypes })`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: daraBaseQuery,
  endpoints: () => ({}),
});

export {
  isApiError,
  isTemporaryFailure,
  isBadRequest,
  isRefusal,
  sessionEndOf,
  type ApiError,
  type FieldError,
} from './api-error.ts';
export {
  daraBaseQuery,
  sendWithSession,
  type DaraBaseQuery,
  type DaraExtra,
  type DaraExtraOptions,
  type SessionDispatch,
} from './base-query.ts';
export {
  ERROR_CODES,
  registerErrorTexts,
  errorMessage,
  fieldErrorMessage,
  type ErrorMessage,
} from './error-message.ts';
export { acceptsLongEmailSuffixes, setLongEmailSuffixes } from './email-suffixes.ts';
export { isOutcomeUnknown } from './idempotency-key.ts';
export type { RequestArgs, RequestTarget } from './request.ts';
export { watchUpload, type UploadListener } from './upload.ts';
