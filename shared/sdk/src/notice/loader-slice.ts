import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface LoaderState {
  /** Requests under way. */
  pending: number;
  /** Preloads in the background are not counted. */
  hushed: number;
}

/** How long the global loader stays after the last request has ended. */
export const LOADER_LINGER_MS = 500;

const initialState: LoaderState = { pending: 0, hushed: 0 };

const slice = createSlice({
  name: 'loader',
  initialState,
  reducers: {
    requestStarted: (state) => {
      state.pending += 1;
    },
    requestEnded: (state) => {
      state.pending = Math.max(0, state.pending - 1);
    },
    loaderHushed: (state, { payload }: PayloadAction<boolean>) => {
      state.hushed += payload ? 1 : -1;
    },
  },
});

export const loaderReducer = slice.reducer;
export const { requestStarted, requestEnded, loaderHushed } = slice.actions;
