import type { Localized } from '@dara/contract';

/** Texts of the application. Not in the catalogue, which every page loads. */
export const FORM_TEXTS = {
  name: { th: 'ชื่อ', en: 'Name' },
  nameHint: { th: 'ชื่อจริงหรือชื่อที่ใช้ในวงการก็ได้', en: 'Your own name or your stage name' },
  birthday: { th: 'วันเกิด', en: 'Date of birth' },
  height: { th: 'ส่วนสูง', en: 'Height' },
  cm: { th: 'ซม.', en: 'cm' },
  reach: { th: 'ติดต่อคุณได้ทางไหน', en: 'How can we reach you?' },
  reachHint: {
    th: 'กรอกเบอร์โทรหรือ LINE อย่างน้อยหนึ่งอย่าง',
    en: 'Give a phone number or your LINE ID.',
  },
  phone: { th: 'เบอร์โทรศัพท์', en: 'Phone' },
  lineId: { th: 'LINE ID', en: 'LINE ID' },
  email: { th: 'อีเมล', en: 'Email' },
  emailHint: {
    th: 'ไม่บังคับ กรอกถ้าอยากให้เราส่งผลทางอีเมล',
    en: 'Optional: only if you want the result by email.',
  },
  pictures: { th: 'รูปของคุณ', en: 'Your pictures' },
  picturesHint: {
    th: 'ถ่ายใกล้หน้าต่าง ไม่ใช้ฟิลเตอร์ มีแต่ทีมแคสติ้งเท่านั้นที่เห็น',
    en: 'Stand near a window and use no filter. Only our casting team sees them.',
  },
  faceFile: { th: 'ใบหน้า', en: 'Face' },
  faceFileHint: {
    th: 'มองกล้อง เห็นหน้าเต็ม รวบผมให้พ้นหน้า',
    en: 'Look at the camera, hair out of your face.',
  },
  profileFile: { th: 'ด้านข้าง', en: 'Side' },
  profileFileHint: {
    th: 'หันข้างเต็มตัว เห็นตั้งแต่หัวถึงไหล่',
    en: 'Turn fully to the side, head to shoulders.',
  },
  fullLengthFile: { th: 'เต็มตัว', en: 'Full length' },
  fullLengthFileHint: {
    th: 'ยืนตรง เห็นตั้งแต่หัวจรดเท้า ให้คนอื่นช่วยถ่ายได้',
    en: 'Stand straight, head to toe in the picture. Someone may help you.',
  },
  guardian: { th: 'ผู้ปกครอง', en: 'Your guardian' },
  guardianHint: {
    th: 'คุณอายุไม่ถึง 20 ปี เราจะส่งอีเมลขอความยินยอมถึงผู้ปกครอง และยังไม่มีใครดูใบสมัครจนกว่าผู้ปกครองจะยินยอม',
    en: 'You are under 20: we ask your guardian by email, and no one looks at your application before your guardian has agreed.',
  },
  'guardian.name': { th: 'ชื่อผู้ปกครอง', en: 'Guardian’s name' },
  'guardian.email': { th: 'อีเมลผู้ปกครอง', en: 'Guardian’s email' },
  consent: {
    th: 'ฉันยินยอมให้ดาราเก็บข้อมูล รูป และคลิปเหล่านี้ไว้พิจารณาใบสมัคร ไม่เผยแพร่ และฉันลบเองได้ทุกเมื่อ',
    en: 'I agree that Dara keeps these entries, pictures and the clip to consider my application, without publishing them. I can delete them at any time.',
  },
  privacy: { th: 'อ่านวิธีที่เราดูแลข้อมูลส่วนบุคคล', en: 'Read how we treat personal data' },
  send: { th: 'ส่งใบสมัคร', en: 'Send application' },
} as const satisfies Record<string, Localized>;
