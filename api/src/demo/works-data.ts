/** Works, with their customers and links. */
export interface ProjectText {
  title: string;
  customer: string;
  /** Path after the URL of the customer's channel; absent for works that are offline. */
  slug: string | null;
  /** Replaces the roles of its kind: [feminine, masculine]. */
  roles?: readonly [string, string];
}

const project = (
  title: string,
  customer: string,
  slug: string | null,
  roles?: readonly [string, string],
): ProjectText => ({ title, customer, slug, ...(roles ? { roles } : {}) });

const FILM = 'Krungsiam Production';
const STUDIO = 'Hinghoi Studio';
const CHANNEL = 'Dao Nuea Channel';
const MUSIC = 'Bansiang Music';
const MODEL = ['นางแบบ', 'นายแบบ'] as const;

/** Kinds of projects and their roles: the largest role of each project first. */
export const PROJECTS = {
  screen: [
    project('ละคร “เรือนไม้ริมน้ำ”', CHANNEL, 'ruean-mai-rim-nam'),
    project('ซีรีส์ “ฝนแรกที่เชียงคาน”', STUDIO, 'fon-raek'),
    project('ภาพยนตร์ “คืนสุดท้ายที่ปากน้ำ”', FILM, 'khuen-sut-thai'),
    project('ละคร “ดวงใจใต้เงาจันทร์”', CHANNEL, 'duang-chai'),
    project('ซีรีส์ “ห้องดับจิตหมายเลขเก้า”', STUDIO, 'hong-mai-lek-kao'),
    project('ละคร “สะใภ้บ้านสวน”', CHANNEL, 'saphai-ban-suan'),
    project('ภาพยนตร์ “วินมอเตอร์ไซค์หัวใจสี่สูบ”', FILM, 'win-hua-chai'),
    project('ซีรีส์ “เพื่อนร่วมหอ”', STUDIO, 'phuean-ruam-ho'),
    project('ละคร “เพลิงดาวเหนือ”', CHANNEL, 'phloeng-dao-nuea'),
    project('ภาพยนตร์สั้น “จดหมายถึงแม่โขง”', FILM, null),
    project('ซีรีส์ “สูตรลับตำรับยาย”', STUDIO, 'sut-lap-yai'),
    project('ละคร “กาหลงรัง”', CHANNEL, 'ka-long-rang'),
    project('ซีรีส์ “หมออาสาบนดอยสูง”', STUDIO, 'mo-asa'),
    project('ภาพยนตร์ “ผีบ้านเช่า”', FILM, 'phi-ban-chao'),
    project('ละคร “พยัคฆ์บางกอก”', CHANNEL, 'phayak-bangkok'),
    project('ซีรีส์ “เสาร์นี้ที่สถานีหัวลำโพง”', STUDIO, 'sao-ni'),
    project('ละครเวที “ลิเกคนสุดท้าย”', STUDIO, null),
    project('ซีรีส์ “ทนายข้างถนน”', CHANNEL, 'thanai'),
  ],
  brand: [
    project('โฆษณา “สดชื่นทุกหยดน้ำใส”', 'Namsai Beverage', 'sot-chuen'),
    project('แคมเปญลิปสติก “แดงเรือนขวัญ”', 'Ruenkwan Cosmetics', 'daeng'),
    project('โฆษณาเครือข่าย “โทรหากันทุกวัน”', 'Lanna Mobile', 'tho-ha-kan'),
    project('โฆษณา “อุ่นใจทุกก้าวของลูก”', 'Unjai Life', 'un-chai'),
    project('เปิดตัวรถยนต์ไฟฟ้ารุ่น S1', 'Suwan Electric Motors', 's1'),
    project('แฟชั่นเซต “ไหมไทยในเมืองใหญ่”', 'Mali Fashion House', 'mai-thai'),
    project('โฆษณาปลากระป๋อง “ครัวริมเล”', 'Talay Thong Seafood', 'khrua-rim-le'),
    project('แคมเปญ “ดื่มน้ำให้ครบแปดแก้ว”', 'Namsai Beverage', null),
    project('โฆษณาสบู่สมุนไพร “ผิวหอมภูตะวัน”', 'Phutawan Organic', 'phio-hom'),
    project('โฆษณาเกม “ศึกจักรวาล”', 'Jakkrawan Games', 'suek-chakkrawan'),
    project('แคมเปญกันแดด “แดดแค่ไหนก็สวย”', 'Ruenkwan Cosmetics', 'kan-daet'),
    project('แคมเปญเที่ยวใกล้บ้าน “ลานนาพาเที่ยว”', 'Lanna Mobile', 'pha-thiao'),
  ],
  online: [
    project('รีวิวเซรั่ม “เรือนขวัญไวท์”', 'Ruenkwan Cosmetics', 'white'),
    project('วิดีโอสั้น “หนึ่งวันกับรถยนต์ไฟฟ้า S1”', 'Suwan Electric Motors', 's1-one-day'),
    project('ชาเลนจ์เต้น #สดชื่นทุกหยด', 'Namsai Beverage', 'challenge'),
    project('พาชิม “ทะเลทองถึงบ้าน”', 'Talay Thong Seafood', 'pha-chim'),
    project('แกะกล่องมือถือรุ่นใหม่', 'Lanna Mobile', 'unbox'),
    project('แคสต์เกม “ศึกจักรวาล” รอบเปิดตัว', 'Jakkrawan Games', 'cast'),
    project('ลุคประจำสัปดาห์ “มะลิในตู้เสื้อผ้า”', 'Mali Fashion House', 'looks'),
    project('เช้านี้กินอะไร “ภูตะวันกราโนลา”', 'Phutawan Organic', null),
    project('เล่าเรื่องประกันให้เพื่อนฟัง', 'Unjai Life', 'friends'),
    project('เที่ยวเมืองรอง 7 จังหวัด', 'Phaithong Creative', 'mueang-rong'),
  ],
  live: [
    project('ไลฟ์ 9.9 “เรือนขวัญลดทั้งร้าน”', 'Ruenkwan Cosmetics', 'live-99'),
    project('ไลฟ์ข้ามคืน “มะลิมิดไนต์เซล”', 'Mali Fashion House', 'midnight'),
    project('ไลฟ์ “ทะเลทองสดจากเรือ”', 'Talay Thong Seafood', 'boat'),
    project('ไลฟ์เปิดตัวสมาร์ตโฟน', 'Lanna Mobile', 'live-phone'),
    project('ไลฟ์ “ภูตะวันมอร์นิงทอล์ก”', 'Phutawan Organic', 'morning'),
    project('ถ่ายทอดสดแข่งเกม “ศึกจักรวาลลีก”', 'Jakkrawan Games', 'league'),
    project('ไลฟ์ 12.12 “น้ำใสแจกทั้งวัน”', 'Namsai Beverage', 'live-1212'),
    project('รายการสด “สุดสัปดาห์กับดาวเหนือ”', CHANNEL, 'weekend'),
    project('ไลฟ์ทดลองขับ S1', 'Suwan Electric Motors', null),
  ],
  stage: [
    project('คอนเสิร์ต “หน้าหนาวกลางไร่ชา”', MUSIC, 'rai-cha'),
    project('เทศกาลดนตรี “ลมทะเลเฟสต์”', MUSIC, 'lom-thale'),
    project('คอนเสิร์ตการกุศล “เสียงนี้เพื่อน้อง”', CHANNEL, 'phuea-nong'),
    project('เพลงประกอบละคร “กาหลงรัง”', CHANNEL, 'ost-ka-long-rang'),
    project('อะคูสติกไลฟ์ “บ้านเสียงเซสชัน”', MUSIC, 'session'),
    project('เพลงประกอบซีรีส์ “ฝนแรกที่เชียงคาน”', STUDIO, 'ost-fon-raek'),
  ],
  song: [
    'คิดถึงแบบไม่มีเงื่อนไข',
    'รถเมล์สายสุดท้าย',
    'ฝนตกที่บ้านเธอไหม',
    'แค่คนข้างทาง',
    'ยิ้มให้กระจก',
    'ดาวดวงเดิม',
    'พรุ่งนี้ค่อยเศร้า',
    'กาแฟแก้วที่สอง',
    'บางคืนที่ริมโขง',
    'ไม่ทันได้ลา',
    'เพลงของคนนอนดึก',
    'ห่างกันแค่แม่น้ำ',
    'จดหมายสีน้ำเงิน',
    'เธอคือฤดูหนาว',
    'เต้นรำในครัว',
    'กลับบ้านเรานะ',
  ].map((title, index) =>
    project(`ซิงเกิล “${title}”`, MUSIC, `single-${index + 1}`, [
      'ร้องและเขียนเนื้อร้อง',
      'ร้องและแต่งทำนอง',
    ]),
  ),
  first: [
    project('ลุคบุ๊กชุดนักเรียน “เปิดเทอมใหม่”', 'Mali Fashion House', 'school', MODEL),
    project('ซีรีส์ “เพื่อนร่วมหอ”', STUDIO, 'phuean-ruam-ho'),
    project('โฆษณานมข้าวโพด “โตไปด้วยกัน”', 'Phutawan Organic', 'to-pai-duai-kan'),
    project('มิวสิกวิดีโอ “รถเมล์สายสุดท้าย”', MUSIC, 'single-2'),
    project('เดินแบบ “มะลิวันใหม่”', 'Mali Fashion House', null, MODEL),
    project('โฆษณา “สดชื่นหลังเลิกเรียน”', 'Namsai Beverage', 'loek-rian'),
    project('ละคร “สะใภ้บ้านสวน”', CHANNEL, 'saphai-ban-suan'),
  ],
} satisfies Record<string, readonly ProjectText[]>;

export type ProjectKind = keyof typeof PROJECTS;

/** Order in which the roles of a project are assigned; further people get the last. */
export const ROLES: Readonly<Record<ProjectKind, readonly string[]>> = {
  screen: ['นักแสดงนำ', 'นักแสดงนำ', 'นักแสดงสมทบ', 'นักแสดงสมทบ', 'นักแสดงสมทบ', 'นักแสดงรับเชิญ'],
  brand: ['พรีเซนเตอร์', 'พรีเซนเตอร์ร่วม', 'นักแสดงโฆษณา'],
  online: ['แบรนด์แอมบาสเดอร์', 'ครีเอเตอร์หลัก', 'ครีเอเตอร์'],
  live: ['โฮสต์หลัก', 'โฮสต์ร่วม', 'โฮสต์ช่วงรีวิวสินค้า'],
  stage: ['ศิลปินหลัก', 'ศิลปินรับเชิญ'],
  song: ['ร้องนำ'],
  first: ['นักแสดงสมทบ'],
};
