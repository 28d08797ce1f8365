import type { Localized } from '@dara/contract';

/** What a guardian reads about an application of a new face. Not in the catalogue, which every page loads. */
export const NEW_FACE_TEXTS = {
  lead: {
    th: 'จะไม่มีใครดูใบสมัครของผู้ที่อายุไม่ถึง 20 ปี จนกว่าผู้ปกครองจะยินยอม',
    en: 'No one looks at the application of a person under 20 before a guardian has agreed.',
  },
  means: {
    th: 'ให้ทีมแคสติ้งของดาราเก็บข้อมูลและรูปสามรูปไว้พิจารณาใบสมัคร โดยไม่เผยแพร่',
    en: 'Dara’s casting team keeps the entries and three pictures to consider the application, without publishing them',
  },
  decline: {
    th: 'เราจะลบใบสมัครพร้อมรูปทั้งหมด เอากลับมาไม่ได้',
    en: 'We delete the application with all its pictures. This cannot be undone.',
  },
  Confirmed: {
    th: 'ขอบคุณ ทีมงานดูใบสมัครได้แล้ว โปรดเก็บลิงก์นี้ไว้ คุณถอนความยินยอมได้ที่นี่ทุกเมื่อ',
    en: 'Thank you, our team may now look. Keep this link: you can withdraw your consent here at any time.',
  },
  Declined: {
    th: 'ใบสมัครถูกลบแล้ว รูปจะถูกลบตามภายในไม่กี่นาที',
    en: 'The application is deleted; the pictures follow within minutes.',
  },
  Withdrawn: {
    th: 'ใบสมัครถูกลบแล้ว รูปจะถูกลบตามภายในไม่กี่นาที',
    en: 'The application is deleted; the pictures follow within minutes.',
  },
} as const satisfies Record<string, Localized>;
