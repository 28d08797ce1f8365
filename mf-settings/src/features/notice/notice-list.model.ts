import { yesOrNo, type ListSpec } from '@dara/kit/resource';

/** What the list of notices allows in its address. */
export const noticeListSpec = {
  sizes: [20],
  sorts: [],
  filters: { unread: yesOrNo },
} as const satisfies ListSpec<{ unread: typeof yesOrNo }>;

export const CHOICE_PATH = '/management/setting/notice';
