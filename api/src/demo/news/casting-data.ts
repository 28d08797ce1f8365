import type { NewsText } from './news-text.ts';

export const openCasting: NewsText = {
  title: [
    'ดาราเปิดบ้านแคสติ้งหน้าใหม่ประจำปี รับสมัครทั่วประเทศ',
    'Dara opens its yearly new-face casting to the whole country',
  ],
  short: [
    'เปิดรับผู้ที่อายุ 15 ปีขึ้นไปทุกเพศ ไม่จำกัดประสบการณ์ คัดเลือกรอบแรกผ่านวิดีโอแนะนำตัวหนึ่งนาที',
    'Open to everyone from 15, no experience needed; the first round is a one-minute self-tape.',
  ],
  tags: ['casting', 'agency'],
  body: [
    [
      'ปีนี้หน้าตึกไม่มีคิวยาวเหมือนทุกปี เพราะไม่มีโต๊ะรับสมัครให้ต่อคิว ผู้สมัครกรอกแบบฟอร์มในเว็บไซต์ของดารา แนบรูปสามรูปคือหน้าตรง ด้านข้าง และเต็มตัว แล้วทีมแคสติ้งจะส่งลิงก์กลับไปให้อัดวิดีโอแนะนำตัวความยาวหนึ่งนาที ใครอยู่แม่ฮ่องสอนหรือนราธิวาสก็เริ่มต้นที่เดียวกับคนกรุงเทพฯ',
      'There is no line outside the building this year, because there is no table to line up for. Applicants fill in the form on Dara’s site and attach three pictures: face, side and full length. The casting team then sends a link for a one-minute tape. Somebody in Mae Hong Son or Narathiwat starts from the same place as somebody in Bangkok.',
    ],
    [
      'วิดีโอไม่ต้องตัดต่อ ไม่ต้องมีเพลง และไม่จำเป็นต้องแสดงอะไร ผู้จัดการแคสติ้งขอแค่สามอย่าง คือบอกชื่อ เล่าเรื่องอะไรก็ได้ที่เกิดขึ้นในสัปดาห์นี้ และหันซ้ายหันขวาให้เห็นหน้าครบ “ปีที่แล้วคนที่เราจำได้แม่นที่สุดเล่าเรื่องตามหมาหายทั้งซอย” เธอว่า “พอเล่าจบเราอยากรู้ว่าเจอหมาไหม แปลว่าเขาเล่าเรื่องเป็น” ส่วนคลิปที่ทีมดูไม่จบมักเป็นคลิปที่ท่องอายุกับส่วนสูงเหมือนอ่านบัตรประชาชน เพราะข้อมูลพวกนั้นอยู่ในแบบฟอร์มแล้ว',
      'The tape needs no editing and no music, and nobody has to act. The casting manager asks for three things: your name, anything that happened to you this week, and a turn to the left and to the right. “The one we remember best last year told us how a whole lane went looking for a lost dog,” she says. “When it was over we wanted to know whether they had found it. That is somebody who can tell a story.” The tapes that are switched off early tend to recite age and height as if from an identity card. All of that is in the form already.',
    ],
    ['## ใครสมัครได้', '## Who can apply'],
    [
      'ทุกเพศ อายุตั้งแต่ 15 ปี ไม่มีเกณฑ์ส่วนสูงและไม่ดูจำนวนผู้ติดตาม ผู้ที่อายุไม่ถึง 20 ปีต้องระบุอีเมลของผู้ปกครอง ระบบจะส่งลิงก์ไปขอความยินยอม และจะไม่มีใครในทีมเห็นใบสมัครจนกว่าผู้ปกครองจะกดตกลง ถ้าผู้ปกครองไม่ตกลง ใบสมัครและรูปทั้งหมดจะถูกลบ',
      'All genders, from 15. There is no minimum height, and nobody counts followers. Applicants under 20 give the email of a guardian, who receives a link asking for consent. Until the guardian agrees, no one on the team sees the application; if the answer is no, it is deleted together with the pictures.',
    ],
    ['## หลังผ่านรอบแรก', '## After the first round'],
    [
      'ผู้ผ่านรอบแรกจะได้เข้าเวิร์กช็อปสามวันกับครูการแสดงและช่างภาพของบริษัท วันแรกเรียนอ่านบท วันที่สองซ้อมหน้ากล้อง วันสุดท้ายถ่ายคอมโพสิตการ์ดชุดแรก ไม่มีค่าใช้จ่ายใด ๆ และไม่มีข้อผูกมัดว่าต้องเซ็นสัญญา ปีที่แล้วมีผู้เข้าเวิร์กช็อปห้าสิบสองคน เซ็นสัญญากับดาราสิบเก้าคน อีกหลายคนรับการ์ดแล้วไปรับงานอิสระต่อ ซึ่งบริษัทก็ยินดี',
      'Those who pass join a three-day workshop with the agency’s acting coaches and photographers. The first day is for reading scripts, the second for rehearsing in front of a camera, the third for the pictures of a first composite card. It costs nothing, and nobody has to sign a contract afterwards. Of the fifty-two who came last year nineteen signed with Dara. Several of the others took their cards and went to work on their own, which is fine with the agency.',
    ],
    [
      'ผู้สมัครทุกคนจะได้ลิงก์ส่วนตัวไว้เปิดดูสถานะของใบสมัคร และถอนใบสมัครจากหน้านั้นได้ตลอดเวลา ส่วนหมาตัวนั้น เจ้าของเจอมันนอนอยู่ใต้รถกับข้าวที่จอดห่างจากบ้านไปสามหลัง',
      'Every applicant gets a private link that shows where the application stands; it can be withdrawn on the same page at any time. As for the dog, it was asleep under a grocery truck, three houses away.',
    ],
  ],
};

export const brandMeeting: NewsText = {
  title: ['งานพบปะแบรนด์และศิลปินประจำไตรมาส', 'The quarterly meeting of brands and talents'],
  short: [
    'สี่สิบแบรนด์ ร้อยยี่สิบศิลปิน โต๊ะละสิบสองนาที',
    'Forty brands, one hundred and twenty talents, twelve minutes a table.',
  ],
  tags: ['campaign', 'casting'],
  body: [
    [
      'เสียงที่ดังที่สุดในงานไม่ใช่เสียงเพลง แต่เป็นกระดิ่งโรงแรมบนโต๊ะทีมงาน กดหนึ่งทีคือเหลือเวลาสองนาที กดสองทีคือลุก งานพบปะรอบนี้มีแบรนด์มานั่งประจำสี่สิบโต๊ะ ศิลปินหนึ่งร้อยยี่สิบคนเวียนไปทีละโต๊ะ โต๊ะละสามคน ครั้งละสิบสองนาที จบครบรอบในบ่ายเดียว',
      'The loudest thing in the room is not the music but a hotel bell on the organisers’ table. One ring means two minutes left; two rings mean get up. Forty brands each keep a table, and one hundred and twenty talents move from one to the next in groups of three, twelve minutes at a time, for a single afternoon.',
    ],
    [
      'ก่อนถึงวันงานหนึ่งสัปดาห์ แต่ละแบรนด์ส่งโจทย์มาหนึ่งหน้า ทีมแคสติ้งอ่านแล้วเลือกว่าใครควรนั่งโต๊ะไหน แบรนด์จึงไม่ได้พบครบทุกคน และไม่มีใครต้องพบ พอมาถึงก็มีแฟ้มคอมโพสิตการ์ดวางรออยู่ เรียงตามลำดับที่ศิลปินจะเข้ามานั่ง พร้อมคิวงานสามเดือนข้างหน้าของแต่ละคน คนที่เดือนนั้นไม่ว่างก็ยังมานั่งได้ แต่มีกระดาษสีส้มคั่นไว้ แบรนด์จะได้ไม่ตกหลุมรักคนที่จองไม่ได้',
      'A week before, each brand sends a brief of one page. The casting team reads it and decides who should sit where, so no brand meets everybody, and none needs to. On arrival a folder of composite cards waits on the table, in the order in which the talents will sit down, with the bookings of each for the next three months. Those who are taken in the month of the campaign may still sit down, but an orange slip marks the card, so that no brand falls for somebody it cannot have.',
    ],
    [
      '> สิบสองนาทีพอให้รู้ว่าคนนี้ฟังเราหรือรอพูด อ่านการ์ดอย่างเดียวไม่มีทางรู้',
      '> Twelve minutes is enough to know whether someone listens or waits to speak. A card cannot show you that.',
    ],
    [
      'คำพูดนี้เป็นของผู้จัดการฝ่ายการตลาดของแบรนด์ขนม ซึ่งมาเป็นครั้งที่สี่ เธอไม่ถามเรื่องผลงาน แต่ให้ศิลปินชิมขนมรสใหม่ที่ยังไม่วางขายแล้วบอกตรง ๆ ว่าไม่ชอบตรงไหน คนที่ได้งานไปเมื่อไตรมาสก่อนคือคนที่บอกว่าเค็มไป ซึ่งทีมวิจัยก็คิดแบบเดียวกัน แคมเปญนั้นเพิ่งปิดไปด้วยคลิปสามตัว ตัวที่คนดูมากที่สุดเปิดมาด้วยประโยคว่า “รอบแรกเค็มครับ”',
      'So says the marketing manager of a snack brand, here for the fourth time. She asks nothing about past work. She hands over a flavour that is not yet in the shops and wants to hear what is wrong with it. Last quarter the job went to the one who called it too salty, which is what her own research team had said. That campaign has just ended. The most watched of its three clips opens with the words: “The first batch was too salty.”',
    ],
    [
      'อีกฝั่งของห้องมีโต๊ะของโรงพยาบาลสัตว์แห่งหนึ่ง ใต้โต๊ะมีแมวตัวจริงอยู่ในตะกร้า ใครนั่งลงแล้วแมวเดินมาหาจะถูกวงชื่อไว้ก่อน ศิลปินหลายคนจึงแอบหยิบปลาเส้นจากโต๊ะขนมติดมือมาด้วย',
      'Across the room an animal hospital keeps a live cat in a basket under its table. Those whom the cat walks up to have their names circled first. By mid-afternoon several talents have been seen taking dried fish from the snack brand’s table on their way over.',
    ],
    [
      'ตัวเลขที่ฝ่ายประสานงานนับได้เมื่อเก็บโต๊ะคือคำขอนัดแคสต่อเจ็ดสิบสี่นัด และกันคิวไว้ทันทีสิบเก้าคิว รอบหน้าจะเปลี่ยนกระดิ่งเป็นไฟกะพริบ เพราะคนที่นั่งใกล้โต๊ะทีมงานบอกว่ากลับบ้านไปแล้วยังได้ยินอยู่',
      'When the tables are folded, the booking desk has counted seventy-four requests for a second casting and nineteen options placed on the spot. Next quarter a light will replace the bell: those who sat nearest to it say they still heard it at home.',
    ],
  ],
};

export const metroExtras: NewsText = {
  title: [
    'โฆษณารถไฟฟ้าสายใหม่ถ่ายทำด้วยนักแสดงประกอบสองร้อยคน',
    'Two hundred extras for the new metro line’s film',
  ],
  short: [
    'คัดเลือกเสร็จในสามวันผ่านระบบค้นหาตามส่วนสูง อายุ และทักษะ',
    'Cast in three days by height, age and skill.',
  ],
  tags: ['campaign', 'casting'],
  body: [
    [
      'สถานีที่ยังไม่เปิดใช้มีข้อดีอยู่อย่างหนึ่ง คือไม่มีผู้โดยสาร ข้อเสียก็คือไม่มีผู้โดยสาร ทีมโฆษณาเปิดตัวรถไฟฟ้าสายใหม่จึงต้องหาคนสองร้อยคนมาเดินขึ้นบันไดเลื่อน แตะบัตร และยืนรอรถให้ดูเหมือนเช้าวันจันทร์ โดยมีเวลาให้ดาราเตรียมสามวัน',
      'A station that has not opened has one advantage: no passengers. It also has one drawback: no passengers. To launch the new line, the makers of the film needed two hundred people to ride escalators, tap cards and wait on the platform as if it were Monday morning. Dara had three days to find them.',
    ],
    [
      'โจทย์ไม่ได้ขอแค่จำนวน ในนั้นมีคุณตาสูงไม่เกิน 165 เซนติเมตรสองคนที่ต้องเดินคู่กัน นักศึกษาดนตรีหิ้วเชลโลที่เล่นเชลโลได้จริง และคนใช้วีลแชร์ที่ขึ้นลงขบวนรถเองได้คล่อง ทีมแคสติ้งแบ่งโจทย์เป็นสี่สิบกลุ่มแล้วค้นในระบบตามส่วนสูง อายุ และทักษะ คืนแรกได้ชื่อมาหนึ่งร้อยหกสิบชื่อ ที่เหลือใช้การโทรหา คนที่ตอบตกลงกดยืนยันในระบบเอง พอครบกลุ่มไหน รายชื่อกลุ่มนั้นก็ปิด ไม่มีการเรียกเผื่อแล้วมาบอกให้กลับบ้านหน้ากอง',
      'The brief asked for more than a number. It wanted two grandfathers of at most 165 centimetres who walk side by side, a music student with a cello case who really plays, and a wheelchair user at ease with getting on and off a train alone. The casting team split it into forty groups and searched by height, age and skill. The first night gave a hundred and sixty names; the rest took telephone calls. Those who agreed confirmed it in the system themselves, and a group closed as soon as it was full: nobody was called in as a spare only to be sent home at the gate.',
    ],
    [
      '“คนที่หายากที่สุดคือคนที่ผูกเนกไทเป็น” ผู้จัดการแคสติ้งเล่า “ผู้กำกับอยากได้ฉากที่คนผูกเนกไทในกระจกรถไฟ เราโทรไปสิบเอ็ดสาย เจ็ดคนขอเปิดวิดีโอดูก่อน” สุดท้ายได้ครูสอนมัธยมที่ผูกมายี่สิบปี ผูกเสร็จในสิบสองวินาทีโดยไม่มองมือ ผู้กำกับขอให้ทำช้าลง เทกที่ใช้จริงคือเทกที่เก้า',
      '“The hardest to find were men who can knot a tie,” says the casting manager. “The director wanted one doing it in the window of the train. We made eleven calls. Seven asked whether they could watch a video first.” The part went to a secondary-school teacher with twenty years of practice, who was done in twelve seconds without looking. He was asked to slow down; the ninth take is the one in the film.',
    ],
    [
      'วันถ่ายแบ่งเป็นสี่กะ กะแรกเริ่มตีสาม กะสุดท้ายเลิกห้าทุ่ม ไม่มีใครอยู่ในสถานีเกินแปดชั่วโมง แต่ละคนได้สายรัดข้อมือสีตามกะ สีหนึ่งเข้า อีกสีต้องออก ฝ่ายสวัสดิการแจกข้าวกล่องไปหกร้อยสิบสองกล่อง และตั้งจุดนอนพักที่ชั้นขายตั๋วซึ่งเงียบกว่าที่คิด คนที่หลับสนิทที่สุดในกะแรกคือนักศึกษาเชลโล นอนกอดกล่องเชลโลอยู่หลังเครื่องแตะบัตร',
      'The shoot ran in four shifts, the first at three in the morning, the last ending at eleven at night, so that nobody spent more than eight hours in the station. Wristbands told the shifts apart: as one colour came in, another went out. Catering handed out six hundred and twelve boxed meals, and a rest area was set up on the ticket level, which proved quieter than expected. The soundest sleeper of the first shift was the cello student, curled round the case behind a ticket gate.',
    ],
    [
      'ในหนังที่ตัดเสร็จ คนทั้งสองร้อยอยู่บนจอรวมกันห้าสิบวินาที คุณตาสองคนนั้นได้ไปสี่วินาทีเต็ม ทั้งคู่ไม่เคยรู้จักกันมาก่อน ตอนเลิกกองแลกเบอร์กันแล้วนัดไปนั่งรถไฟสายนี้อีกทีตอนเปิดจริง คนหนึ่งบอกว่าจะผูกเนกไทไป',
      'In the finished film all two hundred share fifty seconds of screen. The two grandfathers have four of them. They had never met before; at the end of their shift they exchanged numbers and agreed to ride the line together once it opens. One of them says he will wear a tie.',
    ],
  ],
};

export const sixteenYearOld: NewsText = {
  title: ['หน้าใหม่วัยสิบหกที่ผู้กำกับต่อคิวขอพบ', 'The sixteen-year-old every director wants to meet'],
  short: [
    'เซลฟ์เทปความยาว 58 วินาทีที่ผู้กำกับส่งต่อกัน',
    'A self-tape of 58 seconds that directors keep passing on.',
  ],
  tags: ['casting'],
  body: [
    [
      'ในคลิปมีเด็กคนหนึ่งนั่งปอกมะม่วงอยู่หลังบ้าน เล่าว่าเพิ่งสอบตกวิชาเคมี ปอกไปเล่าไปจนเปลือกขาด แล้วก็หัวเราะ คลิปยาว 58 วินาที ไม่มีตัดต่อ เสียงไก่ขันแทรกสองครั้ง ทีมแคสติ้งดูจบแล้วเปิดดูซ้ำ ก่อนจะส่งต่อให้ผู้กำกับสามคนที่กำลังหานักแสดงวัยนี้ บ่ายวันเดียวกันทั้งสามคนโทรกลับมา',
      'In the clip, a teenager sits behind a house peeling a mango and talks about failing a chemistry test. The peel breaks halfway; there is a laugh. It lasts 58 seconds, is not edited, and a rooster crows in it twice. The casting team watched it, watched it again, and passed it to three directors who were looking for that age. All three rang back the same afternoon.',
    ],
    [
      'เอเจนซีไม่เปิดเผยชื่อ โรงเรียน และจังหวัดตามที่ครอบครัวขอ สิ่งที่บอกได้คืออายุสิบหก ไม่เคยเรียนการแสดง และสมัครเข้ามาเพราะพี่สาวท้า “เราถามว่าถ่ายกี่เทก คำตอบคือเทกเดียว เพราะมะม่วงมีลูกเดียว” ผู้จัดการแคสติ้งเล่า',
      'At the family’s request the agency gives neither name nor school nor province. What it can say: sixteen years old, no acting lessons, applied on a sister’s dare. “We asked how many takes there had been,” says the casting manager. “The answer was one, because there was one mango.”',
    ],
    [
      'การคุยครั้งแรกไม่ได้เกิดที่สตูดิโอ แต่เกิดที่โต๊ะกินข้าวของบ้าน แม่เตรียมคำถามมาหนึ่งหน้ากระดาษ ข้อแรกถามว่าถ้าเปลี่ยนใจจะออกได้ไหม ข้อสุดท้ายถามว่าใครไปรับที่สนามบิน ใช้เวลาคุยกันสามชั่วโมงครึ่ง พ่อนั่งฟังอยู่เงียบ ๆ จนเกือบจบจึงถามเรื่องเดียว คือค่าตัวจะเข้าบัญชีใคร คำตอบคือบัญชีในชื่อของลูก และบริษัทส่งสำเนาใบจ่ายให้ผู้ปกครองทุกครั้ง',
      'The first meeting took place not in a studio but at the family’s dinner table. The mother had a page of questions ready. The first was whether one could leave after a change of mind; the last was who would be waiting at the airport. It took three and a half hours to get through them. The father listened and asked one thing near the end: into whose account the fees would go. Into one in the child’s name, with a copy of every payment slip to the parents.',
    ],
    [
      'ข้อตกลงที่ออกมาคือรับงานเฉพาะช่วงปิดเทอม ไม่เกินปีละสองเรื่อง ต้องมีผู้ปกครองอยู่ในกองทุกวัน และไม่มีวันไหนเลิกหลังสองทุ่ม ผู้กำกับคนหนึ่งขอเลื่อนเปิดกล้องไปสี่เดือนเพื่อรอ อีกคนเขียนบทใหม่ให้ตัวละครโผล่แค่ตอนปิดเทอม คนที่สามบอกว่ารอไม่ได้ ขอเจอกันปีหน้า',
      'The agreement: work only in the school holidays, at most two productions a year, a guardian on set each day, and no day that ends after eight in the evening. One director has moved the start of shooting by four months to wait. Another rewrote the part so that it appears in the holidays only. The third could not wait, and asked to meet next year.',
    ],
    [
      'ระหว่างนี้บริษัทจัดครูการแสดงไปสอนที่บ้านเดือนละสองครั้ง โดยขอให้สอนแค่เรื่องการฟังและการอ่านบท ห้ามแก้วิธีพูด ผู้กำกับทั้งสามคนขอตรงกันในข้อนี้โดยไม่ได้นัดกัน ครูจึงเริ่มจากให้อ่านฉลากข้างขวดน้ำปลา แล้วเล่าให้ฟังว่าคนเขียนกำลังกลัวอะไร',
      'Until then a coach visits twice a month, to work on listening and on reading scripts and on nothing else. The way of speaking is to be left alone: the three directors each asked for that, without knowing of one another. The coach began with the label of a bottle of fish sauce, and the question what its writer was afraid of.',
    ],
    [
      'ส่วนวิชาเคมี สอบซ่อมเดือนที่แล้วผ่านด้วยคะแนนหกสิบสอง แม่ฝากมาบอกว่าข่าวนี้สำคัญกว่า',
      'The chemistry test was retaken last month and passed, with sixty-two points. The mother asks us to say that this is the more important news.',
    ],
  ],
};
