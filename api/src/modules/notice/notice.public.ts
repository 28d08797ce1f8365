/** What other modules may use of notice. */
export { notify, type NoticeData, type NoticeEvent } from './notify.ts';
export { businessRecipients, staffRecipients, talentRecipients } from './recipients.ts';
export { noticeText } from './notice-texts.ts';
