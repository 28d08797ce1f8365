import type { Localized, ReleaseEventAction } from '@dara/contract';
import { localized, useLocale } from '@dara/sdk/i18n';
import type { DecisionText } from './decision.ts';

/** What can be decided; not in the catalogue, which every page of this remote loads. */
export const DECISION_TITLES: Readonly<Record<DecisionText, Localized>> = {
  promote: { th: 'นำขึ้นใช้งาน', en: 'Promote' },
  promoteAll: { th: 'เปิดให้ผู้เข้าชมทุกคน', en: 'Promote to all visitors' },
  restore: { th: 'นำกลับมาใช้งาน', en: 'Put back' },
  rollback: { th: 'ย้อนกลับ', en: 'Roll back' },
  share: { th: 'เปิดให้ผู้เข้าชมบางส่วน', en: 'Promote to some visitors' },
  changeShare: { th: 'เปลี่ยนสัดส่วนผู้เข้าชม', en: 'Change the share' },
  endShare: { th: 'เลิกเปิดให้ผู้เข้าชมบางส่วน', en: 'End the share' },
  withdraw: { th: 'ถอนออก', en: 'Withdraw' },
  markBad: { th: 'ทำเครื่องหมายว่ามีปัญหา', en: 'Mark as bad' },
  unmarkBad: { th: 'ลบเครื่องหมายว่ามีปัญหา', en: 'Remove the bad mark' },
  approve: { th: 'อนุมัติ', en: 'Approve' },
  grant: { th: 'ให้สิทธิ์', en: 'Grant' },
  revokeGrant: { th: 'ถอนสิทธิ์', en: 'Take back' },
  freeze: { th: 'ระงับการเผยแพร่', en: 'Freeze' },
  lift: { th: 'เลิกระงับ', en: 'End the freeze' },
};

/** What the history says was done. */
export const EVENT_TITLES: Readonly<Record<ReleaseEventAction, Localized>> = {
  publish: { th: 'เผยแพร่', en: 'Published' },
  promote: { th: 'นำขึ้นใช้งาน', en: 'Promoted' },
  rollback: { th: 'ย้อนกลับไป', en: 'Rolled back to' },
  share: { th: 'เปิดให้ผู้เข้าชมบางส่วน', en: 'Promoted to some visitors:' },
  refuse: { th: 'ไม่ผ่าน', en: 'Refused' },
  withdraw: { th: 'ถอนออก', en: 'Withdrew' },
  grant: { th: 'เปลี่ยนสิทธิ์ของ', en: 'Changed grants of' },
  freeze: { th: 'เปลี่ยนการระงับของ', en: 'Changed the freeze of' },
  mark: { th: 'เครื่องหมายว่ามีปัญหา', en: 'Bad mark:' },
  approve: { th: 'อนุมัติ', en: 'Approved' },
};

export function DecisionTitle({ of }: { of: DecisionText }) {
  return localized(DECISION_TITLES[of], useLocale());
}
