/** Names for invented people: common given names, and surnames that were made up for this data. */
export type NamePair = readonly [th: string, en: string];

export const FEMININE_NAMES: readonly NamePair[] = [
  ['กานต์ธิดา', 'Kanthida'],
  ['ชนัญญา', 'Chananya'],
  ['ณัฐวดี', 'Natthawadi'],
  ['ดาริน', 'Darin'],
  ['ธัญชนก', 'Thanchanok'],
  ['นลินทิพย์', 'Nalinthip'],
  ['ปาลิตา', 'Palita'],
  ['พิมพ์ลภัส', 'Pimlapat'],
  ['ภัทราพร', 'Phattharaphon'],
  ['มนัสนันท์', 'Manatsanan'],
  ['รินรดา', 'Rinrada'],
  ['ลลิตภัทร', 'Lalitphat'],
  ['วรัญญา', 'Waranya'],
  ['ศุภิสรา', 'Supitsara'],
  ['สุชานาถ', 'Suchanat'],
  ['อรณิชา', 'Onnicha'],
  ['กมลชนก', 'Kamonchanok'],
  ['เขมิกา', 'Khemika'],
  ['จิดาภา', 'Jidapha'],
  ['ฐิตารีย์', 'Thitari'],
  ['ณิชารีย์', 'Nicharee'],
  ['ทอฝัน', 'Thorfan'],
  ['เบญญาภา', 'Benyapha'],
  ['ปุณยวีร์', 'Punyawi'],
  ['เพ็ญพิชชา', 'Phenphitcha'],
  ['มุกดา', 'Mukda'],
  ['รมิดา', 'Ramida'],
  ['วริศรา', 'Warisara'],
  ['ศศิวิมล', 'Sasiwimon'],
  ['อาทิตยา', 'Athittaya'],
];

export const MASCULINE_NAMES: readonly NamePair[] = [
  ['กฤตเมธ', 'Kritmet'],
  ['คณิศร', 'Khanison'],
  ['จิรายุทธ', 'Jirayut'],
  ['ชยพล', 'Chayaphon'],
  ['ณภัทร', 'Naphat'],
  ['ติณณภพ', 'Tinnaphop'],
  ['ธนกฤต', 'Thanakrit'],
  ['ธีรเดช', 'Thiradet'],
  ['นนทพัทธ์', 'Nonthaphat'],
  ['ปกรณ์เกียรติ', 'Pakonkiat'],
  ['พชรดนัย', 'Pacharadanai'],
  ['ภาคิน', 'Phakhin'],
  ['เมธาวิน', 'Methawin'],
  ['รัชชานนท์', 'Ratchanon'],
  ['วรเมธ', 'Woramet'],
  ['ศิวกร', 'Siwakon'],
  ['สิรวิชญ์', 'Sirawit'],
  ['อติวิชญ์', 'Atiwit'],
  ['กันตพงศ์', 'Kantaphong'],
  ['เจตนิพัทธ์', 'Jetniphat'],
  ['ชวกร', 'Chawakon'],
  ['ฐปนวัฒน์', 'Thapanawat'],
  ['ดนุพล', 'Danuphon'],
  ['ทัตเทพ', 'Thattep'],
  ['ปัณณวิชญ์', 'Pannawit'],
  ['พีรวิชญ์', 'Phirawit'],
  ['ภูมิพัฒน์', 'Phumiphat'],
  ['วิศรุต', 'Witsarut'],
  ['ศุภณัฐ', 'Supanat'],
  ['อนาวิล', 'Anawin'],
];

export const SURNAMES: readonly NamePair[] = [
  ['แสงดาวเรือง', 'Saengdaorueang'],
  ['วัฒนศิลาชัย', 'Watthanasilachai'],
  ['ธารามณีกุล', 'Tharamanikun'],
  ['ปิ่นเพชรงาม', 'Pinphetngam'],
  ['ศรีบัวหลวง', 'Sribualuang'],
  ['เมฆาวรกิจ', 'Mekhaworakit'],
  ['รุ่งเรืองสกุลทอง', 'Rungrueangsakunthong'],
  ['จันทราวิไล', 'Chantharawilai'],
  ['ชลธารพิพัฒน์', 'Chonthanphiphat'],
  ['อัครพนาไพร', 'Akkharaphanaphrai'],
  ['น้ำผึ้งเดือนห้า', 'Namphuengduenha'],
  ['พงศ์พฤกษาชาติ', 'Phongphrueksachat'],
  ['กตัญญูวงศา', 'Katanyuwongsa'],
  ['วายุภักษ์พงษ์', 'Wayuphakphong'],
  ['ทองประกายแก้ว', 'Thongprakaikaeo'],
  ['ลือฤทธิ์ไกร', 'Lueritkrai'],
  ['สายรุ้งพิมาน', 'Sairungphiman'],
  ['หิรัญนภากุล', 'Hirannaphakun'],
  ['บุษบาบรรณ', 'Busababan'],
  ['เพชรผกาวัลย์', 'Phetphakawan'],
  ['คีรีรัตนมาศ', 'Khirirattanamat'],
  ['ฎีกาธรรมรงค์', 'Dikathammarong'],
  ['ญาณวโรดม', 'Yanawarodom'],
  ['อุ่นเรือนไทย', 'Unrueanthai'],
  ['พิมานสมุทร', 'Phimansamut'],
  ['กล้าณรงค์เดช', 'Klanarongdet'],
];

export const NICKNAMES: readonly NamePair[] = [
  ['น้ำผึ้ง', 'Namphueng'],
  ['มะลิ', 'Mali'],
  ['ฟ้าใส', 'Fahsai'],
  ['ต้นข้าว', 'Tonkhao'],
  ['ไอซ์', 'Ice'],
  ['ภูผา', 'Phupha'],
  ['เจได', 'Jedi'],
  ['มิ้นท์', 'Mint'],
  ['ปิ่น', 'Pin'],
  ['พลอย', 'Ploy'],
  ['ใบเตย', 'Baitoey'],
  ['ธาม', 'Tham'],
  ['นะโม', 'Namo'],
  ['เมษา', 'Mesa'],
  ['กันยา', 'Kanya'],
  ['ตะวัน', 'Tawan'],
  ['ข้าวหอม', 'Khaohom'],
  ['ลูกแก้ว', 'Lukkaeo'],
  ['บีม', 'Beam'],
  ['อาร์ม', 'Arm'],
  ['แพรว', 'Praew'],
  ['ปั้น', 'Pun'],
  ['เอิร์ธ', 'Earth'],
  ['มิว', 'Mew'],
  ['จูน', 'June'],
  ['โอ๊ต', 'Oat'],
  ['ซัน', 'Sun'],
  ['ทะเล', 'Thale'],
  ['แก้ม', 'Kaem'],
  ['หมอก', 'Mok'],
  ['เพลง', 'Phleng'],
  ['ดิน', 'Din'],
  ['วาฬ', 'Wan'],
  ['อิงอิง', 'Ing-Ing'],
  ['เต้ย', 'Toey'],
  ['ชูใจ', 'Chujai'],
];

export const TALENT_TAGS: readonly NamePair[] = [
  ['แฟชั่น', 'Fashion'],
  ['ความงาม', 'Beauty'],
  ['กีฬา', 'Sports'],
  ['อาหาร', 'Food'],
  ['ท่องเที่ยว', 'Travel'],
  ['เกม', 'Gaming'],
  ['ครอบครัว', 'Family'],
  ['เทคโนโลยี', 'Technology'],
  ['สุขภาพ', 'Wellness'],
  ['ยานยนต์', 'Automotive'],
  ['ดนตรี', 'Music'],
  ['ตลก', 'Comedy'],
  ['พิธีกร', 'Presenter'],
  ['เต้น', 'Dance'],
];

export const EYE_COLOURS = ['black', 'darkBrown', 'brown', 'hazel'] as const;
export const HAIR_COLOURS = ['black', 'darkBrown', 'brown', 'blonde', 'red'] as const;
export const SKIN_TONES = ['fair', 'light', 'medium', 'tan', 'deep'] as const;
export const SPOKEN_LANGUAGES = ['th', 'en', 'zh', 'ja', 'ko', 'de', 'fr'] as const;

/** Opening lines of a profile, by talent type: what the person is known for. */
export const BIOS: Readonly<Record<string, readonly NamePair[]>> = {
  MegaStar: [
    [
      'นักแสดงนำที่ครองใจผู้ชมมากว่าทศวรรษ ทั้งละครโทรทัศน์ ภาพยนตร์ และแบรนด์ระดับโลก',
      'A leading actor who has held audiences for over a decade on television, in film and for global brands.',
    ],
    [
      'ใบหน้าที่คนไทยคุ้นเคย พรีเซนเตอร์ของแบรนด์ชั้นนำและเจ้าของรางวัลด้านการแสดงหลายเวที',
      'A face the country knows, presenter of leading brands with several acting awards.',
    ],
  ],
  SuperStar: [
    [
      'ดาวรุ่งที่กลายเป็นตัวหลักของซีรีส์ไพรม์ไทม์ พร้อมผลงานโฆษณาต่อเนื่องทุกไตรมาส',
      'A prime-time series lead with a campaign on air in every quarter.',
    ],
    [
      'นักแสดงและพิธีกรที่ทำงานได้สองภาษา เหมาะกับงานแบรนด์ที่ต้องการความน่าเชื่อถือ',
      'Actor and host at home in two languages, a natural fit for brands that need trust.',
    ],
  ],
  RisingStar: [
    [
      'หน้าใหม่ที่กำลังมาแรงจากซีรีส์วัยรุ่น มีฐานแฟนคลับเหนียวแน่นและพัฒนาการที่น่าจับตา',
      'Breaking through in youth series, with a loyal following and a steep learning curve.',
    ],
  ],
  Influencer: [
    [
      'ครีเอเตอร์สายไลฟ์สไตล์ เล่าเรื่องสินค้าได้เป็นธรรมชาติและปิดการขายได้จริง',
      'A lifestyle creator whose product stories feel natural and convert.',
    ],
    [
      'ผู้สร้างคอนเทนต์วิดีโอสั้นที่ผู้ติดตามมีส่วนร่วมสูงกว่าค่าเฉลี่ยของตลาด',
      'A short-video creator with engagement well above the market average.',
    ],
  ],
  Actor: [
    [
      'นักแสดงเวทีที่ก้าวสู่จอ ถนัดบทดรามาและงานภาพยนตร์อิสระ',
      'From stage to screen, strongest in drama and independent film.',
    ],
    [
      'ผ่านเวิร์กช็อปการแสดงและคิวบู๊ รับบทได้หลากหลายทั้งพีเรียดและร่วมสมัย',
      'Trained in acting and stunt work, equally at ease in period and contemporary roles.',
    ],
  ],
  Singer: [
    [
      'นักร้องนักแต่งเพลงเสียงอบอุ่น ขึ้นแสดงสดได้ทั้งวงเต็มและอะคูสติก',
      'A warm-voiced singer-songwriter, live with full band or acoustic.',
    ],
  ],
  LiveTalent: [
    [
      'โฮสต์ไลฟ์คอมเมิร์ซมืออาชีพ คุมจังหวะการขายได้ต่อเนื่องนานหลายชั่วโมง',
      'A professional live-commerce host who holds the pace of a sale for hours.',
    ],
  ],
  NewBorn: [
    [
      'หน้าใหม่ของค่าย ผ่านการฝึกพื้นฐานการแสดงและเดินแบบ พร้อมรับงานแรก',
      'A new face of the agency, trained in acting and runway basics and ready for a first job.',
    ],
  ],
};
