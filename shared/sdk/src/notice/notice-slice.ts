import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type NoticeKind = 'success' | 'error' | 'warning' | 'info';

/** A message by id, as plain data, so that it can wait in the store and change language. */
export interface NoticeMessage {
  id: string;
  values?: Record<string, string | number>;
}

export interface Notice {
  id: string;
  kind: NoticeKind;
  message: NoticeMessage;
}

export type NewNotice = Omit<Notice, 'id'>;

/** How long a toast stays. */
export const TOAST_MS = 3000;

const slice = createSlice({
  name: 'notice',
  initialState: [] as Notice[],
  reducers: {
    notify: {
      reducer: (state, action: PayloadAction<Notice>) => {
        // The end of a session fails all running requests, and is one warning.
        const { kind, message } = action.payload;
        if (kind === 'error' && message.id.startsWith('sdk.session.')) return;
        state.push(action.payload);
      },
      prepare: (notice: NewNotice) => ({
        payload: { id: nanoid(), kind: notice.kind, message: notice.message },
      }),
    },
    dismissNotice: (state, action: PayloadAction<string>) =>
      state.filter((notice) => notice.id !== action.payload),
  },
});

export const noticeReducer = slice.reducer;
export const { notify, dismissNotice } = slice.actions;
