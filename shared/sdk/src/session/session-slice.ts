import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from './profile.ts';

/** `unknown` until the browser has looked: the server and the first rendering do not know. */
export type SessionStatus = 'unknown' | 'anonymous' | 'signed-in';

export type SessionEnd = 'expired' | 'disabled';

export interface SessionState {
  status: SessionStatus;
  profile?: Profile;
  /** Why the last session ended by itself: it ran out, or the account may not sign in any more. */
  endedBy?: SessionEnd;
  /** Counts expired sessions, so that each is handled once. */
  expirations: number;
}

const initialState: SessionState = { status: 'unknown', expirations: 0 };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Reads the browser's storage at page start. */
    restored: (state, action: PayloadAction<{ isSignedIn: boolean; profile?: Profile }>) => {
      state.status = action.payload.isSignedIn ? 'signed-in' : 'anonymous';
      // A profile fetched meanwhile stays if storage has none.
      state.profile = action.payload.isSignedIn
        ? (action.payload.profile ?? state.profile)
        : undefined;
    },
    signedIn: (state, action: PayloadAction<Profile>) => {
      state.status = 'signed-in';
      state.profile = action.payload;
    },
    signedOut: (state) => {
      state.status = 'anonymous';
      state.profile = undefined;
    },
    /** The server no longer accepts the tokens and gave no new ones. */
    expired: (state, action: PayloadAction<SessionEnd | undefined>) => {
      state.status = 'anonymous';
      state.profile = undefined;
      state.endedBy = action.payload;
      state.expirations += 1;
    },
    profileUpdated: (state, action: PayloadAction<Profile>) => {
      state.profile = action.payload;
    },
  },
});

export const sessionReducer = slice.reducer;
export const sessionActions = slice.actions;
