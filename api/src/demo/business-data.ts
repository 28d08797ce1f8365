import type { JobText, WantsText } from './job-text.ts';
import { MORE_JOBS } from './more-jobs.ts';
import type { NamePair } from './people-data.ts';

export interface BusinessText {
  name: NamePair;
  type: 'Brand' | 'Agency' | 'Production' | 'Media' | 'Other';
  industry: string;
  /** Shape and two letters of the generated logo. */
  mark: string;
  /** Approved by default; pending businesses have no jobs. */
  status?: 'Pending' | 'Rejected' | 'Suspended';
  reason?: string;
}

/** Businesses with jobs come first. */
export const BUSINESSES: readonly BusinessText[] = [
  { name: ['น้ำใสเบเวอเรจ', 'Namsai Beverage'], type: 'Brand', industry: 'beverage', mark: 'NS' },
  {
    name: ['เรือนขวัญเครื่องสำอาง', 'Ruenkwan Cosmetics'],
    type: 'Brand',
    industry: 'beauty',
    mark: 'RK',
  },
  {
    name: ['กรุงสยามโปรดักชัน', 'Krungsiam Production'],
    type: 'Production',
    industry: 'film',
    mark: 'KS',
  },
  {
    name: ['ไผ่ทองครีเอทีฟ', 'Phaithong Creative'],
    type: 'Agency',
    industry: 'advertising',
    mark: 'PT',
  },
  { name: ['ล้านนาโมบาย', 'Lanna Mobile'], type: 'Brand', industry: 'telecom', mark: 'LM' },
  { name: ['สตูดิโอหิ่งห้อย', 'Hinghoi Studio'], type: 'Production', industry: 'film', mark: 'HH' },
  { name: ['มะลิแฟชั่นเฮาส์', 'Mali Fashion House'], type: 'Brand', industry: 'fashion', mark: 'MF' },
  { name: ['ช่องดาวเหนือ', 'Dao Nuea Channel'], type: 'Media', industry: 'broadcast', mark: 'DN' },
  { name: ['ทะเลทองซีฟู้ด', 'Talay Thong Seafood'], type: 'Brand', industry: 'food', mark: 'TT' },
  { name: ['ภูตะวันออร์แกนิก', 'Phutawan Organic'], type: 'Brand', industry: 'wellness', mark: 'PO' },
  { name: ['จักรวาลเกมส์', 'Jakkrawan Games'], type: 'Brand', industry: 'gaming', mark: 'JG' },
  { name: ['บ้านเสียงมิวสิก', 'Bansiang Music'], type: 'Media', industry: 'music', mark: 'BM' },
  {
    name: ['ยานยนต์ไฟฟ้าสุวรรณ', 'Suwan Electric Motors'],
    type: 'Brand',
    industry: 'automotive',
    mark: 'SE',
  },
  {
    name: ['อุ่นใจประกันชีวิต', 'Unjai Life'],
    type: 'Brand',
    industry: 'insurance',
    mark: 'UL',
    status: 'Pending',
  },
  {
    name: ['ตะวันฉายอีเวนต์', 'Tawanchai Event'],
    type: 'Production',
    industry: 'event',
    mark: 'TC',
    status: 'Rejected',
    reason: 'หนังสือรับรองบริษัทหมดอายุ กรุณาแจ้งเลขประจำตัวผู้เสียภาษีที่ใช้อยู่ปัจจุบัน',
  },
  {
    name: ['สายฟ้ามีเดีย', 'Saifah Media'],
    type: 'Media',
    industry: 'advertising',
    mark: 'SM',
    status: 'Suspended',
    reason: 'ค้างชำระค่าตัวศิลปินเกินกำหนด 60 วัน',
  },
];

const job = (
  title: NamePair,
  description: NamePair,
  jobType: string,
  talentTypes: readonly string[],
  budget: readonly [number, number],
  unit: JobText['unit'],
  openings: number,
  province: string,
  wants: WantsText = {},
): JobText => ({
  ...{ title, description, jobType, talentTypes, budget, unit, openings, province, wants },
});

const FIRST_JOBS: readonly JobText[] = [
  job(
    ['โฆษณาน้ำดื่มสมุนไพร หน้าร้อน', 'Herbal drink summer film'],
    [
      'มองหานักแสดงหลักสองคน ยิ้มสวย เล่นน้ำได้ ถ่ายหนึ่งวันริมแม่น้ำ',
      'Two leads with an easy smile, at home in water; one day by the river.',
    ],
    'TVC',
    ['Actor', 'RisingStar', 'SuperStar', 'Influencer'],
    [25000, 40000],
    'Day',
    2,
    '10',
  ),
  job(
    ['พรีเซนเตอร์ลิปสติกคอลเลกชันใหม่', 'Presenter for a new lipstick line'],
    [
      'ภาพนิ่งและวิดีโอสั้นสามชิ้น ผิวสองสีถึงเข้มเป็นพิเศษ',
      'Stills and three short videos; medium to deep skin tones especially welcome.',
    ],
    'Presenter',
    ['SuperStar', 'MegaStar'],
    [180000, 350000],
    'Job',
    1,
    '10',
  ),
  job(
    ['ซีรีส์สืบสวน 8 ตอน บทสมทบ', 'Supporting roles, eight-part mystery'],
    [
      'รับหกบท อายุ 25-45 พูดเหนือได้จะพิจารณาเป็นพิเศษ',
      'Six roles, ages 25-45; Northern Thai speakers preferred.',
    ],
    'Series',
    ['Actor'],
    [12000, 18000],
    'Day',
    6,
    '57',
    { ageFrom: 25, ageTo: 45 },
  ),
  job(
    ['ไลฟ์ขายของแม่และเด็ก ประจำเดือน', 'Monthly live host, mother and child'],
    [
      'ไลฟ์สัปดาห์ละสองครั้ง ครั้งละสองชั่วโมง มีทีมหลังบ้านให้',
      'Two live sessions a week, two hours each, with a back-office team.',
    ],
    'Live',
    ['LiveTalent', 'Influencer'],
    [45000, 60000],
    'Month',
    2,
    '10',
  ),
  job(
    ['เดินแบบผ้าทอร่วมสมัย', 'Runway, contemporary weaves'],
    ['ส่วนสูง 168 ซม. ขึ้นไป ซ้อมหนึ่งวัน แสดงหนึ่งวัน', 'From 168 cm; one day of rehearsal, one of show.'],
    'Runway',
    ['NewBorn', 'RisingStar'],
    [6000, 9000],
    'Day',
    12,
    '40',
    { heightFrom: 168 },
  ),
  job(
    ['รีวิวมือถือรุ่นใหม่ ช่องวิดีโอสั้น', 'Short-video review of a new phone'],
    [
      'สามคลิป สคริปต์ของตัวเอง ผู้ติดตามตั้งแต่หนึ่งแสน',
      'Three clips to your own script; 100,000 followers or more.',
    ],
    'Social',
    ['Influencer'],
    [35000, 80000],
    'Post',
    4,
    '10',
  ),
  job(
    ['มิวสิกวิดีโอเพลงช้า ถ่ายบนรถไฟ', 'Music video on a night train'],
    ['คู่พระนางวัย 20-28 แสดงอารมณ์ทางสายตา', 'A couple of 20-28 who act with their eyes.'],
    'MV',
    ['Actor', 'Singer', 'RisingStar'],
    [15000, 25000],
    'Day',
    2,
    '50',
    { ageFrom: 20, ageTo: 28 },
  ),
  job(
    ['พิธีกรงานเปิดตัวรถยนต์ไฟฟ้า', 'Host for an electric car launch'],
    ['พูดไทยและอังกฤษคล่อง มีประสบการณ์งานแถลงข่าว', 'Fluent Thai and English, used to press events.'],
    'Event',
    ['SuperStar', 'LiveTalent'],
    [60000, 90000],
    'Job',
    1,
    '20',
    { languages: ['th', 'en'] },
  ),
  job(
    ['ภาพนิ่งแคตตาล็อกชุดทำงาน', 'Workwear catalogue'],
    ['ถ่ายสองวัน 60 ชุด ไซซ์ S-XL ทุกรูปร่าง', 'Two days, sixty outfits, sizes S to XL.'],
    'Print',
    ['NewBorn', 'Actor'],
    [8000, 14000],
    'Day',
    5,
    '10',
  ),
  job(
    ['ภาพยนตร์สั้นส่งเสริมการท่องเที่ยวทะเลใต้', 'Short film for the southern sea'],
    ['นักแสดงว่ายน้ำได้ ถ่ายสี่วันบนเกาะ', 'Swimmers only; four days on an island.'],
    'Film',
    ['Actor', 'RisingStar'],
    [18000, 26000],
    'Day',
    3,
    '83',
  ),
  job(
    ['โพสต์สุขภาพและอาหารเสริม', 'Wellness posts'],
    [
      'ครีเอเตอร์สายออกกำลังกาย ผ่านการตรวจข้อความโฆษณาโดยทีมกฎหมาย',
      'Fitness creators; copy is checked by the legal team.',
    ],
    'Social',
    ['Influencer'],
    [20000, 50000],
    'Post',
    6,
    '10',
  ),
  job(
    ['คอนเสิร์ตเล็กในร้านกาแฟ 5 จังหวัด', 'Café concerts in five provinces'],
    ['นักร้องพร้อมกีตาร์ เล่น 45 นาที', 'Singer with guitar, sets of 45 minutes.'],
    'Event',
    ['Singer'],
    [12000, 20000],
    'Job',
    5,
    '50',
  ),
  job(
    ['โฆษณาประกันชีวิต ครอบครัวสามรุ่น', 'Insurance film, three generations'],
    ['หาคุณยาย คุณแม่ และลูกวัย 8-12', 'A grandmother, a mother and a child of 8-12.'],
    'TVC',
    ['Actor', 'NewBorn'],
    [20000, 45000],
    'Day',
    3,
    '10',
    { ageFrom: 8 },
  ),
  job(
    ['ทีมสตรีมเกมเปิดตัวเซิร์ฟเวอร์', 'Streamers for a game server launch'],
    ['สตรีมต่อเนื่องสามวัน วันละสี่ชั่วโมง', 'Three days of streaming, four hours a day.'],
    'Live',
    ['LiveTalent', 'Influencer'],
    [30000, 55000],
    'Job',
    4,
    '10',
  ),
  job(
    ['ปกอัลบั้มและภาพโปรโมต', 'Album cover and press pictures'],
    ['ภาพขาวดำ สตูดิโอหนึ่งวัน', 'Black and white, one studio day.'],
    'Print',
    ['Singer', 'SuperStar'],
    [40000, 70000],
    'Day',
    1,
    '10',
  ),
  job(
    ['ซิตคอมร้านก๋วยเตี๋ยว รับเชิญรายตอน', 'Noodle-shop sitcom, guest roles'],
    ['จังหวะตลกดี จำบทเร็ว ถ่ายทุกวันจันทร์', 'Comic timing and quick study; every Monday.'],
    'Series',
    ['Actor', 'MegaStar'],
    [15000, 60000],
    'Day',
    8,
    '12',
  ),
  job(
    ['โชว์เปิดตลาดกลางคืน', 'Opening of a night market'],
    ['นักเต้นและนักร้องรวมสิบคน ซ้อมสองครั้ง', 'Ten dancers and singers, two rehearsals.'],
    'Event',
    ['Singer', 'NewBorn', 'LiveTalent'],
    [4000, 7000],
    'Day',
    10,
    '30',
  ),
  job(
    ['ภาพโฆษณาอาหารทะเลแช่แข็ง', 'Frozen seafood campaign'],
    ['มือสวย กินเก่ง ยิ้มจริง', 'Good hands, good appetite, a real smile.'],
    'Print',
    ['RisingStar', 'Influencer'],
    [10000, 22000],
    'Day',
    2,
    '74',
  ),
  job(
    ['ละครเวทีเด็ก 12 รอบ', 'Children’s theatre, twelve shows'],
    ['ร้องและเต้นได้ เสียงชัด รักเด็ก', 'Sing, dance, speak clearly, love children.'],
    'Other',
    ['Actor', 'Singer'],
    [5000, 8000],
    'Day',
    4,
    '10',
  ),
  job(
    ['ทูตแบรนด์ออร์แกนิกหนึ่งปี', 'Organic brand ambassador for a year'],
    ['ใช้ชีวิตสายกรีนจริง ๆ เดินทางไปฟาร์มเดือนละครั้ง', 'Lives green for real; one farm visit a month.'],
    'Presenter',
    ['MegaStar', 'SuperStar', 'Influencer'],
    [900000, 1500000],
    'Job',
    1,
    '50',
  ),
];

/** For the first ones, the last jobs cover every status other than open. */
const STATUSES = ['Draft', 'Review', 'Closed', 'Completed', 'Cancelled'] as const;
const OPEN = FIRST_JOBS.length - STATUSES.length;

export const JOBS: readonly JobText[] = [
  ...FIRST_JOBS.slice(0, OPEN),
  ...STATUSES.map((status, index) => ({
    ...FIRST_JOBS[OPEN + index]!,
    status,
    ...(status === 'Cancelled' && { reason: 'โรงละครปิดปรับปรุง ยังไม่มีกำหนดเปิดใหม่' }),
  })),
  ...MORE_JOBS,
];
