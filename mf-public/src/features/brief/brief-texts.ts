import type { Localized } from '@dara/contract';
import { useLocale } from '@dara/sdk/i18n';

/** Texts of the brief. Not in the catalogue, which every page loads. */
export const BRIEF_TEXTS = {
  title: { th: 'ส่งบรีฟ', en: 'Send a brief' },
  lead: {
    th: 'เล่างานของคุณให้ทีมแคสติ้งฟัง เราจะเช็กคิวและเสนอราคาของคนที่คุณเลือก ใช้เวลากรอกไม่เกิน 4 นาที',
    en: 'Tell our casting team about your job. We check availability and quote for the people you chose. It takes less than 4 minutes.',
  },
  people: { th: 'คนที่คุณเลือก', en: 'The people you chose' },
  nobody: {
    th: 'ยังไม่ได้เลือกใคร ส่งบรีฟได้เลย แล้วเราจะคัดคนที่เหมาะให้ หรือเลือกเองจากหน้าศิลปิน',
    en: 'Nobody yet. Send the brief all the same and we will suggest people, or choose them yourself.',
  },
  browse: { th: 'ดูศิลปินทั้งหมด', en: 'Browse our talents' },

  work: { th: 'งาน', en: 'The job' },
  project: { th: 'สินค้าหรือชื่อโปรเจกต์', en: 'Product or project' },
  jobType: { th: 'ประเภทงาน', en: 'Kind of work' },
  roles: { th: 'บทที่ต้องการ', en: 'Roles' },
  rolesHint: {
    th: 'เช่น แม่วัย 35–40 ปี 1 คน ลูกสาว 8 ขวบ 1 คน',
    en: 'Such as a mother of 35 to 40, and a daughter of 8',
  },
  openings: { th: 'จำนวนคนที่ต้องการ', en: 'Number of people' },
  peopleUnit: { th: 'คน', en: 'people' },

  days: { th: 'วันและสถานที่', en: 'Days and place' },
  shootFrom: { th: 'ถ่ายวันแรก', en: 'First shooting day' },
  shootTo: { th: 'ถ่ายวันสุดท้าย', en: 'Last shooting day' },
  shootDays: { th: 'ถ้าถ่ายหลายวันไม่ติดกัน', en: 'If the days are not in a row' },
  shootDaysHint: { th: 'เช่น 3, 5 และ 9 ธันวาคม', en: 'Such as 3, 5 and 9 December' },
  location: { th: 'สถานที่ถ่าย', en: 'Place' },

  usage: { th: 'การใช้งานภาพและวิดีโอ', en: 'Usage' },
  media: { th: 'สื่อที่ใช้', en: 'Media' },
  usageMonths: { th: 'ระยะเวลาใช้งาน', en: 'For how long' },
  months: { th: 'เดือน', en: 'months' },
  territory: { th: 'ประเทศที่ใช้งาน', en: 'Territory' },
  territoryHint: { th: 'เช่น ไทย อาเซียน ทั่วโลก', en: 'Such as Thailand, ASEAN, worldwide' },

  budget: { th: 'งบประมาณสำหรับนักแสดง', en: 'Budget for the talents' },
  budgetFrom: { th: 'ตั้งแต่', en: 'From' },
  budgetTo: { th: 'ไม่เกิน', en: 'Up to' },
  budgetUnit: { th: 'คิดเป็น', en: 'Counted' },
  'unit.Day': { th: 'ต่อวัน', en: 'a day' },
  'unit.Job': { th: 'ต่องาน', en: 'for the job' },
  'unit.Post': { th: 'ต่อโพสต์', en: 'a post' },
  'unit.Month': { th: 'ต่อเดือน', en: 'a month' },

  answer: { th: 'ต้องการคำตอบเมื่อไร', en: 'When do you need an answer?' },
  'answer.Any': { th: 'ไม่เร่ง', en: 'No hurry' },
  'answer.Day': { th: 'ภายในวันที่กำหนด', en: 'By a day' },
  'answer.Tonight': { th: 'คืนนี้', en: 'Tonight' },
  answerBy: { th: 'ภายในวันที่', en: 'Answer needed by' },
  tonight: {
    th: 'งานด่วนคืนนี้ ส่งบรีฟแล้วโทรหรือทักเราด้วย จะได้เริ่มเช็กคิวทันที',
    en: 'For tonight, please also call or write to us once the brief is sent, so that we can start at once.',
  },
  reachBelow: { th: 'ช่องทางติดต่ออยู่ท้ายหน้านี้', en: 'You find how at the end of this page.' },

  more: { th: 'รายละเอียดเพิ่มเติม', en: 'Anything else' },
  message: { th: 'เล่าเพิ่มเติม', en: 'More about it' },
  script: { th: 'ไฟล์บทหรือสตอรีบอร์ด', en: 'Script or storyboard as a file' },
  scriptFileHint: {
    th: 'PDF หรือ Word 1 ไฟล์ ไม่เกิน 10 MB มีเพียงทีมแคสติ้งที่เปิดได้ และไม่ถูกเก็บไว้ในร่างบนเครื่องนี้',
    en: 'One PDF or Word file of up to 10 MB. Only our casting team can open it; the draft on this device does not keep it.',
  },
  scriptRemove: { th: 'นำไฟล์ออก', en: 'Remove the file' },
  scriptLink: { th: 'หรือลิงก์บทหรือสตอรีบอร์ด', en: 'Or a link to the script or storyboard' },
  scriptHint: {
    th: 'ลิงก์ที่ขึ้นต้นด้วย https:// มีเพียงทีมแคสติ้งที่เห็น',
    en: 'It begins with https:// and is seen by our casting team only.',
  },

  sender: { th: 'ผู้ส่ง', en: 'About you' },
  name: { th: 'ชื่อของคุณ', en: 'Your name' },
  company: { th: 'บริษัท', en: 'Company' },
  email: { th: 'อีเมล', en: 'Email' },
  emailHint: { th: 'เราจะส่งสำเนาบรีฟไปที่นี่', en: 'We send a copy of the brief here.' },
  phone: { th: 'เบอร์โทรศัพท์', en: 'Phone' },
  send: { th: 'ส่งบรีฟ', en: 'Send the brief' },

  sentTitle: { th: 'เราได้รับบรีฟของคุณแล้ว', en: 'We have your brief' },
  sentText: {
    th: 'ส่งสำเนาไปที่อีเมลของคุณแล้ว ทีมแคสติ้งจะเช็กคิวแล้วติดต่อกลับ',
    en: 'A copy is on its way to you. Our casting team checks availability and replies.',
  },
  draft: { th: 'ดูร่างงานของคุณ', en: 'Open your draft job' },
} as const satisfies Record<string, Localized>;

export type BriefText = keyof typeof BRIEF_TEXTS;

/** A text in the language of the page. */
export function useBriefText(): (name: BriefText) => string {
  const locale = useLocale();
  return (name) => BRIEF_TEXTS[name][locale];
}
