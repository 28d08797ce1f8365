export const NOTICE_CHOICE_PATH = '/management/setting/notice';
