import { PRIVACY_ANSWERED, type RoleWordings } from './wording.ts';

/** Texts for staff, with all details. */
export const STAFF_WORDINGS: RoleWordings = {
  NewFaceReceived: {
    th: ['มีหน้าใหม่สมัครเข้ามา', '{person} ส่งรูปมาสมัครเป็นหน้าใหม่'],
    en: ['A new face has applied', '{person} sent pictures and wants to join us.'],
  },
  BusinessRegistered: {
    th: ['ธุรกิจใหม่รออนุมัติ', '{business} สมัครเข้ามาและรอการตรวจสอบ'],
    en: ['A new business awaits approval', '{business} has registered and waits to be checked.'],
  },
  BusinessStatus: {
    th: ['สถานะของธุรกิจเปลี่ยน', 'สถานะของ {business} เปลี่ยนแล้ว[ เหตุผล: {reason}]'],
    en: ['A business changed status', 'The status of {business} has changed.[ Reason: {reason}]'],
  },
  BusinessChangeRequested: {
    th: ['ธุรกิจขอเปลี่ยนข้อมูลที่แสดง', '{business} ขอเปลี่ยนชื่อ โลโก้ เว็บไซต์ หรือข้อมูลภาษี และรอการอนุมัติ'],
    en: [
      'A business wants to change what it is shown as',
      '{business} wants to change its name, logo, website or tax data, and waits for approval.',
    ],
  },
  MemberJoined: {
    th: ['มีสมาชิกใหม่ในธุรกิจ', '{person} เข้าร่วมทีมของ {business}'],
    en: ['A new member of a business', '{person} has joined the team of {business}.'],
  },
  JobSubmitted: {
    th: ['งานใหม่รอตรวจ', '[{business} ]ส่งงาน “{job}” มาให้ตรวจก่อนเปิดรับสมัคร'],
    en: ['A job awaits review', '“{job}”[ by {business}] was submitted for review.'],
  },
  JobStatus: {
    Closed: {
      th: ['งานปิดรับสมัครแล้ว', '“{job}” ปิดรับสมัครแล้ว[ เหตุผล: {reason}]'],
      en: ['A job has closed', '“{job}” takes no more applications.[ Reason: {reason}]'],
    },
    Cancelled: {
      th: ['งานถูกยกเลิก', '“{job}” ถูกยกเลิก[ เหตุผล: {reason}]'],
      en: ['A job was cancelled', '“{job}” was cancelled.[ Reason: {reason}]'],
    },
    other: {
      th: ['สถานะของงานเปลี่ยน', 'สถานะของ “{job}” เปลี่ยนแล้ว[ เหตุผล: {reason}]'],
      en: ['A job changed status', 'The status of “{job}” has changed.[ Reason: {reason}]'],
    },
  },
  ApplicationReceived: {
    th: ['มีใบสมัครใหม่', '{talent} สมัครงาน “{job}”'],
    en: ['A new application', '{talent} has applied to “{job}”.'],
  },
  ApplicationStatus: {
    Withdrawn: {
      th: ['ศิลปินถอนใบสมัคร', '{talent} ถอนใบสมัครจากงาน “{job}”'],
      en: ['An application was withdrawn', '{talent} has withdrawn from “{job}”.'],
    },
    Hired: {
      th: ['ได้ตัวศิลปินแล้ว', '{talent} ได้รับคัดเลือกสำหรับงาน “{job}”'],
      en: ['A talent was hired', '{talent} was hired for “{job}”.'],
    },
    other: {
      th: ['ใบสมัครเปลี่ยนขั้น', 'ใบสมัครของ {talent} ในงาน “{job}” เปลี่ยนขั้นแล้ว'],
      en: ['An application moved on', 'The application of {talent} to “{job}” has a new stage.'],
    },
  },
  InvitationAnswered: {
    Accepted: {
      th: ['ศิลปินตอบรับคำเชิญ', '{talent} ตอบรับคำเชิญและสมัครงาน “{job}” แล้ว'],
      en: ['An invitation was accepted', '{talent} accepted and applied to “{job}”.'],
    },
    Declined: {
      th: ['ศิลปินปฏิเสธคำเชิญ', '{talent} ปฏิเสธคำเชิญงาน “{job}”[ เหตุผล: {reason}]'],
      en: ['An invitation was declined', '{talent} declined “{job}”.[ Reason: {reason}]'],
    },
    other: {
      th: ['ศิลปินตอบคำเชิญแล้ว', '{talent} ตอบคำเชิญงาน “{job}” แล้ว'],
      en: ['An invitation was answered', '{talent} has answered for “{job}”.'],
    },
  },
  InvitationEnded: {
    th: ['คำเชิญหมดเวลา', 'คำเชิญงาน “{job}” ถึง {talent} สิ้นสุดลงแล้ว'],
    en: ['An invitation has ended', 'The invitation of {talent} to “{job}” has ended.'],
  },
  ProposalViewed: {
    th: ['ลูกค้าเปิดดูข้อเสนอ', '[{business} ]เปิดดู {number} แล้ว'],
    en: ['A proposal was opened', '{number} was opened[ by {business}].'],
  },
  ProposalAnswered: {
    Accepted: {
      th: ['ลูกค้าตอบรับข้อเสนอ', '[{business} ]ตอบรับ {number} แล้ว เริ่มจองคิวศิลปินได้เลย'],
      en: ['A proposal was accepted', '{number} was accepted[ by {business}].'],
    },
    Declined: {
      th: ['ลูกค้าปฏิเสธข้อเสนอ', '[{business} ]ปฏิเสธ {number}[ เหตุผล: {reason}]'],
      en: ['A proposal was declined', '{number} was declined[ by {business}].[ Reason: {reason}]'],
    },
    other: {
      th: ['ลูกค้าตอบข้อเสนอ', '[{business} ]เลือกศิลปินใน {number} แล้ว'],
      en: ['A proposal was answered', 'The talents of {number} were chosen[ by {business}].'],
    },
  },
  ProposalSent: {
    th: ['ส่งข้อเสนอแล้ว', '{number} ส่งถึงลูกค้าแล้ว'],
    en: ['A proposal was sent', '{number} was sent to the client.'],
  },
  ProposalChanged: {
    TalentGone: {
      th: [
        'ศิลปินในข้อเสนอไม่พร้อมแล้ว',
        '{talent} ใน {number}[ ของ {business}] ไม่พร้อมให้เสนอแล้ว ยอดรวมปรับตาม',
      ],
      en: [
        'A proposed talent is gone',
        '{talent} can no longer be had in {number}[ for {business}]; its total follows.',
      ],
    },
    TalentBack: {
      th: ['ศิลปินในข้อเสนอกลับมาพร้อมแล้ว', '{talent} ใน {number}[ ของ {business}] กลับมาให้เสนอได้อีกครั้ง'],
      en: ['A proposed talent is back', '{talent} can be had again in {number}[ for {business}].'],
    },
    Replaced: {
      th: ['ศิลปินสำรองเข้ามาแทน', '{talent} เข้ามาแทน {person} ใน {number}[ ของ {business}]'],
      en: ['A backup steps in', '{talent} replaces {person} in {number}[ for {business}].'],
    },
    LinkLocked: {
      th: [
        'ลิงก์ข้อเสนอถูกล็อก',
        'มีผู้ใส่รหัสผ่านของ {number}[ ของ {business}] ผิดหลายครั้ง ส่งลิงก์ใหม่ให้ลูกค้าได้จากหน้าข้อเสนอ',
      ],
      en: [
        'The link of a proposal is locked',
        'The passcode of {number}[ for {business}] was wrong too often. Send the client a new link.',
      ],
    },
    other: {
      th: ['ข้อเสนอต้องตรวจอีกครั้ง', 'มีการเปลี่ยนแปลงใน {number}[ เกี่ยวกับ {talent}][ เหตุผล: {reason}]'],
      en: [
        'A proposal needs another look',
        '{number} has changed[ about {talent}].[ Reason: {reason}]',
      ],
    },
  },
  ProposalExpired: {
    Expired: {
      th: ['ข้อเสนอพ้นกำหนดแล้ว', '{number}[ ของ {business}] พ้นกำหนดยืนราคาแล้ว'],
      en: ['A proposal has expired', '{number}[ for {business}] has expired.'],
    },
    other: {
      th: ['ข้อเสนอใกล้พ้นกำหนด', '{number}[ ของ {business}][ ยืนราคาถึง {day}]'],
      en: ['A proposal runs out soon', '{number}[ for {business}][ is valid until {day}].'],
    },
  },
  BookingMade: {
    Option1: {
      th: ['มีออปชัน 1 ใหม่', '{talent} มีออปชัน 1[ วันที่ {days}][ งาน “{job}”]'],
      en: ['A new first option', '{talent} is held as first option[ for {days}][, “{job}”].'],
    },
    Option2: {
      th: ['มีออปชัน 2 ใหม่', '{talent} มีออปชัน 2[ วันที่ {days}][ งาน “{job}”]'],
      en: ['A new second option', '{talent} is held as second option[ for {days}][, “{job}”].'],
    },
    other: {
      th: ['มีการจองคิวใหม่', 'คิวของ {talent}[ วันที่ {days}][ งาน “{job}”] ถูกบันทึกแล้ว'],
      en: ['A new booking', '{talent} has a new entry[ for {days}][, “{job}”].'],
    },
  },
  BookingChanged: {
    Cancelled: {
      th: [
        'คิวงานถูกยกเลิก',
        'คิวของ {talent}[ วันที่ {days}][ งาน “{job}”] ถูกยกเลิก[ เหตุผล: {reason}][ หาศิลปินสำรองได้ในข้อเสนอ {number}]',
      ],
      en: [
        'A booking was cancelled',
        'The entry of {talent}[ for {days}][, “{job}”] was cancelled.[ Reason: {reason}][ See proposal {number} for a backup.]',
      ],
    },
    Booked: {
      th: ['ออปชันเป็นคิวจริงแล้ว', 'คิวของ {talent}[ วันที่ {days}][ งาน “{job}”] ยืนยันแล้ว'],
      en: ['An option became a booking', '{talent} is booked[ for {days}][, “{job}”].'],
    },
    Challenged: {
      th: [
        'ออปชันชนกับคิวที่ยืนยันแล้ว',
        '{talent} มีคิวอื่นยืนยันแล้วทับออปชัน[วันที่ {days}][ งาน “{job}”] โปรดตรวจสอบ',
      ],
      en: [
        'An option is challenged',
        '{talent} was booked for something else on days of the option[ for {days}][, “{job}”].',
      ],
    },
    MovedUp: {
      th: ['ออปชัน 2 เลื่อนขึ้นมา', 'ออปชันของ {talent}[ วันที่ {days}][ งาน “{job}”] เป็นออปชัน 1 แล้ว'],
      en: [
        'A second option moved up',
        'The option on {talent}[ for {days}][, “{job}”] is the first one now.',
      ],
    },
    other: {
      th: ['คิวงานเปลี่ยน', 'คิวของ {talent}[ วันที่ {days}][ งาน “{job}”] เปลี่ยนแล้ว[ เหตุผล: {reason}]'],
      en: [
        'A booking changed',
        'The entry of {talent}[ for {days}][, “{job}”] changed.[ Reason: {reason}]',
      ],
    },
  },
  BookingLapsed: {
    th: [
      'ออปชันหมดเวลา',
      'ออปชันของ {talent}[ วันที่ {days}][ งาน “{job}”] หมดเวลาแล้ว[ หาศิลปินสำรองได้ในข้อเสนอ {number}]',
    ],
    en: [
      'An option has lapsed',
      'The option on {talent}[ for {days}][, “{job}”] has lapsed.[ See proposal {number} for a backup.]',
    ],
  },
  EmailChangeAsked: {
    th: ['ขออนุมัติเปลี่ยนอีเมล', 'อีเมลเดิมของ {person} ใช้ไม่ได้แล้ว ต้องมีทีมงานคนที่สองอนุมัติอีเมลใหม่'],
    en: [
      'A change of email needs you',
      'The address of {person} is lost. A second member of the team decides about the new one.',
    ],
  },
  PrivacyRequested: {
    Access: {
      th: ['มีคำขอเข้าถึงข้อมูล', 'มีผู้ขอเข้าถึงข้อมูลส่วนบุคคล โปรดดำเนินการภายใน 30 วัน'],
      en: [
        'A request for access',
        'Somebody asks what is kept about them. See to it within 30 days.',
      ],
    },
    Correction: {
      th: ['มีคำขอแก้ไขข้อมูล', 'มีผู้ขอแก้ไขข้อมูลส่วนบุคคล โปรดดำเนินการภายใน 30 วัน'],
      en: [
        'A request to correct data',
        'Somebody asks for data to be corrected. See to it within 30 days.',
      ],
    },
    other: {
      th: ['มีคำขอลบข้อมูล', 'มีผู้ขอลบข้อมูลส่วนบุคคล โปรดดำเนินการภายใน 30 วัน'],
      en: ['A request to erase data', 'Somebody asks to be erased. See to it within 30 days.'],
    },
  },
  PrivacyAnswered: PRIVACY_ANSWERED,
};
