import type { Localized } from '@dara/contract';
import type { NewFaceState } from '../../api/generated.ts';

type Step = NewFaceState['status'] | 'Waiting';
interface StepTexts {
  title: Localized;
  text: Localized;
}

/** What an applicant reads; `Waiting` is for the guardian's answer. */
export const STEP_TEXTS: Record<Step, StepTexts> = {
  Waiting: {
    title: { th: 'รอผู้ปกครองของคุณ', en: 'Waiting for your guardian' },
    text: {
      th: 'เราส่งอีเมลถึงผู้ปกครองของคุณแล้ว บอกให้เขาเปิดดูด้วยนะ เราจะเริ่มดูใบสมัครเมื่อเขากดยินยอมภายใน 14 วัน ถ้าครบกำหนดแล้วยังไม่มีคำตอบ เราจะลบใบสมัคร และคุณสมัครใหม่ได้',
      en: 'We have written to your guardian; please ask them to look. We start once they agree, within 14 days. Without an answer we delete the application, and you can apply again.',
    },
  },
  Received: {
    title: { th: 'เราได้รับใบสมัครแล้ว', en: 'We have your application' },
    text: {
      th: 'ทีมแคสติ้งดูใบสมัครทุกใบ กลับมาดูผลที่หน้านี้ได้เลย',
      en: 'Our casting team looks at every application. Come back to this page for the result.',
    },
  },
  InReview: {
    title: { th: 'ทีมงานกำลังดูรูปของคุณ', en: 'We are looking at your pictures' },
    text: {
      th: 'ใบสมัครของคุณอยู่กับทีมแคสติ้งแล้ว อีกไม่นานจะมีคำตอบ',
      en: 'Your application is with our casting team. The answer comes soon.',
    },
  },
  Accepted: {
    title: { th: 'เราอยากร่วมงานกับคุณ', en: 'We would like to work with you' },
    text: {
      th: 'ขั้นต่อไปคือลงทะเบียนเป็นศิลปิน เรากรอกข้อมูลที่คุณเคยให้ไว้รออยู่แล้ว ทำภายใน 90 วัน',
      en: 'The next step is to register as a talent, within 90 days. What you told us is filled in already.',
    },
  },
  Declined: {
    title: { th: 'ครั้งนี้ยังไม่ใช่', en: 'Not this time' },
    text: {
      th: 'เรายังไม่มีงานที่เหมาะกับคุณในตอนนี้ ไม่ได้แปลว่าคุณไม่ดีพอ ข้อมูลและรูปของคุณจะถูกลบภายใน 30 วัน และคุณสมัครใหม่ได้เสมอ',
      en: 'We have no work that suits you right now; it says nothing about your worth. Your entries and pictures are deleted within 30 days, and you may apply again at any time.',
    },
  },
};

/** Texts of the page of an application. Not in the catalogue, which every page loads. */
export const STATE_TEXTS = {
  title: { th: 'ใบสมัครของฉัน', en: 'My application' },
  hello: { th: 'สวัสดี', en: 'Hello' },
  keep: {
    th: 'เก็บลิงก์ของหน้านี้ไว้ ใครมีลิงก์นี้ก็ดูและลบใบสมัครได้ จึงไม่ควรส่งให้คนอื่น',
    en: 'Keep the link of this page. Whoever has it can see and delete the application, so do not pass it on.',
  },
  copy: { th: 'คัดลอกลิงก์', en: 'Copy link' },
  register: { th: 'ลงทะเบียนเป็นศิลปิน', en: 'Register as a talent' },
  withdraw: { th: 'ถอนใบสมัคร', en: 'Withdraw application' },
  ask: { th: 'ถอนใบสมัครใช่ไหม', en: 'Withdraw your application?' },
  askText: {
    th: 'เราจะลบข้อมูล รูป และคลิปของคุณ เอากลับมาไม่ได้ แต่สมัครใหม่ได้เสมอ',
    en: 'We delete your entries, pictures and clip. This cannot be undone, but you may apply again.',
  },
  goneTitle: { th: 'ถอนใบสมัครแล้ว', en: 'Your application is withdrawn' },
  goneText: {
    th: 'ข้อมูลของคุณถูกลบแล้ว รูปและคลิปจะถูกลบตามภายในไม่กี่นาที',
    en: 'Your entries are deleted; pictures and clip follow within minutes.',
  },
  lostTitle: { th: 'ไม่มีใบสมัครที่ลิงก์นี้', en: 'There is no application at this link' },
  lostText: {
    th: 'ใบสมัครอาจถูกถอนหรือลบไปแล้ว ผู้ปกครองอาจไม่ยินยอม หรือลิงก์ไม่ครบ ลองเปิดจากลิงก์ที่คุณเก็บไว้อีกครั้ง',
    en: 'It was withdrawn or deleted, your guardian did not agree, or the link is incomplete. Try the link that you kept once more.',
  },
  again: { th: 'สมัครใหม่', en: 'Apply again' },
} as const satisfies Record<string, Localized>;
