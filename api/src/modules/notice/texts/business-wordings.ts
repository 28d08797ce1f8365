import { PRIVACY_ANSWERED, type RoleWordings } from './wording.ts';

/** Texts for clients; without internal notes and talents' private reasons. */
export const BUSINESS_WORDINGS: RoleWordings = {
  BusinessStatus: {
    Approved: {
      th: ['บัญชีธุรกิจได้รับอนุมัติแล้ว', '{business} ลงประกาศหางานและรับข้อเสนอได้แล้ว'],
      en: ['Your business is approved', '{business} can now submit jobs and receive proposals.'],
    },
    Rejected: {
      th: ['บัญชีธุรกิจยังไม่ผ่านการอนุมัติ', 'ยังอนุมัติ {business} ไม่ได้ในตอนนี้[ เหตุผล: {reason}]'],
      en: [
        'Your business was not approved',
        '{business} could not be approved.[ Reason: {reason}]',
      ],
    },
    Suspended: {
      th: ['บัญชีธุรกิจถูกระงับชั่วคราว', '{business} ถูกระงับการใช้งานชั่วคราว[ เหตุผล: {reason}]'],
      en: ['Your business is suspended', '{business} is suspended for now.[ Reason: {reason}]'],
    },
    other: {
      th: ['สถานะบัญชีธุรกิจเปลี่ยน', 'สถานะของ {business} เปลี่ยนแล้ว[ เหตุผล: {reason}]'],
      en: [
        'Your business changed status',
        'The status of {business} has changed.[ Reason: {reason}]',
      ],
    },
  },
  BusinessChangeDecided: {
    Approved: {
      th: ['การเปลี่ยนข้อมูลได้รับอนุมัติแล้ว', 'ข้อมูลใหม่ของ {business} แสดงบนเว็บไซต์แล้ว'],
      en: ['Your change was approved', '{business} is now shown as you asked.'],
    },
    other: {
      th: ['การเปลี่ยนข้อมูลยังไม่ได้รับอนุมัติ', '{business} ยังแสดงข้อมูลเดิม[ เหตุผล: {reason}]'],
      en: ['Your change was not approved', '{business} is shown as before.[ Reason: {reason}]'],
    },
  },
  SearchMatched: {
    th: ['มีศิลปินใหม่ตรงกับที่คุณค้นหา', '“{title}” มีศิลปินใหม่[ {count} คน]'],
    en: ['New faces match your search', '“{title}” has new faces[: {count}]'],
  },
  MemberJoined: {
    th: ['มีสมาชิกใหม่ในทีม', '{person} เข้าร่วมทีมของคุณแล้ว'],
    en: ['A new team member', '{person} has joined your team.'],
  },
  JobStatus: {
    Draft: {
      th: ['งานถูกส่งกลับให้แก้ไข', '“{job}” ถูกส่งกลับเป็นฉบับร่าง[ เหตุผล: {reason}]'],
      en: ['Your job was returned', '“{job}” went back to draft.[ Reason: {reason}]'],
    },
    Open: {
      th: ['งานเปิดรับสมัครแล้ว', '“{job}” เปิดรับสมัครแล้ว'],
      en: ['Your job is open', '“{job}” takes applications.'],
    },
    Closed: {
      th: ['งานปิดรับสมัครแล้ว', '“{job}” ปิดรับสมัครแล้ว[ เหตุผล: {reason}]'],
      en: ['Your job has closed', '“{job}” takes no more applications.[ Reason: {reason}]'],
    },
    Completed: {
      th: ['งานเสร็จสมบูรณ์', '“{job}” เสร็จเรียบร้อยแล้ว ขอบคุณที่ไว้วางใจเรา'],
      en: ['Your job is completed', '“{job}” is completed. Thank you for working with us.'],
    },
    Cancelled: {
      th: ['งานถูกยกเลิก', '“{job}” ถูกยกเลิก[ เหตุผล: {reason}]'],
      en: ['Your job was cancelled', '“{job}” was cancelled.[ Reason: {reason}]'],
    },
    other: {
      th: ['สถานะของงานเปลี่ยน', 'สถานะของ “{job}” เปลี่ยนแล้ว[ เหตุผล: {reason}]'],
      en: ['Your job changed status', 'The status of “{job}” has changed.[ Reason: {reason}]'],
    },
  },
  ApplicationReceived: {
    th: ['มีใบสมัครใหม่', '{talent} สมัครงาน “{job}” ของคุณ'],
    en: ['A new application', '{talent} has applied to your job “{job}”.'],
  },
  ApplicationStatus: {
    Released: {
      th: ['ปล่อยคิวศิลปินแล้ว', '{talent} ไม่ได้ร่วมงาน “{job}” แล้ว ทีมงานปล่อยคิวเรียบร้อย'],
      en: ['A hired talent was released', '{talent} was released from “{job}”.'],
    },
    other: {
      th: ['ใบสมัครมีความคืบหน้า', 'ใบสมัครของ {talent} ในงาน “{job}” มีความคืบหน้า'],
      en: ['An application moved on', 'There is news about {talent} for “{job}”.'],
    },
  },
  InvitationAnswered: {
    Accepted: {
      th: ['ศิลปินตอบรับคำเชิญ', '{talent} ตอบรับคำเชิญและสมัครงาน “{job}” แล้ว'],
      en: ['An invitation was accepted', '{talent} accepted and applied to “{job}”.'],
    },
    Declined: {
      th: ['ศิลปินไม่สะดวกรับงาน', '{talent} ไม่สะดวกรับคำเชิญงาน “{job}”'],
      en: ['An invitation was declined', '{talent} is not available for “{job}”.'],
    },
    other: {
      th: ['ศิลปินตอบคำเชิญแล้ว', '{talent} ตอบคำเชิญงาน “{job}” แล้ว'],
      en: ['An invitation was answered', '{talent} has answered for “{job}”.'],
    },
  },
  InvitationEnded: {
    th: ['คำเชิญสิ้นสุดแล้ว', 'คำเชิญงาน “{job}” ถึง {talent} สิ้นสุดลงแล้ว'],
    en: ['An invitation has ended', 'The invitation of {talent} to “{job}” has ended.'],
  },
  ProposalSent: {
    th: ['ได้รับข้อเสนอใหม่', '{number}[ “{title}”] พร้อมให้คุณดูแล้ว[ ยืนราคาถึง {day}]'],
    en: [
      'You have a new proposal',
      '{number}[, “{title}”,] is ready for you[, valid until {day}].',
    ],
  },
  ProposalChanged: {
    Replaced: {
      th: ['รายชื่อศิลปินเปลี่ยน', 'ศิลปินสำรองใน {number} เข้ามาแทนแล้ว เปิดดูรายชื่อล่าสุดได้ในข้อเสนอ'],
      en: ['The line-up has changed', 'A backup of {number} steps in. See who comes now.'],
    },
    other: {
      th: ['ข้อเสนอมีการเปลี่ยนแปลง', '{number} มีการเปลี่ยนแปลง โปรดดูอีกครั้ง'],
      en: ['A proposal has changed', '{number} has changed. Please have another look.'],
    },
  },
  ProposalExpired: {
    th: ['ข้อเสนอใกล้หรือพ้นกำหนด', '{number}[ ยืนราคาถึง {day}] หากยังสนใจ ติดต่อทีมงานได้เลย'],
    en: [
      'A proposal runs out',
      '{number}[ is valid until {day}]. Write to us if you are still interested.',
    ],
  },
  BookingMade: {
    th: [
      'จองคิวศิลปินแล้ว',
      'คิวของ {talent}[ วันที่ {days}][ สำหรับงาน “{job}”][ ตามข้อเสนอ {number}] บันทึกแล้ว',
    ],
    en: [
      'A talent is booked',
      '{talent} is booked[ for “{job}”][ on {days}][, as in proposal {number}].',
    ],
  },
  BookingChanged: {
    th: [
      'คิวศิลปินเปลี่ยน',
      'คิวของ {talent}[ วันที่ {days}][ สำหรับงาน “{job}”][ ตามข้อเสนอ {number}] เปลี่ยนแล้ว',
    ],
    en: [
      'A booking changed',
      'The booking of {talent}[ for “{job}”][ on {days}][, as in proposal {number},] has changed.',
    ],
  },
  PrivacyAnswered: PRIVACY_ANSWERED,
};
