export type { DraftKey } from './drafts.ts';
export { useSession, useSessionSync } from './hooks.ts';
export {
  PROFILE_KEY,
  readProfile,
  type Profile,
  type ProfileFields,
  type ProfileImage,
} from './profile.ts';
export {
  expireSession,
  requireSecondStep,
  signIn,
  signOut,
  updateProfile,
} from './session-commands.ts';
export {
  sessionActions,
  sessionReducer,
  type SessionEnd,
  type SessionState,
  type SessionStatus,
} from './session-slice.ts';
export {
  canKeepTokens,
  clearTokens,
  hasAccessToken,
  readTokens,
  storeTokens,
  type StoredTokens,
  type Tokens,
} from './tokens.ts';
