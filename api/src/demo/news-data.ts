import type { NamePair } from './people-data.ts';

export interface NewsText {
  title: NamePair;
  short: NamePair;
  /** Paragraphs, below the short description. */
  body: readonly NamePair[];
  tags: readonly string[];
}

/** News tags by key. */
export const NEWS_TAGS: Readonly<Record<string, NamePair>> = {
  casting: ['แคสติ้ง', 'Casting'],
  campaign: ['แคมเปญ', 'Campaign'],
  agency: ['ข่าวบริษัท', 'Agency'],
  award: ['รางวัล', 'Awards'],
  workshop: ['เวิร์กช็อป', 'Workshop'],
  series: ['ซีรีส์', 'Series'],
  music: ['ดนตรี', 'Music'],
  fashion: ['แฟชั่น', 'Fashion'],
  digital: ['ดิจิทัล', 'Digital'],
};

const closing: NamePair = [
  'แบรนด์และทีมงานที่สนใจติดต่อฝ่ายประสานงานศิลปินของดาราได้ทุกวันทำการ เราจะส่งคอมโพสิตการ์ดและคิวงานล่าสุดให้ภายในหนึ่งวัน',
  "Brands and production teams can reach Dara's booking desk on any working day; composite cards and current availability follow within one day.",
];

const item = (title: NamePair, short: NamePair, body: NamePair, ...tags: string[]): NewsText => ({
  title,
  short,
  body: [body, closing],
  tags,
});

export const GENERAL_NEWS: readonly NewsText[] = [
  item(
    [
      'ดาราเปิดบ้านแคสติ้งหน้าใหม่ประจำปี รับสมัครทั่วประเทศ',
      'Dara opens its yearly new-face casting to the whole country',
    ],
    [
      'เปิดรับผู้ที่อายุ 15 ปีขึ้นไปทุกเพศ ไม่จำกัดประสบการณ์ คัดเลือกรอบแรกผ่านวิดีโอแนะนำตัวหนึ่งนาที',
      'Open to everyone from 15, no experience needed; the first round is a one-minute self-tape.',
    ],
    [
      'ผู้ผ่านรอบแรกจะได้เข้าเวิร์กช็อปสามวันกับครูการแสดงและช่างภาพของบริษัท ก่อนถ่ายคอมโพสิตการ์ดชุดแรกโดยไม่มีค่าใช้จ่าย',
      'Those who pass join a three-day workshop with the agency’s acting coaches and photographers, and leave with a first composite card at no cost.',
    ],
    'casting',
    'agency',
  ),
  item(
    ['คู่มือทำเซลฟ์เทปให้ได้งาน ฉบับปี 2569', 'A working guide to self-tapes, 2026 edition'],
    [
      'แสง เสียง ระยะกล้อง และสิ่งที่ผู้กำกับอยากเห็นในสิบวินาทีแรก',
      'Light, sound, framing, and what directors want to see in the first ten seconds.',
    ],
    [
      'ทีมแคสติ้งรวบรวมข้อสังเกตจากคลิปแนะนำตัวกว่าสองพันคลิปในปีที่ผ่านมา สิ่งที่พลาดบ่อยที่สุดคือเสียงก้องและการไม่แนะนำตัวเป็นสองภาษา',
      'The casting team looked at over two thousand tapes of the past year. The most frequent slips are room echo and no introduction in a second language.',
    ],
    'casting',
    'workshop',
  ),
  item(
    ['เวิร์กช็อปคิวบู๊กับทีมสตันต์ รุ่นที่ 8 เต็มภายในสองชั่วโมง', 'Stunt workshop no. 8 sold out within two hours'],
    [
      'ยี่สิบที่นั่งสำหรับนักแสดงในสังกัด เน้นความปลอดภัยและการล้มอย่างถูกวิธี',
      'Twenty places for the agency’s actors, with safety and falling right at its heart.',
    ],
    [
      'รุ่นถัดไปจะเปิดรับในไตรมาสหน้า พร้อมเพิ่มคลาสขี่ม้าสำหรับงานพีเรียด',
      'The next class opens next quarter and adds riding for period work.',
    ],
    'workshop',
  ),
  item(
    [
      'ดาราจับมือโรงเรียนสอนภาษามือ เพิ่มล่ามในทุกงานเปิดตัว',
      'Dara brings sign-language interpreters to every launch',
    ],
    [
      'งานแถลงข่าวและไลฟ์ของศิลปินในสังกัดจะมีล่ามภาษามือไทยตั้งแต่เดือนหน้า',
      'From next month the agency’s press events and live shows come with Thai sign language.',
    ],
    [
      'ความร่วมมือนี้รวมถึงการอบรมภาษามือพื้นฐานให้ศิลปินสามสิบคน เพื่อให้ทักทายแฟนคลับได้ด้วยตัวเอง',
      'Thirty artists also take a basic course, so that they can greet their fans themselves.',
    ],
    'agency',
  ),
  item(
    ['ระบบสมัครงานด้วยคอมโพสิตการ์ดเปิดให้ใช้แล้ว', 'Apply to jobs with a composite card'],
    [
      'ศิลปินเลือกการ์ดที่เหมาะกับงาน แล้วส่งใบสมัครได้ในขั้นตอนเดียว',
      'Talents pick the card that fits the job and apply in one step.',
    ],
    [
      'การ์ดที่ส่งไปกับใบสมัครจะถูกเก็บไว้ตามวันที่ส่ง แม้ภายหลังศิลปินจะแก้การ์ดใบนั้น ผู้ว่าจ้างก็ยังเห็นฉบับที่ได้รับ',
      'The card sent with an application is kept as it was on that day: even if the talent edits it later, the client sees what was received.',
    ],
    'digital',
    'agency',
  ),
  item(
    [
      'สรุปเทรนด์อินฟลูเอนเซอร์ครึ่งปีหลัง แบรนด์มองหาอะไร',
      'Influencer trends for the second half: what brands look for',
    ],
    [
      'อัตราเอ็นเกจเมนต์สำคัญกว่ายอดผู้ติดตาม และวิดีโอยาวกลับมาอีกครั้ง',
      'Engagement counts for more than followers, and longer video is back.',
    ],
    [
      'จากแคมเปญ 140 งานที่เราดูแล งานที่ใช้ครีเอเตอร์ขนาดกลางสามคนให้ผลดีกว่างานที่ใช้คนดังคนเดียวในงบเท่ากันถึงสองในสาม',
      'In two thirds of the 140 campaigns we looked after, three mid-size creators did better than one famous name on the same budget.',
    ],
    'digital',
    'campaign',
  ),
  item(
    [
      'ผลงานภาพยนตร์อิสระของนักแสดงในสังกัดได้ฉายในเทศกาลสามประเทศ',
      'Independent film with Dara actors screens at three festivals',
    ],
    [
      'เรื่องเล่าของพี่น้องสองคนในอู่ต่อเรือเก่า ถ่ายทำที่สมุทรสาครทั้งเรื่อง',
      'The story of two siblings in an old boatyard, shot entirely in Samut Sakhon.',
    ],
    [
      'นักแสดงนำทั้งสองฝึกต่อเรือไม้กับช่างท้องถิ่นนานสองเดือนก่อนเปิดกล้อง',
      'Both leads spent two months learning from local boat builders before the first day of shooting.',
    ],
    'award',
    'series',
  ),
  item(
    [
      'เปิดสตูดิโอถ่ายคอมโพสิตการ์ดแห่งใหม่ย่านเจริญกรุง',
      'A new composite card studio opens on Charoen Krung',
    ],
    [
      'ห้องถ่ายสองห้อง ห้องแต่งหน้า และมุมอัดเซลฟ์เทปที่จองออนไลน์ได้',
      'Two shooting rooms, make-up stations and a self-tape corner.',
    ],
    [
      'ศิลปินในสังกัดใช้ห้องได้ฟรีเดือนละหนึ่งครั้ง ส่วนทีมงานภายนอกเช่าเป็นรายชั่วโมง',
      'Talents on the roster use it free once a month; outside teams rent by the hour.',
    ],
    'agency',
  ),
  item(
    ['หลักเกณฑ์ใหม่เรื่องศิลปินอายุต่ำกว่า 18 ปี', 'New rules for talents under 18'],
    [
      'จำกัดชั่วโมงทำงาน ผู้ปกครองต้องอยู่ในกอง และข้อมูลส่วนตัวไม่เผยแพร่',
      'Limited hours, a guardian on set, and private data kept private.',
    ],
    [
      'โปรไฟล์ของศิลปินกลุ่มนี้จะไม่แสดงวันเกิด น้ำหนัก และช่องทางติดต่อ การติดต่อทั้งหมดผ่านบริษัทเท่านั้น',
      'Their profiles no longer show birthday, weight or contact details; every request goes through the agency.',
    ],
    'agency',
  ),
  item(
    ['แคมเปญเครื่องดื่มหน้าร้อนใช้ทีมไลฟ์ของดาราทั้งชุด', 'Summer drink campaign runs on Dara’s live team'],
    [
      'แปดโฮสต์ผลัดกันไลฟ์ต่อเนื่อง 24 ชั่วโมง ปิดยอดเกินเป้าในคืนเดียว',
      'Eight hosts, 24 hours on air, and the target passed in one night.',
    ],
    [
      'ทีมงานเตรียมสคริปต์สี่ภาคและสลับสินค้าตามเวลาที่ผู้ชมแต่ละกลุ่มออนไลน์',
      'Four scripts and a rota of products followed the hours at which each audience is online.',
    ],
    'campaign',
    'digital',
  ),
  item(
    ['มินิคอนเสิร์ตรับลมหนาวที่สวนเบญจกิติ', 'A cool-season mini concert in Benjakitti Park'],
    [
      'ศิลปินเจ็ดคนร้องสดกับวงเครื่องสาย เข้าชมฟรี นำแก้วน้ำมาเอง',
      'Seven singers with a string band; free entry, bring your own cup.',
    ],
    [
      'งานนี้ไม่ใช้แก้วพลาสติกแบบใช้ครั้งเดียว และรายได้จากซุ้มอาหารทั้งหมดมอบให้โครงการดนตรีในโรงเรียน',
      'No single-use plastic, and all takings of the food stalls go to music in schools.',
    ],
    'music',
  ),
  item(
    [
      'ดาราบนรันเวย์แฟชั่นวีก สิบสองชุด สิบสองนางแบบหน้าใหม่',
      'Twelve looks, twelve new faces at fashion week',
    ],
    [
      'ดีไซเนอร์เลือกนางแบบและนายแบบที่ไม่เคยเดินงานใหญ่มาก่อนทั้งหมด',
      'The designer cast only models who had never walked a major show.',
    ],
    [
      'ทีมฝึกเดินใช้เวลาหกสัปดาห์ และมีการวัดตัวจริงแทนการใช้ไซซ์มาตรฐาน',
      'Six weeks of runway training, with garments cut to each model instead of a sample size.',
    ],
    'fashion',
    'casting',
  ),
  item(
    [
      'วิธีอ่านใบเสนอราคา และสิ่งที่ควรถามก่อนเซ็น',
      'How to read a quotation, and what to ask before signing',
    ],
    [
      'สื่อที่ใช้ ระยะเวลา เขตพื้นที่ และสิทธิ์แต่เพียงผู้เดียว มีผลต่อราคาอย่างไร',
      'How media, period, territory and exclusivity change the price.',
    ],
    [
      'บทความนี้ยกตัวอย่างงานจริงสามงาน พร้อมตารางเปรียบเทียบราคาที่เปลี่ยนไปเมื่อขยายระยะเวลาใช้งาน',
      'Three real jobs show how the figure moves when the period of use is extended.',
    ],
    'agency',
    'campaign',
  ),
  item(
    ['ซีรีส์สืบสวนเรื่องใหม่เริ่มถ่ายทำที่เชียงราย', 'A new mystery series starts shooting in Chiang Rai'],
    [
      'นักแสดงในสังกัดห้าคนร่วมงาน พร้อมทีมท้องถิ่นอีกกว่าร้อยชีวิต',
      'Five Dara actors join a local crew of more than one hundred.',
    ],
    [
      'กองถ่ายเลือกใช้โรงบ่มใบยาเก่าเป็นฉากหลัก และจ้างช่างฝีมือในหมู่บ้านทำอุปกรณ์ประกอบฉาก',
      'An old tobacco barn is the main set, and the props come from craftspeople of the village.',
    ],
    'series',
  ),
  item(
    ['คลินิกเสียงสำหรับพากย์และพอดแคสต์', 'Voice clinic for dubbing and podcasts'],
    [
      'เรียนหายใจ วางเสียง และอ่านสคริปต์สองภาษากับผู้กำกับเสียง',
      'Breath, placement and bilingual script reading with a voice director.',
    ],
    [
      'ผู้เรียนทุกคนได้ตัวอย่างเสียงความยาวสองนาทีติดไว้ในโปรไฟล์',
      'Everyone leaves with a two-minute reel for the profile.',
    ],
    'workshop',
    'music',
  ),
  item(
    ['ดาราได้รับรางวัลบริษัทดูแลศิลปินที่โปร่งใสแห่งปี', 'Dara named the year’s most transparent agency'],
    [
      'คณะกรรมการชื่นชมสัญญาที่อ่านเข้าใจง่ายและการจ่ายเงินภายใน 15 วัน',
      'The jury praised readable contracts and payment within 15 days.',
    ],
    [
      'บริษัทจะเผยแพร่สัญญาฉบับมาตรฐานให้ศิลปินและผู้จัดการอิสระนำไปใช้ได้ฟรี',
      'The standard contract will be published for freelancers to use at no cost.',
    ],
    'award',
    'agency',
  ),
  item(
    ['ตารางออกกองช่วงสงกรานต์และวันหยุดยาว', 'Production calendar for Songkran and the long holidays'],
    [
      'ฝ่ายประสานงานเปิดทำการตามปกติถึงวันที่ 11 เมษายน และกลับมาในวันที่ 17',
      'The booking desk works until 11 April and is back on the 17th.',
    ],
    [
      'งานเร่งด่วนในช่วงวันหยุดติดต่อเบอร์เวรได้ตลอด 24 ชั่วโมง',
      'Urgent requests during the holidays reach the person on duty around the clock.',
    ],
    'agency',
  ),
  item(
    [
      'เพลงประกอบซีรีส์จากนักร้องในสังกัดขึ้นอันดับหนึ่งสามสัปดาห์',
      'Series theme by a Dara singer tops the charts for three weeks',
    ],
    [
      'บันทึกเสียงสดทั้งวงในห้องไม้เก่า เพื่อให้ได้เสียงที่เป็นธรรมชาติ',
      'Recorded live by the whole band in an old wooden room.',
    ],
    [
      'เบื้องหลังการอัดเสียงจะเผยแพร่เป็นสารคดีสั้นสี่ตอนทุกวันศุกร์',
      'The making of it is told in four short films, one each Friday.',
    ],
    'music',
    'series',
  ),
  item(
    ['งานพบปะแบรนด์และศิลปินประจำไตรมาส', 'The quarterly meeting of brands and talents'],
    [
      'สี่สิบแบรนด์ ร้อยยี่สิบศิลปิน โต๊ะละสิบสองนาที',
      'Forty brands, one hundred and twenty talents, twelve minutes a table.',
    ],
    [
      'ผู้เข้าร่วมจะได้แฟ้มคอมโพสิตการ์ดที่คัดตามโจทย์ของแต่ละแบรนด์ล่วงหน้า',
      'Each brand receives a set of composite cards chosen to its brief beforehand.',
    ],
    'campaign',
    'casting',
  ),
  item(
    ['เดินแบบผ้าไทยร่วมสมัยที่พิพิธภัณฑ์', 'Contemporary Thai textiles on show at the museum'],
    [
      'ผ้าทอจากสิบสองชุมชน ตัดเย็บใหม่ให้ใส่ได้ทุกวัน',
      'Cloth of twelve weaving communities, cut anew for every day.',
    ],
    [
      'รายชื่อช่างทอทุกคนอยู่ในสูจิบัตรคู่กับชื่อนางแบบ',
      'Every weaver is named in the programme beside the model.',
    ],
    'fashion',
  ),
  item(
    [
      'แนวทางใช้ภาพที่สร้างด้วยปัญญาประดิษฐ์กับศิลปินในสังกัด',
      'Our position on generated images of our talents',
    ],
    [
      'ต้องได้รับความยินยอมเป็นลายลักษณ์อักษร ระบุขอบเขต และจ่ายค่าตอบแทน',
      'Written consent, a stated scope, and payment.',
    ],
    [
      'เราไม่อนุญาตให้ใช้ใบหน้าหรือเสียงของผู้เยาว์ในงานประเภทนี้ทุกกรณี',
      'The face or voice of a minor is never licensed for such work.',
    ],
    'agency',
    'digital',
  ),
  item(
    ['โครงการพี่เลี้ยงศิลปินหน้าใหม่ รุ่นที่สาม', 'Mentors for new faces, third year'],
    [
      'ศิลปินรุ่นพี่ยี่สิบคนดูแลรุ่นน้องตัวต่อตัวตลอดหกเดือน',
      'Twenty established artists each guide one newcomer for six months.',
    ],
    [
      'หัวข้อปีนี้คือการเงินส่วนบุคคล สุขภาพใจ และการรับมือกับความเห็นบนโลกออนไลน์',
      'This year’s subjects are personal finance, mental health and living with comments online.',
    ],
    'workshop',
    'agency',
  ),
  item(
    [
      'โฆษณารถไฟฟ้าสายใหม่ถ่ายทำด้วยนักแสดงประกอบสองร้อยคน',
      'Two hundred extras for the new metro line’s film',
    ],
    [
      'คัดเลือกเสร็จในสามวันผ่านระบบค้นหาตามส่วนสูง อายุ และทักษะ',
      'Cast in three days by height, age and skill.',
    ],
    [
      'การถ่ายทำแบ่งเป็นสี่กะเพื่อไม่ให้ใครทำงานเกินแปดชั่วโมง',
      'Four shifts kept everybody under eight hours.',
    ],
    'campaign',
    'casting',
  ),
  item(
    ['พอดแคสต์ “หลังกล้อง” ตอนแรกออกอากาศแล้ว', 'The first episode of “Behind the Camera” is out'],
    [
      'คุยกับผู้จัดการกองถึงวันที่ทุกอย่างผิดแผนแต่หนังยังเสร็จทันเวลา',
      'A unit manager on the day all went wrong and the film was still on time.',
    ],
    [
      'รายการออกทุกวันพุธ มีคำบรรยายภาษาอังกฤษและบทสนทนาฉบับเต็มให้อ่าน',
      'New every Wednesday, with English subtitles and full transcripts.',
    ],
    'digital',
    'series',
  ),
];

export const TALK_OF_THE_TOWN: readonly NewsText[] = [
  item(
    ['ลุคพรมแดงที่คนพูดถึงทั้งคืน', 'The red-carpet look of the night'],
    ['ชุดผ้าไหมมัดหมี่สีเลือดนกกับผมสั้นสุดเฉียบ', 'Blood-red mudmee silk and a razor-sharp bob.'],
    [
      'สไตลิสต์เล่าว่าชุดนี้ทอใหม่ทั้งผืนและใช้เวลาสี่เดือน',
      'The cloth was woven for the dress alone, over four months.',
    ],
    'fashion',
  ),
  item(
    ['คู่จิ้นคู่ใหม่จากซีรีส์ริมทะเล', 'A new on-screen pair by the sea'],
    ['แฮชแท็กขึ้นเทรนด์อันดับหนึ่งตั้งแต่ตอนแรก', 'Number one in the trends since the first episode.'],
    [
      'ทั้งคู่ซ้อมบทกันในคลาสของบริษัทมานานกว่าสองปี',
      'The two had trained together in the agency’s classes for over two years.',
    ],
    'series',
  ),
  item(
    ['ร้องสดกลางสายฝน คลิปเดียวสิบล้านวิว', 'Singing through the rain: ten million views'],
    ['ไฟดับ ฝนตก แต่คนดูร้องตามจนจบเพลง', 'The power failed, the rain fell, the crowd sang on.'],
    [
      'วงตัดสินใจเล่นอะคูสติกต่ออีกสามเพลงโดยไม่ใช้เครื่องเสียง',
      'The band went on for three more songs without any amplification.',
    ],
    'music',
  ),
  item(
    ['เบื้องหลังฉากบู๊บนหลังคาตึกแถว', 'Behind the rooftop fight'],
    [
      'เล่นเองทุกช็อต ซ้อมสามสัปดาห์ ถ่ายคืนเดียว',
      'No doubles: three weeks of training, one night of shooting.',
    ],
    [
      'ผู้กำกับคิวบู๊บอกว่าความยากที่สุดคือความเงียบของชุมชนรอบข้าง',
      'The hardest part, says the stunt director, was to stay quiet for the neighbours.',
    ],
    'series',
  ),
  item(
    ['เมนูจากครัวบ้านเกิดที่กลายเป็นไวรัล', 'A home kitchen goes viral'],
    ['อินฟลูเอนเซอร์พาแฟน ๆ ทำน้ำพริกสูตรคุณยาย', 'Grandmother’s chilli dip, step by step.'],
    [
      'ร้านในตลาดเดียวกันขายวัตถุดิบหมดภายในวันเดียว',
      'The market’s stalls sold out of everything within a day.',
    ],
    'digital',
  ),
  item(
    ['ปกนิตยสารสามฉบับในเดือนเดียว', 'Three magazine covers in one month'],
    [
      'จากหน้าใหม่สู่ใบหน้าของฤดูกาลในเวลาไม่ถึงปี',
      'From new face to the face of the season in under a year.',
    ],
    [
      'ช่างภาพทั้งสามคนเลือกถ่ายด้วยแสงธรรมชาติเหมือนกันโดยไม่ได้นัดหมาย',
      'All three photographers, without knowing it, chose daylight.',
    ],
    'fashion',
  ),
  item(
    ['รางวัลแรกในชีวิตกับสุนทรพจน์สิบห้าวินาที', 'A first award and a fifteen-second speech'],
    ['ขอบคุณคนขับรถตู้ของกองเป็นคนแรก', 'The crew’s van driver was thanked first.'],
    ['คลิปนี้ถูกแชร์โดยทีมงานเบื้องหลังทั่ววงการ', 'The clip was shared by crews across the industry.'],
    'award',
  ),
  item(
    ['ไลฟ์ขายของที่กลายเป็นรายการตลก', 'The sale that became a comedy show'],
    ['สินค้าหมดตั้งแต่ยี่สิบนาทีแรก แต่คนดูไม่ยอมกลับ', 'Sold out in twenty minutes, and nobody left.'],
    [
      'โฮสต์ใช้เวลาที่เหลือเล่านิทานให้เด็ก ๆ ที่ดูอยู่กับพ่อแม่',
      'The host told bedtime stories for the rest of the evening.',
    ],
    'digital',
    'campaign',
  ),
  item(
    ['เดินแบบรองเท้าแตะกลางตลาดน้อย', 'Runway in flip-flops through Talat Noi'],
    ['แฟชั่นโชว์ที่เริ่มตั้งแต่ร้านอะไหล่จนถึงศาลเจ้า', 'From the spare-part shops to the shrine.'],
    ['คนในย่านร่วมเดินปิดท้ายด้วยกันทั้งหมดสี่สิบคน', 'Forty neighbours walked the finale.'],
    'fashion',
  ),
  item(
    ['ซิงเกิลแรกที่แต่งบนรถไฟกลับบ้าน', 'A first single written on the train home'],
    ['เนื้อเพลงมาจากข้อความเสียงที่ส่งหาแม่', 'The words come from voice messages to a mother.'],
    [
      'มิวสิกวิดีโอถ่ายในขบวนรถไฟจริงช่วงตีห้า',
      'The video was shot on the real train, at five in the morning.',
    ],
    'music',
  ),
  item(
    ['นักแสดงรุ่นใหญ่กับบทสไตล์วัยรุ่นครั้งแรก', 'A veteran’s first teenage comedy'],
    ['เรียนเต้นใหม่หมดและขอไม่ใช้ตัวแทน', 'New dance lessons and no stand-in.'],
    [
      'น้อง ๆ ในกองเรียกเขาว่า “หัวหน้าห้อง” ตลอดการถ่ายทำ',
      'The young cast called him “class captain” throughout.',
    ],
    'series',
    'award',
  ),
  item(
    ['หน้าใหม่วัยสิบหกที่ผู้กำกับต่อคิวขอพบ', 'The sixteen-year-old every director wants to meet'],
    ['เทปแนะนำตัวความยาว 58 วินาทีที่เปลี่ยนทุกอย่าง', 'Fifty-eight seconds that changed everything.'],
    [
      'ครอบครัวและบริษัทตกลงรับงานเฉพาะช่วงปิดเทอมเท่านั้น',
      'Family and agency agreed: work only in the school holidays.',
    ],
    'casting',
  ),
];
