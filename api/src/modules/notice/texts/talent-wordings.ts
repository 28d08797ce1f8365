import { PRIVACY_ANSWERED, type RoleWordings, type Wording } from './wording.ts';

/** A talent does not distinguish shortlisted from on hold. */
const IN_REVIEW: Wording = {
  th: ['ทีมแคสติ้งกำลังพิจารณาคุณ', 'ใบสมัครงาน “{job}” ของคุณอยู่ระหว่างการพิจารณา'],
  en: ['You are being considered', 'Your application to “{job}” is in review.'],
};

/** Texts for talents: the state of their own work, without internal steps. */
export const TALENT_WORDINGS: RoleWordings = {
  JobStatus: {
    Cancelled: {
      th: ['งานถูกยกเลิก', 'ขออภัย งาน “{job}” ถูกยกเลิกแล้ว[ เหตุผล: {reason}]'],
      en: ['A job was cancelled', 'We are sorry: “{job}” was cancelled.[ Reason: {reason}]'],
    },
    other: {
      th: ['งานที่คุณเกี่ยวข้องมีอัปเดต', 'งาน “{job}” มีการเปลี่ยนแปลง'],
      en: ['News about a job', 'There is news about “{job}”.'],
    },
  },
  ApplicationStatus: {
    Applied: IN_REVIEW,
    Shortlisted: IN_REVIEW,
    Hold: IN_REVIEW,
    Released: {
      th: ['คิวงาน “{job}” ถูกปล่อยแล้ว', '{message}'],
      en: ['You are released from “{job}”', '{message}'],
    },
    Hired: {
      th: ['ยินดีด้วย คุณได้งานนี้', 'คุณได้รับคัดเลือกสำหรับงาน “{job}” ทีมงานจะติดต่อเรื่องคิวกับคุณ'],
      en: [
        'Congratulations, you got the job',
        'You were chosen for “{job}”. We will be in touch about the dates.',
      ],
    },
    Completed: {
      th: ['งานเสร็จเรียบร้อย', 'งาน “{job}” เสร็จเรียบร้อยแล้ว ขอบคุณสำหรับผลงานดี ๆ'],
      en: ['The job is done', '“{job}” is completed. Thank you for your work.'],
    },
    Rejected: {
      th: ['ผลการพิจารณางาน “{job}”', '{message}'],
      en: ['About your application to “{job}”', '{message}'],
    },
    other: {
      th: ['ใบสมัครของคุณมีอัปเดต', 'ใบสมัครงาน “{job}” ของคุณมีความคืบหน้า'],
      en: ['News about your application', 'There is news about your application to “{job}”.'],
    },
  },
  InvitationReceived: {
    Reminder: {
      th: ['อย่าลืมตอบคำเชิญ', 'ทีมแคสติ้งยังรอคำตอบเรื่องงาน “{job}” อยู่[ ตอบได้ถึง {respondBy}]'],
      en: [
        'An invitation waits for your answer',
        'The casting team is still waiting to hear from you about “{job}”.[ Please answer by {respondBy}.]',
      ],
    },
    other: {
      th: ['คุณได้รับคำเชิญร่วมงาน', 'ทีมแคสติ้งชวนคุณมาร่วมงาน “{job}”[ ตอบได้ถึง {respondBy}]'],
      en: [
        'You are invited to a job',
        'The casting team would like you for “{job}”.[ Please answer by {respondBy}.]',
      ],
    },
  },
  InvitationEnded: {
    Cancelled: {
      th: ['คำเชิญถูกยกเลิก', 'คำเชิญร่วมงาน “{job}” ถูกยกเลิกแล้ว'],
      en: ['An invitation was withdrawn', 'The invitation to “{job}” was withdrawn.'],
    },
    JobClosed: {
      th: ['งานปิดรับสมัครแล้ว', 'งาน “{job}” ที่เชิญคุณไว้ปิดรับสมัครแล้ว ไว้ร่วมงานกันโอกาสหน้า'],
      en: [
        'A job you were invited to is closed',
        '“{job}” takes no more applications. We hope to invite you again.',
      ],
    },
    JobCancelled: {
      th: ['งานที่เชิญคุณไว้ถูกยกเลิก', 'ขออภัย งาน “{job}” ถูกยกเลิกแล้ว คุณไม่ต้องตอบคำเชิญนี้'],
      en: [
        'A job you were invited to was cancelled',
        'We are sorry: “{job}” was cancelled. You need not answer the invitation.',
      ],
    },
    other: {
      th: ['คำเชิญหมดเวลาแล้ว', 'คำเชิญร่วมงาน “{job}” หมดเวลาตอบแล้ว'],
      en: ['An invitation has ended', 'The time to answer for “{job}” is over.'],
    },
  },
  BookingMade: {
    Booked: {
      th: ['คุณมีคิวงานใหม่', 'คุณมีคิว[งาน “{job}” ][วันที่ {days}] เปิดดูรายละเอียดได้ในปฏิทิน'],
      en: ['You are booked', 'You are booked[ for “{job}”][ on {days}].'],
    },
    other: {
      th: ['มีการกันคิวไว้ให้คุณ', 'เรากันคิว[วันที่ {days} ]ไว้ให้คุณ[สำหรับงาน “{job}”] แล้วจะยืนยันอีกครั้ง'],
      en: [
        'Dates are held for you',
        'Some of your dates are held[: {days}][, for “{job}”]. We will confirm.',
      ],
    },
  },
  BookingChanged: {
    Booked: {
      th: ['คิวงานของคุณยืนยันแล้ว', 'คิว[งาน “{job}” ][วันที่ {days}] ยืนยันแล้ว'],
      en: ['Your booking is confirmed', 'Your booking[ for “{job}”][ on {days}] is confirmed.'],
    },
    Cancelled: {
      th: ['คิวงานถูกยกเลิก', 'คิว[งาน “{job}” ][วันที่ {days}] ถูกยกเลิก คุณว่างในวันดังกล่าวแล้ว'],
      en: [
        'A booking was cancelled',
        'Your booking[ for “{job}”][ on {days}] was cancelled. You are free then.',
      ],
    },
    other: {
      th: ['คิวงานของคุณเปลี่ยน', 'คิว[งาน “{job}” ][วันที่ {days}] เปลี่ยนแล้ว โปรดดูปฏิทิน'],
      en: ['Your dates have changed', 'Your booking[ for “{job}”][ on {days}] has changed.'],
    },
  },
  BookingLapsed: {
    th: ['วันที่กันไว้ว่างแล้ว', 'คิว[วันที่ {days} ]ที่เรากันไว้ให้คุณสิ้นสุดลง คุณว่างในวันดังกล่าวแล้ว'],
    en: ['Held dates are free again', 'The dates[ {days}] that we held for you are free again.'],
  },
  PrivacyAnswered: PRIVACY_ANSWERED,
};
