import type { NewsText } from './news-text.ts';

export const signLanguage: NewsText = {
  title: [
    'ดาราจับมือโรงเรียนสอนภาษามือ เพิ่มล่ามในทุกงานเปิดตัว',
    'Dara brings sign-language interpreters to every launch',
  ],
  short: [
    'งานแถลงข่าวและไลฟ์ของศิลปินในสังกัดจะมีล่ามภาษามือไทยตั้งแต่เดือนหน้า',
    'From next month the agency’s press events and live shows come with Thai sign language.',
  ],
  tags: ['agency'],
  body: [
    [
      'จุดเริ่มต้นคือป้ายกระดาษแข็งแผ่นหนึ่งในงานพบแฟนคลับเมื่อปลายปีที่แล้ว เขียนด้วยปากกาเมจิกว่า “วันนี้พูดอะไรกันบ้าง” คนถือป้ายหูหนวก นั่งอยู่แถวสามตั้งแต่ต้นจนจบโดยไม่ได้ยินสักคำ ทีมงานเห็นป้ายในรูปถ่ายหลังงานเลิกแล้ว',
      'It began with a piece of cardboard at a fan meeting late last year. “What did they talk about today?” it said in felt pen. Its owner is deaf and had sat in the third row from beginning to end without a word reaching her. The organisers noticed the sign in the photographs, after everybody had gone home.',
    ],
    [
      'ตั้งแต่เดือนหน้า งานแถลงข่าวและไลฟ์ทุกงานของศิลปินในสังกัดจะมีล่ามภาษามือไทย งานเกินหนึ่งชั่วโมงใช้ล่ามสองคนสลับกันทุกยี่สิบนาที ล่ามยืนบนเวทีระดับเดียวกับพิธีกร ไม่ใช่ในกรอบเล็กมุมจอ และได้บทล่วงหน้าสองวันเพื่อเตรียมคำเฉพาะ เช่น ชื่อตัวละครหรือชื่อเพลง',
      'From next month, every press event and live show of the agency’s talents will have Thai sign language. Anything longer than an hour gets two interpreters, who change places every twenty minutes. They stand on the stage, level with the host, not in a small frame in the corner of a screen, and receive the script two days before, to prepare names of characters and songs.',
    ],
    [
      'ความร่วมมือกับโรงเรียนสอนภาษามือครั้งนี้มีส่วนที่สองด้วย คือศิลปินสามสิบคนเข้าอบรมภาษามือพื้นฐานสัปดาห์ละหนึ่งเย็น รวมสิบครั้ง คาบแรกไม่ได้เรียนคำทักทาย แต่เรียนเรื่องสีหน้า เพราะในภาษามือคิ้วคือเครื่องหมายคำถาม “นักแสดงได้เปรียบค่ะ” ครูผู้สอนซึ่งหูหนวกแต่กำเนิดบอกผ่านล่าม “ส่วนพิธีกรต้องเลิกยิ้มตลอดเวลาก่อน”',
      'The agreement with the school has a second part. Thirty talents take a basic course, one evening a week for ten weeks. The first lesson was not about greetings but about faces, because in sign language the eyebrows are the question mark. “Actors have an advantage,” says the teacher, deaf from birth, through an interpreter. “Hosts first have to stop smiling all the time.”',
    ],
    [
      'เมื่อจบคอร์ส แต่ละคนต้องแนะนำตัว เล่าเรื่องงานของตัวเอง และตอบคำถามง่าย ๆ ได้ห้านาทีโดยไม่พึ่งล่าม แต่ละคนจะได้ชื่อภาษามือที่ครูและเพื่อนร่วมชั้นตั้งให้ด้วย ตามธรรมเนียมจะตั้งเองไม่ได้ คนหนึ่งได้ชื่อเป็นท่าลูบคาง เพราะชอบลูบคางเวลาจำคำไม่ได้ ตอนนี้ทั้งคลาสใช้ท่านี้แทนคำว่า “ขอคิดก่อน”',
      'At the end each has to introduce themselves, talk about work and answer simple questions for five minutes without help. Each also receives a sign name from teacher and classmates; by custom nobody chooses their own. One talent’s is a hand stroking the chin, a habit that appeared whenever a sign would not come to mind. By now the whole class uses it for “let me think”.',
    ],
    [
      'ค่าล่ามบริษัทออกเองทั้งหมดในปีแรก งานของลูกค้าที่อยากใช้ด้วยแจ้งฝ่ายประสานงานได้ก่อนวันงานสิบวัน ถ้าแจ้งช้ากว่านั้นอาจหาล่ามคู่ที่ว่างตรงกันไม่ได้ เพราะล่ามที่ทำงานเวทีในกรุงเทพฯ มีอยู่ไม่ถึงห้าสิบคน',
      'In the first year the agency pays for the interpreters. Clients who would like them for their own events should ask the booking desk ten days ahead; with less notice there may be no pair free on the same day. Fewer than fifty in Bangkok work on stages.',
    ],
    [
      'งานแรกที่จะมีล่ามคืองานพบแฟนคลับของศิลปินกลุ่มเดิมกับปีก่อน ทีมงานติดต่อเจ้าของป้ายกระดาษแข็งได้แล้ว เธอขอที่นั่งแถวสามเหมือนเดิม',
      'The first event with interpreters will be a fan meeting with the same talents as last year. The owner of the cardboard sign has been found and invited. She asked for the third row again.',
    ],
  ],
};

export const cardApplication: NewsText = {
  title: ['ระบบสมัครงานด้วยคอมโพสิตการ์ดเปิดให้ใช้แล้ว', 'Apply to jobs with a composite card'],
  short: [
    'ศิลปินเลือกการ์ดที่เหมาะกับงาน แล้วส่งใบสมัครได้ในขั้นตอนเดียว',
    'Talents pick the card that fits the job and apply in one step.',
  ],
  tags: ['digital', 'agency'],
  body: [
    [
      'ก่อนหน้านี้การสมัครงานหนึ่งงานใช้ข้อความเฉลี่ยเก้าข้อความ ฝ่ายประสานงานนับจากแชตของเดือนเดียว ศิลปินถามว่างานเปิดอยู่ไหม ทีมขอการ์ด ศิลปินส่งรูปมาแทน ทีมขอการ์ดอีกรอบ แล้วถามเรื่องคิว ตั้งแต่วันนี้เหลือปุ่มเดียวในหน้างาน เลือกการ์ด เขียนถึงทีมแคสติ้งสั้น ๆ ถ้าอยากเขียน แล้วกดส่ง',
      'Until now an application took nine messages on average; the booking desk counted them in the chats of one month. Is the job still open? Please send a card. Here is a picture. Please send a card. And then the matter of dates. From today there is one button on the page of the job: choose a card, add a few lines to the casting team if you like, send.',
    ],
    [
      'ศิลปินคนหนึ่งมีการ์ดได้หลายใบ ใบหนึ่งสำหรับงานเดินแบบ อีกใบสำหรับงานแสดง อีกใบสำหรับพิธีกร ระบบให้เลือกทีละใบต่อการสมัครหนึ่งครั้ง นางแบบคนหนึ่งที่ร่วมทดลองใช้บอกว่าเพิ่งรู้ว่าที่ผ่านมาส่งการ์ดชุดว่ายน้ำไปสมัครบทครูอนุบาลมาสองปี',
      'A talent may have several cards: one for the runway, one for acting, one for hosting. Each application takes one of them. A model who helped to test the system says she only now found out that for two years she had been sending her swimwear card to apply for kindergarten teachers.',
    ],
    ['## การ์ดฉบับวันที่ส่ง', '## The card as it was sent'],
    [
      'การ์ดที่แนบไปจะถูกเก็บไว้ตามสภาพในวันที่กดส่ง ถ้าศิลปินแก้การ์ดใบนั้นในสัปดาห์ต่อมา ตัดผมสั้น หรือเปลี่ยนรูปทั้งใบ ผู้ว่าจ้างก็ยังเห็นฉบับที่ได้รับ ไม่มีใครต้องเถียงกันว่าวันนั้นในรูปผมยาวหรือสั้น ใครอยากให้ผู้ว่าจ้างเห็นฉบับใหม่ ให้ถอนใบสมัครแล้วสมัครอีกครั้งระหว่างที่งานยังเปิดรับและทีมยังไม่ได้กันคิวไว้',
      'The card goes into the application as it was on that day. Should the talent edit it a week later, cut their hair, or change every picture, the client still sees what was received, and nobody has to argue about how long the hair was. Those who want the client to see the newer one withdraw and apply again, as long as the job is open and they are not on hold.',
    ],
    ['## สิ่งที่ระบบบอกล่วงหน้า', '## What the system says beforehand'],
    [
      'การ์ดที่ยังไม่มีรูปส่งไม่ได้ ถ้างานมองหาศิลปินคนละประเภทกับโปรไฟล์ เช่น งานหานักร้องแต่คนสมัครเป็นนักแสดง ระบบจะบอกก่อนว่าโอกาสน้อยกว่า แต่ไม่ห้าม ใครอยากเสนอค่าตัวก็กรอกได้ และเห็นกันแค่เอเจนซีกับเจ้าของงาน หลังส่งแล้วศิลปินเห็นสถานะของตัวเองตลอดทาง ตั้งแต่สมัครแล้ว กำลังพิจารณา จนถึงได้งานหรือไม่ได้รับเลือก',
      'A card without a photo cannot be sent. If the job looks for another kind of talent, for singers say, an actor is told that the chances are smaller, but is not stopped. A fee may be named; only the agency and the owner of the job see it. Afterwards talents follow their own status: applied, in review, and then hired or not selected.',
    ],
    [
      'ผู้จัดการแคสติ้งได้ประโยชน์ในอีกด้านหนึ่ง “แต่ก่อนผมมีโฟลเดอร์ชื่อ final กับ final2 แล้วก็ final จริง ๆ” เขาว่า ตอนนี้การ์ดของผู้สมัครทุกคนอยู่บนกระดานเดียว และใครไม่ตรงโจทย์ตรงไหน เช่น อายุหรือส่วนสูง ก็มีป้ายบอกไว้',
      'Casting managers gain as well. “I used to have folders called final, final2 and really-final,” says one. Now the cards of all applicants lie on one board, and where somebody does not fit the brief, by age or height for instance, a label says so.',
    ],
    [
      'ในสัปดาห์ทดลองมีใบสมัครเข้ามาสองร้อยสี่ใบ เร็วที่สุดใช้เวลาสิบเจ็ดวินาที ช้าที่สุดสี่วัน เจ้าของใบสมัครใบหลังบอกว่าเลือกรูปไม่ได้',
      'Two hundred and four applications came in during the trial week. The fastest took seventeen seconds, the slowest four days. Its sender could not decide on a picture.',
    ],
  ],
};

export const cardStudio: NewsText = {
  title: [
    'เปิดสตูดิโอถ่ายคอมโพสิตการ์ดแห่งใหม่ย่านเจริญกรุง',
    'A new composite card studio opens on Charoen Krung',
  ],
  short: [
    'ห้องถ่ายสองห้อง ห้องแต่งหน้า และมุมอัดเซลฟ์เทปที่จองออนไลน์ได้',
    'Two shooting rooms, make-up stations and a self-tape corner that can be booked online.',
  ],
  tags: ['agency'],
  body: [
    [
      'ตึกแถวสามชั้นหลังนี้เคยเป็นร้านขายสมอเรือ บนพื้นชั้นล่างยังมีรอยโซ่ครูดเป็นเส้นยาวอยู่ ช่างเสนอให้ขัดออก แต่ช่างภาพของบริษัทขอเก็บไว้ เพราะใช้เป็นเส้นบอกตำแหน่งยืนได้พอดี สตูดิโอถ่ายคอมโพสิตการ์ดแห่งใหม่ของดาราจึงเปิดทำการพร้อมรอยครูดเดิม',
      'The three-storey shophouse used to sell anchors. Chains have left long scratches in the ground floor. The builders offered to grind them away, but the agency’s photographers asked to keep them, since they make good marks to stand on. Dara’s new composite card studio has opened with its scratches in place.',
    ],
    [
      'ชั้นล่างเป็นห้องถ่ายใหญ่ เพดานสูงสี่เมตรสี่สิบ ฉากโค้งสีขาวไม่มีมุม วางรถเก๋งได้หนึ่งคัน ชั้นสองเป็นห้องถ่ายเล็กที่รับแสงเหนือจากหน้าต่างบานเดิมทั้งแถว ใช้ถ่ายใบหน้าโดยไม่ต้องเปิดไฟตั้งแต่เก้าโมงถึงบ่ายสาม ห้องแต่งหน้ามีหกโต๊ะ สระผมได้ และมีตู้อบไอน้ำสำหรับผ้าไทยโดยเฉพาะ',
      'The ground floor is the large room: 4.4 metres high, with a white curved backdrop that has no corners and is wide enough for a car. The small room upstairs gets its light from a row of old windows to the north, and faces can be shot there without a lamp from nine in the morning until three. Make-up has six tables, a basin for washing hair and a steamer kept for Thai cloth.',
    ],
    [
      'มุมอัดเซลฟ์เทปอยู่ชั้นสาม เป็นตู้บุผนังขนาดสองคูณสามเมตร ในนั้นมีไฟที่ตั้งไว้แล้ว ขามือถือ และจอสำหรับคนอ่านบทส่งจากที่อื่น กดปุ่มเดียวแล้วเดินออกมาพร้อมไฟล์ “เราวัดเสียงตอนเรือด่วนผ่านหลังตึก เบากว่าเสียงหายใจอีก” ผู้ดูแลสตูดิโอบอก ช่วงที่ดังจริงคือหกโมงเย็น ตอนวัดข้าง ๆ ตีกลอง',
      'The self-tape corner on the third floor is a padded booth of two by three metres with fixed lights, a holder for a phone and a screen for a reading partner elsewhere. You press one button and leave with a file. “We measured while an express boat went past at the back. It was quieter than breathing,” says the studio manager. The loud time is six in the evening, when the temple next door beats its drum.',
    ],
    [
      'ศิลปินในสังกัดใช้ห้องได้ฟรีเดือนละหนึ่งครั้ง ครั้งละสองชั่วโมง รวมช่างภาพแต่ไม่รวมช่างแต่งหน้า ถ้าเดือนไหนไม่ได้ใช้ก็ไม่ทบไปเดือนหน้า ทีมงานภายนอกเช่าเป็นรายชั่วโมง ขั้นต่ำสองชั่วโมง จองออนไลน์ได้ล่วงหน้าสามสิบวัน รถจอดหน้าตึกไม่ได้ ต้องจอดที่ลานวัดแล้วเข็นอุปกรณ์ข้ามถนนมา สตูดิโอมีรถเข็นให้ยืมสองคัน',
      'Talents on the roster use a room free once a month, for two hours, with a photographer but without a make-up artist. What is not used does not carry over. Outside teams rent by the hour, two at least, and book online up to thirty days ahead. There is no parking outside: cars stay in the temple yard and equipment crosses the road on one of two trolleys that the studio lends.',
    ],
    [
      'สัปดาห์แรกมีการ์ดออกจากห้องนี้สี่สิบเจ็ดใบ คนที่มาคนแรกคือหน้าใหม่วัยยี่สิบสองจากนครพนม นั่งรถทัวร์มาถึงหมอชิตตอนตีสี่ครึ่ง แล้วมานั่งรอหน้าประตูตั้งแต่หกโมง ป้าร้านโจ๊กฝั่งตรงข้ามยกชามมาให้กินก่อน ตอนนี้ในห้องแต่งหน้ามีกระดาษแปะไว้หนึ่งแผ่นว่า โจ๊กเปิดตีห้า สั่งไข่สองฟองบอกว่ามาถ่ายการ์ด',
      'Forty-seven cards came out of the house in its first week. The first to arrive was a new face of twenty-two from Nakhon Phanom, off the night bus at half past four and on the doorstep by six. The woman who sells rice porridge across the road brought a bowl over. A note has since gone up in the make-up room: porridge from five, ask for two eggs and say you are here for your card.',
    ],
  ],
};

export const transparencyAward: NewsText = {
  title: ['ดาราได้รับรางวัลบริษัทดูแลศิลปินที่โปร่งใสแห่งปี', 'Dara named the year’s most transparent agency'],
  short: [
    'คณะกรรมการชื่นชมสัญญาที่อ่านเข้าใจง่ายและการจ่ายเงินภายใน 15 วัน',
    'The jury praised readable contracts and payment within 15 days.',
  ],
  tags: ['award', 'agency'],
  body: [
    [
      'คณะกรรมการเจ็ดคนไม่ได้ขอดูผลงาน แต่ขอดูสัญญา ใบจ่ายเงิน และกล่องข้อความที่ศิลปินเขียนมาบ่น จากเอเจนซีที่ส่งเข้าประกวดยี่สิบสามแห่ง ดาราได้รางวัลบริษัทดูแลศิลปินที่โปร่งใสแห่งปี ด้วยคะแนนห่างจากอันดับสองหนึ่งคะแนนครึ่ง',
      'The jury of seven did not ask for show reels. It asked for contracts, payment slips and the inbox to which talents write when they are unhappy. Out of twenty-three agencies Dara was named the most transparent of the year, a point and a half ahead of the second.',
    ],
    [
      'สัญญาที่กรรมการชมยาวห้าหน้า จากเดิมสิบเก้าหน้า ฝ่ายกฎหมายใช้เวลาแปดเดือนตัดทีละข้อ กติกาคือประโยคไหนที่ศิลปินอายุสิบเก้าอ่านแล้วต้องถามแปลว่ายังเขียนไม่เสร็จ คำว่า “ทั้งนี้” หายไปสี่สิบหกแห่ง และแต่ละข้อมีตัวอย่างเป็นตัวเลขกำกับ เช่น ค่าตัว 20,000 บาท หักอะไรบ้าง เหลือเข้าบัญชีเท่าไร',
      'The contract that the jury praised has five pages; it used to have nineteen. The legal team cut it clause by clause over eight months, under one rule: a sentence that makes a nineteen-year-old talent ask a question is not finished. Forty-six instances of “notwithstanding” went. Each clause now has an example in figures: of a fee of 20,000 baht, what is deducted and what reaches the account.',
    ],
    [
      'เรื่องที่สองคือการจ่ายเงินภายใน 15 วันนับจากวันทำงานเสร็จ ไม่ว่าลูกค้าจะจ่ายบริษัทแล้วหรือยัง ปีที่แล้วจ่ายตรงเวลาร้อยละ 98.6 ส่วนที่ช้ามีสิบเก้าครั้ง ทุกครั้งมีบันทึกว่าเพราะอะไรและช้ากี่วัน สาเหตุที่พบบ่อยที่สุดคือเลขบัญชีผิด',
      'The second reason is payment within 15 days after a job, whether or not the client has paid. Last year 98.6 percent went out on time. The nineteen that did not each have a record of the cause and the number of days. The most frequent cause was a wrong account number.',
    ],
    [
      '> เราให้คะแนนหน้าที่เขียนว่าพลาดตรงไหนมากกว่าหน้าที่เขียนว่าเก่งตรงไหน บริษัทนี้เป็นแห่งเดียวที่ส่งหน้าแรกมา',
      '> We gave more points to the page on what went wrong than to the page on what went well. This was the only agency to hand in the first one.',
    ],
    [
      'ประธานกรรมการซึ่งเป็นอดีตผู้สอบบัญชีกล่าวไว้อย่างนั้นบนเวที เธอยังอ่านข้อความร้องเรียนฉบับหนึ่งให้ผู้ร่วมงานฟังโดยขออนุญาตเจ้าของแล้ว ใจความว่าใบจ่ายเงินตัวหนังสือเล็กเกินไป อ่านบนมอเตอร์ไซค์รับจ้างไม่ออก ใบจ่ายรุ่นปัจจุบันใช้ตัวอักษรใหญ่ขึ้นสองขนาด',
      'So said the head of the jury, a retired auditor, from the stage. With its author’s permission she also read out one complaint: the print of the payment slips was too small to read on the back of a motorcycle taxi. The present slips are two sizes larger.',
    ],
    [
      'เดือนหน้าบริษัทจะเผยแพร่สัญญาฉบับมาตรฐานทั้งภาษาไทยและอังกฤษ ให้ศิลปินที่รับงานอิสระและผู้จัดการนำไปใช้ได้ฟรี เป็นไฟล์ที่แก้ไขได้ มีช่องว่างให้เติมสิบสี่ช่อง พร้อมคำอธิบายว่าถ้าอีกฝ่ายขอแก้ข้อไหนควรถามอะไรกลับ ทีมกฎหมายขอให้คนที่นำไปใช้ส่งข้อที่ยังอ่านไม่เข้าใจกลับมา',
      'Next month the agency will publish its standard contract in Thai and English, free for freelance talents and their managers. It is a file that can be edited, with fourteen blanks to fill in, and says what to ask when the other side wants a clause changed. The legal team would like to be sent any sentence that still makes no sense.',
    ],
    [
      'โล่รางวัลเป็นแผ่นกระจกใสหนักสามกิโลกรัม ตอนนี้วางทับกองใบเสร็จอยู่บนโต๊ะฝ่ายบัญชี ตามคำขอของฝ่ายบัญชี',
      'The trophy is a block of clear glass that weighs three kilograms. It holds down receipts in the accounts department, which asked for it.',
    ],
  ],
};

export const songkranCalendar: NewsText = {
  title: [
    'ตารางออกกองช่วงสงกรานต์และวันหยุดยาว',
    'Production calendar for Songkran and the long holidays',
  ],
  short: [
    'ฝ่ายประสานงานเปิดทำการตามปกติถึงวันที่ 11 เมษายน และกลับมาในวันที่ 17',
    'The booking desk works until 11 April and is back on the 17th.',
  ],
  tags: ['agency'],
  body: [
    [
      'สงกรานต์ปีที่แล้วฝ่ายประสานงานรับสายด่วนสี่สิบสองสาย ในจำนวนนั้นสิบหกสายถามว่าออฟฟิศเปิดไหม ปีนี้จึงขอบอกตรงนี้ก่อน ฝ่ายประสานงานเปิดทำการตามปกติถึงวันที่ 11 เมษายน หยุดวันที่ 12 ถึง 16 และกลับมาในวันที่ 17 เวลาเก้าโมงเช้า',
      'Last Songkran the emergency number took forty-two calls, sixteen of them to ask whether the office was open. So here it is, first of all: the booking desk works as usual until 11 April, is closed from the 12th to the 16th, and is back on the 17th at nine in the morning.',
    ],
    ['## ก่อนวันหยุด', '## Before the holidays'],
    [
      'คิวที่จะถ่ายในช่วงวันที่ 10 ถึง 20 เมษายน ควรยืนยันภายในวันที่ 3 เพราะหลังจากนั้นตั๋วรถและเครื่องบินกลับกรุงเทพฯ จะหายากกว่านักแสดง คิวที่กันไว้โดยไม่ระบุวันหมดอายุ ฝ่ายประสานงานจะโทรถามอีกครั้งในวันที่ 7 ถ้าไม่มีคำตอบภายในเที่ยงวันที่ 9 เราจะปล่อยให้คิวถัดไป',
      'Shoots between the 10th and the 20th should be confirmed by the 3rd. After that, seats back to Bangkok are harder to find than actors. If an option has no end date, the desk will ask about it on the 7th; without a reply by noon on the 9th it goes to the next in line.',
    ],
    [
      'ใบแจ้งหนี้ที่ส่งเข้ามาก่อนสี่โมงเย็นวันที่ 9 จะจ่ายทันวันหยุด ค่าตัวของศิลปินยังจ่ายภายใน 15 วันเหมือนเดิม วันหยุดนับรวมด้วย ฝ่ายบัญชีจึงโอนล่วงหน้าให้ทุกคนที่ครบกำหนดในช่วงหยุดในวันที่ 10',
      'Invoices received by four in the afternoon on the 9th are paid before the break. Talents’ fees still go out within 15 days, holidays included, so accounts will transfer everything that falls due in between on the 10th.',
    ],
    ['## ระหว่างวันหยุด', '## During the holidays'],
    [
      'งานเร่งด่วนติดต่อเบอร์เวรได้ตลอด 24 ชั่วโมง เวรมีสองคน กลางวันอยู่กรุงเทพฯ กลางคืนอยู่ลำปาง ทั้งคู่ดูคิวงานและยืนยันคิวได้ แต่ต่อรองราคาไม่ได้ เรื่องราคารอวันที่ 17 คำว่าเร่งด่วนหมายถึงงานที่ถ่ายภายในสามวัน นักแสดงป่วย หรืออุบัติเหตุในกอง ไม่รวมการขอเบอร์ส่วนตัวของศิลปิน',
      'The number for urgent requests is answered around the clock. There are two people on duty: in Bangkok by day, in Lampang by night. Both can look up dates and confirm bookings, but they cannot bargain; prices wait for the 17th. Urgent means a shoot within three days, an actor who has fallen ill or an accident on set. It does not mean a talent’s private number.',
    ],
    ['## กองที่ถ่ายช่วงเล่นน้ำ', '## Shooting while the water flies'],
    [
      'ย่านเล่นน้ำกลางเมืองปิดถนนตั้งแต่เที่ยง รถอุปกรณ์ต้องเข้าก่อนสิบโมง เตรียมซองกันน้ำให้วิทยุสื่อสารทุกเครื่อง และใส่ชื่อโรงพยาบาลที่ใกล้ที่สุดไว้ในคอลชีต ศิลปินที่ต้องต่อเนื่องเรื่องทรงผมมีสิทธิ์ขอรถรับส่งถึงหน้ากอง กองโฆษณากองหนึ่งปีก่อนเสียเวลาไปสองชั่วโมง เพราะนางเอกโดนประแป้งระหว่างเดินมาจากสถานีรถไฟฟ้า ช่างแต่งหน้าเอาออกได้หมด ยกเว้นในหู',
      'The streets of the water fights close at noon; equipment trucks have to be in by ten. Bring waterproof pouches for the radios, and name the nearest hospital on the call sheet. Talents whose hair has to match an earlier scene may ask for a car to the gate. Last year one commercial lost two hours because its lead was smeared with powder on the walk from the station. Make-up got all of it off, apart from the ears.',
    ],
    [
      'วันที่ 17 ช่วงเช้าสายจะแน่นที่สุดของเดือน ถ้าเรื่องรอได้ โทรมาหลังบ่ายสอง',
      'The morning of the 17th is the busiest of the month on the telephone. If it can wait, ring after two.',
    ],
  ],
};
