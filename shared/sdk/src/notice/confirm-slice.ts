import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NoticeMessage } from './notice-slice.ts';

/** Content of a confirm dialog; the record is named in `title`, or several in `records`. */
export interface ConfirmOptions {
  title: NoticeMessage;
  message?: NoticeMessage;
  /** Names of the affected records. */
  records?: string[];
  /** Label of the confirm button; default "Confirm". */
  confirmLabel?: NoticeMessage;
  cancelLabel?: NoticeMessage;
  /** `danger` for irreversible actions. */
  kind?: 'normal' | 'danger';
}

export interface ConfirmRequest {
  id: string;
  options: ConfirmOptions;
}

export interface ConfirmState {
  /** The first one is shown, the others wait. */
  queue: ConfirmRequest[];
  lastAnswer: { id: string; accepted: boolean } | null;
}

const initialState: ConfirmState = { queue: [], lastAnswer: null };

const slice = createSlice({
  name: 'confirm',
  initialState,
  reducers: {
    confirmAsked: (state, action: PayloadAction<ConfirmRequest>) => {
      state.queue.push(action.payload);
    },
    confirmAnswered: (state, action: PayloadAction<{ id: string; accepted: boolean }>) => {
      state.queue = state.queue.filter((request) => request.id !== action.payload.id);
      state.lastAnswer = action.payload;
    },
  },
});

export const confirmReducer = slice.reducer;
export const { confirmAsked, confirmAnswered } = slice.actions;
