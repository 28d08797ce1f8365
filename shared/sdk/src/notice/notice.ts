export {
  confirmAnswered,
  confirmAsked,
  confirmReducer,
  type ConfirmOptions,
  type ConfirmRequest,
  type ConfirmState,
} from './confirm-slice.ts';
export { useConfirm, useConfirmRequest, useLoaderVisible, useNotice, useNotices } from './hooks.ts';
export {
  LOADER_LINGER_MS,
  loaderHushed,
  loaderReducer,
  requestEnded,
  requestStarted,
  type LoaderState,
} from './loader-slice.ts';
export {
  TOAST_MS,
  dismissNotice,
  noticeReducer,
  notify,
  type NewNotice,
  type Notice,
  type NoticeKind,
  type NoticeMessage,
} from './notice-slice.ts';
