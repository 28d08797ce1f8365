import type { Action } from '@reduxjs/toolkit';
import { removeDrafts } from './drafts.ts';
import { clearProfile, readProfile, storeProfile, type Profile } from './profile.ts';
import { sessionActions, type SessionEnd } from './session-slice.ts';
import { clearTokens, storeTokens, type Tokens } from './tokens.ts';

type Dispatch = (action: Action) => unknown;

/** Takes over the answer of a login or registration. */
export function signIn(dispatch: Dispatch, answer: Tokens & { profile: Profile }): void {
  storeTokens({ accessToken: answer.accessToken, refreshToken: answer.refreshToken });
  storeProfile(answer.profile);
  dispatch(sessionActions.signedIn(answer.profile));
}

/** Forgets the person and what they began to write, in this tab and, through storage, in the others. */
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

/** Remembers that the api asks for a second step before anything else. */
export function requireSecondStep(dispatch: Dispatch): void {
  const profile = readProfile();
  if (profile && !profile.mustSetUpSecondStep)
    updateProfile(dispatch, { ...profile, mustSetUpSecondStep: true });
}

/** Keeps a fresher profile of the same person. */
export function updateProfile(dispatch: Dispatch, profile: Profile): void {
  storeProfile(profile);
  dispatch(sessionActions.profileUpdated(profile));
}
