/** The public interface of the notice module. */
export { notify, type NoticeData, type NoticeEvent } from './notify.ts';
export {
  adminRecipients,
  businessRecipients,
  staffRecipients,
  talentRecipients,
} from './recipients.ts';
export { listChoices } from './notice-choice.repository.ts';
export { listNotices } from './notice.repository.ts';
export { ownDataPath } from './notice-paths.ts';
export { Notice } from './notice.schema.ts';
export { NoticeChoices } from './notice-choice.schema.ts';
export { noticeText } from './notice-texts.ts';
