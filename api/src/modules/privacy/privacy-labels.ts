import type { ErasedPart, RetentionReason, RetainedPart, PrivacyKind } from '@dara/model';
import type { Labels } from '../../kernel/text/labels.ts';

/** Names of the kinds of request in mails. */
export const KIND_LABELS: Labels<PrivacyKind> = {
  Access: { th: 'คำขอเข้าถึงข้อมูลส่วนบุคคล', en: 'request for access to personal data' },
  Correction: { th: 'คำขอแก้ไขข้อมูลส่วนบุคคล', en: 'request to correct personal data' },
  Erasure: { th: 'คำขอลบข้อมูลส่วนบุคคล', en: 'request to erase personal data' },
};

export const ERASED_LABELS: Labels<ErasedPart> = {
  account: { th: 'บัญชีและวิธีเข้าสู่ระบบ', en: 'account and ways to sign in' },
  talent: { th: 'โปรไฟล์ศิลปิน', en: 'talent profile' },
  pictures: { th: 'รูปภาพ', en: 'pictures' },
  videos: { th: 'วิดีโอ', en: 'videos' },
  cards: { th: 'คอมโพสิตการ์ด', en: 'composite cards' },
  works: { th: 'ผลงานและอัตราค่าตัว', en: 'works and rates' },
  applications: { th: 'ใบสมัครงาน', en: 'job applications' },
  invitations: { th: 'คำเชิญ', en: 'invitations' },
  options: { th: 'คิวที่กันไว้', en: 'held days' },
  proposals: { th: 'ชื่อในข้อเสนอที่ไม่ได้ตกลง', en: 'name in proposals that were not accepted' },
  messages: { th: 'ข้อความถึงเรา', en: 'messages to us' },
  signIns: { th: 'ประวัติการเข้าสู่ระบบ', en: 'sign-ins and devices' },
  notices: { th: 'การแจ้งเตือน', en: 'notices' },
  line: { th: 'การเชื่อมบัญชี LINE', en: 'link with LINE' },
};

export const RETAINED_LABELS: Labels<RetainedPart> = {
  bookings: { th: 'วันที่ทำงาน', en: 'days that were booked' },
  jobsDone: { th: 'งานที่ทำเสร็จ', en: 'jobs that were done' },
  proposalsAccepted: { th: 'ข้อเสนอที่ตกลงแล้ว', en: 'accepted proposals' },
  legalName: { th: 'ชื่อและนามสกุลในเอกสารบัญชี', en: 'first and last name for the accounts' },
  consents: { th: 'ประวัติความยินยอม', en: 'history of consents' },
  auditEvents: {
    th: 'บันทึกการใช้งานที่ไม่มีเนื้อหา',
    en: 'audit log without what was written',
  },
};

export const REASON_LABELS: Labels<RetentionReason> = {
  Accounting: { th: 'กฎหมายบัญชีและภาษี', en: 'accounting and tax law' },
  Contract: { th: 'หลักฐานของสัญญา', en: 'evidence of a contract' },
  Evidence: { th: 'หลักฐานว่าเคยให้หรือถอนความยินยอม', en: 'proof of what was agreed to' },
  Security: { th: 'ความปลอดภัยของระบบ', en: 'security of the system' },
};
