import type { JobText } from './job-text.ts';

/** Jobs before opening and after closing, several of them of the company with an account. */
export const MORE_JOBS: readonly JobText[] = [
  {
    title: ['ภาพนิ่งฉลากน้ำดื่มรสใหม่', 'Label pictures for a new flavour'],
    description: [
      'ถ่ายภาพนิ่งครึ่งวัน ยิ้มสดใส มือเรียว ใช้บนฉลากและป้ายหน้าร้าน',
      'Half a day of stills for labels and shop fronts; a bright smile, slender hands.',
    ],
    ...{ jobType: 'Print', talentTypes: ['NewBorn', 'RisingStar'], budget: [9000, 15000] },
    ...{ unit: 'Day', openings: 2, province: '10', status: 'Draft', business: 0 },
    reason: 'กรุณาระบุสื่อและระยะเวลาที่ใช้ภาพ แล้วส่งตรวจอีกครั้ง',
  },
  {
    title: ['ไลฟ์เปิดตัวน้ำดื่มวิตามิน', 'Vitamin water launch, live'],
    description: [
      'ไลฟ์สองชั่วโมงคู่กับผู้จัดการแบรนด์ ตอบคำถามลูกค้าได้คล่อง',
      'Two hours live with the brand manager, quick with questions from customers.',
    ],
    ...{ jobType: 'Live', talentTypes: ['LiveTalent', 'Influencer'], budget: [30000, 45000] },
    ...{ unit: 'Job', openings: 2, province: '10', status: 'Review', business: 0 },
  },
  {
    title: ['โฆษณาน้ำดื่มสำหรับครอบครัว', 'Family drinking water film'],
    description: [
      'คุณแม่วัย 30-38 และลูกสองคน ถ่ายในบ้านหนึ่งวัน',
      'A mother of 30-38 and two children; one day in a house.',
    ],
    ...{ jobType: 'TVC', talentTypes: ['Actor', 'NewBorn'], budget: [20000, 35000] },
    ...{ unit: 'Day', openings: 3, province: '12', status: 'Closed', business: 0 },
    wants: { ageFrom: 8, ageTo: 40 },
  },
  {
    title: ['วิดีโอสั้นสงกรานต์กับน้ำดื่ม', 'Songkran short videos'],
    description: [
      'สี่คลิปแนวตั้ง ถ่ายหนึ่งวันที่ถนนข้าวสาร พร้อมเปียก',
      'Four vertical clips in one day on Khao San Road; be ready to get wet.',
    ],
    ...{ jobType: 'Social', talentTypes: ['Influencer', 'RisingStar'], budget: [18000, 30000] },
    ...{ unit: 'Job', openings: 3, province: '10', status: 'Completed', business: 0 },
  },
  {
    title: ['บูธชิมน้ำดื่มในงานวิ่ง', 'Tasting booth at a run'],
    description: [
      'พิธีกรและพริตตี้ประจำบูธ ตีสี่ถึงเก้าโมงเช้า',
      'A host and two brand ambassadors at a booth, from four to nine in the morning.',
    ],
    ...{ jobType: 'Event', talentTypes: ['LiveTalent', 'NewBorn'], budget: [3500, 6000] },
    ...{ unit: 'Day', openings: 3, province: '11', status: 'Cancelled', business: 0 },
    reason: 'ผู้จัดเลื่อนงานวิ่งไปปีหน้า',
  },
  {
    title: ['คลิปสอนแต่งหน้าโทนน้ำตาล', 'Brown-tone make-up tutorials'],
    description: [
      'สองคลิป ผิวแพ้ง่ายยิ่งดี มีช่างแต่งหน้าดูแล',
      'Two clips with a make-up artist; sensitive skin is welcome.',
    ],
    ...{ jobType: 'Social', talentTypes: ['Influencer'], budget: [25000, 40000] },
    ...{ unit: 'Job', openings: 2, province: '10', status: 'Review', business: 1 },
  },
  {
    title: ['ซีรีส์วายริมทะเล บทรับเชิญ', 'Guest roles in a seaside series'],
    description: ['สองบท อายุ 19-24 ถ่ายสามวันที่หัวหิน', 'Two roles of 19-24; three days in Hua Hin.'],
    ...{ jobType: 'Series', talentTypes: ['Actor', 'RisingStar'], budget: [10000, 16000] },
    ...{ unit: 'Day', openings: 2, province: '77', status: 'Completed', business: 2 },
    wants: { ageFrom: 19, ageTo: 24 },
  },
  {
    title: ['แคมเปญเครือข่ายล้านนา พรีเซนเตอร์คู่', 'A pair of presenters for Lanna'],
    description: [
      'คู่พรีเซนเตอร์ที่เล่นมุกภาษาเหนือได้ สัญญาหกเดือน',
      'Two presenters at home in Northern Thai, for six months.',
    ],
    ...{ jobType: 'Presenter', talentTypes: ['SuperStar', 'MegaStar'], budget: [250000, 400000] },
    ...{ unit: 'Job', openings: 2, province: '50', status: 'Draft', business: 4 },
  },
];
