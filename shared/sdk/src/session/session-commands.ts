import type { Action } from '@reduxjs/toolkit';
import { removeDrafts } from './drafts.ts';
import { clearProfile, readProfile, storeProfile, type Profile } from './profile.ts';
import { sessionActions, type SessionEnd } from './session-slice.ts';
import { clearTokens, storeTokens, type Tokens } from './tokens.ts';

type Dispatch = (action: Action) => unknown;

/** Stores the response of a login or registration. */
export function signIn(dispatch: Dispatch, answer: Tokens & { profile: Profile }): void {
  storeTokens({ accessToken: answer.accessToken, refreshToken: answer.refreshToken });
  storeProfile(answer.profile);
  dispatch(sessionActions.signedIn(answer.profile));
}

/** Removes session and drafts, in this tab and, by storage events, in others. */
export function signOut(dispatch: Dispatch): void {
  clearTokens();
  clearProfile();
  removeDrafts();
  dispatch(sessionActions.signedOut());
}

/** Ends a session that the server no longer accepts. */
export function expireSession(dispatch: Dispatch, end: SessionEnd = 'expired'): void {
  clearTokens();
  clearProfile();
  dispatch(sessionActions.expired(end));
}

/** Records that the api requires a second step. */
export function requireSecondStep(dispatch: Dispatch): void {
  const profile = readProfile();
  if (profile && !profile.mustSetUpSecondStep)
    updateProfile(dispatch, { ...profile, mustSetUpSecondStep: true });
}

/** Updates the profile of the same user. */
export function updateProfile(dispatch: Dispatch, profile: Profile): void {
  storeProfile(profile);
  dispatch(sessionActions.profileUpdated(profile));
}
