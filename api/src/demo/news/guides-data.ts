import type { NewsText } from './news-text.ts';

export const selfTapeGuide: NewsText = {
  title: ['คู่มือทำเซลฟ์เทปให้ได้งาน ฉบับปี 2569', 'A working guide to self-tapes, 2026 edition'],
  short: [
    'แสง เสียง ระยะกล้อง และสิ่งที่ผู้กำกับอยากเห็นในสิบวินาทีแรก',
    'Light, sound, framing, and what directors want to see in the first ten seconds.',
  ],
  tags: ['casting', 'workshop'],
  body: [
    [
      'ทีมแคสติ้งเปิดดูคลิปแนะนำตัวไปกว่าสองพันคลิปในปีที่ผ่านมา และจดไว้ทุกครั้งที่ต้องกดหยุดก่อนจบ สาเหตุอันดับหนึ่งไม่ใช่การแสดง แต่คือเสียงก้อง อันดับสองคือไม่ได้แนะนำตัวเป็นสองภาษาทั้งที่โจทย์ขอ คู่มือฉบับนี้เรียงตามลำดับที่พลาดกันบ่อย',
      'The casting team opened more than two thousand self-tapes in the past year, and made a note each time it stopped one before the end. The first cause was not acting but echo. The second was an introduction in one language where the brief had asked for two. This guide follows the list from the top.',
    ],
    ['## เสียงก่อนภาพ', '## Sound before picture'],
    [
      'ห้องน้ำกับห้องว่างคือศัตรู ห้องนอนที่มีตู้เสื้อผ้าเปิดอยู่คือมิตร ปิดพัดลม ปิดตู้เย็นถ้าอยู่ห้องเดียวกัน ลองอัดเสียงเปล่าไว้ห้าวินาทีแล้วเปิดฟังว่ามีเสียงฮัมไหม มือถือวางห่างตัวไม่เกินหนึ่งเมตรครึ่งให้เสียงดีกว่าไมโครโฟนราคาแพงที่ต่อผิดช่อง ถ้าบ้านอยู่ริมถนน อัดหลังสี่ทุ่มหรือเช้าวันอาทิตย์',
      'Bathrooms and empty rooms are the enemy; a bedroom with the wardrobe open is a friend. Turn off the fan, and the fridge if it shares the room. Record five seconds of nothing and listen for a hum. A phone within a metre and a half sounds better than an expensive microphone in the wrong socket. If you live on a busy road, record after ten at night or on a Sunday morning.',
    ],
    ['## แสงและระยะกล้อง', '## Light and framing'],
    [
      'หันหน้าเข้าหน้าต่าง อย่าหันหลังให้ ช่วงแปดโมงถึงสิบโมงเช้าดีที่สุด กล้องอยู่ระดับสายตา วางแนวนอน ตัดภาพใต้ไหล่เล็กน้อย เว้นที่เหนือศีรษะแค่ฝ่ามือเดียว ฉากหลังสีเรียบ ถ้าไม่มีผนังว่างใช้ผ้าปูที่นอนรีดแล้วขึงให้ตึงก็ได้ ขอเพียงไม่เห็นรอยพับ ไฟวงแหวนใช้ได้ แต่ดูให้แน่ว่าไม่มีวงกลมสองวงอยู่ในตา',
      'Face the window, never sit with your back to it; between eight and ten in the morning is best. The camera stands at eye level, held sideways. Cut a little below the shoulders and leave the width of one palm above the head. Keep what is behind you plain: an ironed bed sheet pulled tight will do, provided nobody sees the folds. A ring light is fine, unless two little circles show in your eyes.',
    ],
    ['## สิบวินาทีแรก', '## The first ten seconds'],
    [
      'ชื่อ อายุ ส่วนสูง พูดภาษาอะไรได้ แล้วเริ่มบทเลย ไม่ต้องขอบคุณล่วงหน้าและไม่ต้องบอกว่าตื่นเต้น “เราตัดสินใจจากตา ไม่ได้ตัดสินใจจากคำนำ” ผู้กำกับละครคนหนึ่งบอกไว้ในเวิร์กช็อป “สองวินาทีก่อนพูดประโยคแรก คนคนนั้นคิดอะไรอยู่ ผมอยากเห็นตรงนั้น” ส่วนคนอ่านบทส่งให้ยืนหลังกล้องและพูดเบากว่าเราครึ่งหนึ่ง',
      'Name, age, height, languages, and straight into the scene. No thanks in advance, no word about nerves. “I decide by the eyes, not by the preface,” a drama director told one of our workshops. “What goes on in the two seconds before the first line? That is what I look for.” Whoever reads the other part stands behind the camera and speaks half as loud as you.',
    ],
    ['## ก่อนกดส่ง', '## Before you send it'],
    [
      'ตั้งชื่อไฟล์เป็นชื่อเล่น ชื่อจริง และชื่อบท ส่งเทกเดียวถ้าโจทย์ไม่ได้ขอสอง ดูทั้งคลิปหนึ่งรอบโดยปิดเสียง แล้วหลับตาฟังอีกหนึ่งรอบ',
      'Name the file with nickname, first name and role. Send one take unless the brief asks for two. Watch it once with the sound off, then once more with your eyes closed.',
    ],
    [
      'คลิปที่ทีมจำได้ดีที่สุดของปีอัดในรถที่จอดอยู่ในวัด เสียงเงียบสนิท แสงนุ่ม และเจ้าของคลิปได้บทนั้นไป',
      'The tape we remember best was recorded in a car parked in a temple yard: dead silent, soft light. It got the part.',
    ],
  ],
};

export const quotationGuide: NewsText = {
  title: [
    'วิธีอ่านใบเสนอราคา และสิ่งที่ควรถามก่อนเซ็น',
    'How to read a quotation, and what to ask before signing',
  ],
  short: [
    'สื่อที่ใช้ ระยะเวลา เขตพื้นที่ และสิทธิ์แต่เพียงผู้เดียว มีผลต่อราคาอย่างไร',
    'How media, period, territory and exclusivity change the price.',
  ],
  tags: ['agency', 'campaign'],
  body: [
    [
      'คำถามที่ฝ่ายประสานงานตอบบ่อยที่สุดคือ ทำไมศิลปินคนเดียวกัน ถ่ายวันเดียวกัน ราคาถึงต่างกันสามเท่า คำตอบอยู่ในสี่บรรทัดที่คนมักอ่านข้าม คือ สื่อที่ใช้ ระยะเวลา เขตพื้นที่ และสิทธิ์แต่เพียงผู้เดียว ค่าตัววันถ่ายซื้อเวลาของศิลปิน ส่วนสี่บรรทัดนั้นซื้อการใช้ใบหน้า ตัวอย่างข้างล่างมาจากงานจริงของปีนี้ ตัดชื่อลูกค้าและปัดตัวเลขให้อ่านง่าย',
      'The question that the booking desk hears most: why does the same talent, for the same day of shooting, cost three times as much in another quotation? The answer is in four lines that are easy to skip: media, period, territory and exclusivity. The day rate buys the talent’s time. Those four lines buy the use of a face. The examples below are real jobs of this year, without the clients’ names and with rounded figures.',
    ],
    ['## สามงาน สามราคา', '## Three jobs, three prices'],
    [
      'งานแรก ภาพนิ่งแคตตาล็อกชุดทำงาน ถ่ายหนึ่งวัน 12,000 บาท ใช้ในเว็บไซต์ของร้านหกเดือน ลูกค้าขอต่อเป็นหนึ่งปี ราคาขยับเป็น 15,000 บาท งานที่สอง โฆษณาออนไลน์ความยาว 30 วินาที เดิม 40,000 บาท พอขอเพิ่มป้ายริมทางด่วนกลายเป็น 65,000 บาท เพราะคนที่ไม่ได้เปิดมือถือก็เห็น และถ้าขยายไปฉายในอีกสามประเทศ บรรทัดเขตพื้นที่จะบวกเพิ่มทีละประเทศ ไม่ใช่เหมาทั้งภูมิภาค',
      'The first was a workwear catalogue: one day, 12,000 baht, used on the shop’s site for six months. When the client asked for a year, it came to 15,000. The second was an online film of thirty seconds at 40,000 baht. Billboards along the expressway took it to 65,000, because they are also seen by people who are not looking at a phone. Showing it in three more countries would have been priced country by country, not as a region.',
    ],
    [
      'งานที่สามเป็นพรีเซนเตอร์กาแฟกระป๋องหนึ่งปี 350,000 บาท ลูกค้าขอสิทธิ์แต่เพียงผู้เดียวในหมวด “เครื่องดื่ม” ราคาเสนอกลับไปเป็น 620,000 บาท เมื่อลองเปลี่ยนคำเป็น “กาแฟพร้อมดื่ม” เหลือ 430,000 บาท คำต่างกันไม่กี่พยางค์ แต่ศิลปินยังรับงานน้ำผลไม้กับนมได้อยู่ ฝ่ายประสานงานจึงขอให้ลูกค้าเขียนชื่อคู่แข่งที่กังวลจริง ๆ มาก่อน ส่วนใหญ่มีไม่เกินสามชื่อ และสามชื่อถูกกว่าทั้งหมวดเสมอ',
      'The third was a year as the face of a canned coffee for 350,000 baht. The client wanted exclusivity in “beverages”, and the figure came back as 620,000. With “ready-to-drink coffee” in its place it was 430,000. A few syllables, but they left the talent free to work for juice and milk. The desk now asks clients to write down the competitors they really worry about. There are seldom more than three, and three names always cost less than a category.',
    ],
    ['## ถามก่อนเซ็น', '## Ask before you sign'],
    [
      'วันเริ่มนับระยะเวลาคือวันถ่ายหรือวันออกอากาศ ถ้าตัดคลิปเป็นเวอร์ชันสั้นต้องจ่ายเพิ่มหรือไม่ โพสต์เก่าต้องลบเมื่อครบกำหนดหรือปล่อยไว้ได้ ฝนตกแล้วเลื่อนถ่ายใครออกค่ารอ และราคานี้รวมช่างแต่งหน้าไหม ข้อสุดท้ายฟังดูเล็กแต่ทำให้โทรทะเลาะกันตอนตีห้ามาแล้วหลายกอง',
      'Does the period begin with the shoot or with the first broadcast? Do shorter cuts cost extra? Must old posts come down at the end, or may they stay? Who pays for waiting when rain moves the day? And is make-up included? The last one sounds small. It has started more than one quarrel on the telephone at five in the morning.',
    ],
    [
      'ในใบเสนอราคาของดารา ส่วนลดจะหักก่อน แล้วจึงคิดภาษีมูลค่าเพิ่มและภาษีหัก ณ ที่จ่ายจากยอดหลังหัก แต่ละบรรทัดปัดเศษเป็นสตางค์ ถ้ายอดของบัญชีคุณต่างจากของเราหนึ่งสตางค์ ให้เริ่มหาจากตรงนั้น',
      'In Dara’s quotations the discount comes off first; value added tax and withholding tax are then worked out on what is left, each rounded to the satang. If your accounts differ from ours by one satang, start looking there.',
    ],
  ],
};

export const minorRules: NewsText = {
  title: ['หลักเกณฑ์ใหม่เรื่องศิลปินอายุต่ำกว่า 18 ปี', 'New rules for talents under 18'],
  short: [
    'จำกัดชั่วโมงทำงาน ผู้ปกครองต้องอยู่ในกอง และข้อมูลส่วนตัวไม่เผยแพร่',
    'Limited hours, a guardian on set, and private data kept private.',
  ],
  tags: ['agency'],
  body: [
    [
      'หลักเกณฑ์ฉบับใหม่ยาวสี่หน้า ใช้กับทุกงานที่ดาราส่งศิลปินอายุต่ำกว่า 18 ปีไปร่วม ไม่ว่าจะเป็นละครทั้งเรื่องหรือภาพนิ่งครึ่งวัน กองถ่ายที่จองคิวจะได้รับเอกสารนี้พร้อมใบยืนยัน และต้องเซ็นกลับก่อนวันถ่าย ถ้าไม่เซ็น คิวจะถูกปล่อย งานที่ตกลงไว้ก่อนหน้านี้ใช้เงื่อนไขเดิมจนจบ เว้นแต่เรื่องข้อมูลส่วนตัวซึ่งมีผลทันที',
      'The new rules fill four pages and apply to every job for which Dara sends a talent under 18, be it a whole drama or half a day of stills. Production teams receive them with the booking confirmation and sign before the shoot. If they do not, the booking is released. Jobs agreed before keep their terms until they end, except for the part on private data, which applies at once.',
    ],
    ['## เวลาทำงาน', '## Hours'],
    [
      'อายุไม่ถึง 13 ปี อยู่ในกองได้ไม่เกินหกชั่วโมงรวมเวลาแต่งหน้า อายุ 13 ถึง 17 ปี ไม่เกินแปดชั่วโมง ทั้งสองกลุ่มเลิกไม่เกินสองทุ่ม และต้องมีเวลาพักระหว่างวันอย่างน้อยสิบสองชั่วโมง วันที่มีเรียนรับงานได้เฉพาะช่วงเย็นสองชั่วโมง ส่วนสัปดาห์สอบไม่รับเลย ผู้ปกครองแจ้งตารางสอบไว้ต้นเทอมแล้วระบบจะกันวันให้เอง เวลาเดินทางเกินหนึ่งชั่วโมงครึ่งต่อเที่ยวนับเป็นเวลาทำงานด้วย',
      'Under 13, at most six hours on set, make-up included; from 13 to 17, at most eight. Both finish by eight in the evening and have twelve hours between two working days. On a school day two hours in the late afternoon are the limit, and weeks of exams are closed. Guardians enter the timetable at the start of term, and those days are blocked. Travel of more than an hour and a half each way counts as work.',
    ],
    ['## ผู้ปกครองในกอง', '## A guardian on set'],
    [
      'ผู้ปกครองหรือผู้ที่ผู้ปกครองมอบหมายเป็นหนังสือต้องอยู่ในระยะที่มองเห็นได้ตลอดเวลา กองถ่ายจัดที่นั่งและอาหารให้เหมือนทีมงานคนหนึ่ง “เมื่อก่อนแม่ ๆ นั่งรอในรถ” ผู้จัดการแคสติ้งที่ร่างหลักเกณฑ์เล่า “ตอนนี้ขอให้เก้าอี้อยู่ข้างจอมอนิเตอร์ และมีสิทธิ์พูดคำว่าพอ” คำนั้นไม่ต้องมีเหตุผลประกอบ กองหยุดก่อนแล้วค่อยคุย และชั่วโมงที่หยุดไม่หักจากค่าตัว',
      'A guardian, or somebody whom the guardian names in writing, stays within sight at all times and gets a seat and meals like any member of the crew. “Mothers used to wait in the car,” says the casting manager who drafted the rules. “Now their chair is beside the monitor, and they may say stop.” No reason is needed. The crew stops first and talks afterwards, and the time is not taken off the fee.',
    ],
    ['## ข้อมูลส่วนตัว', '## Private data'],
    [
      'โปรไฟล์ของศิลปินกลุ่มนี้ไม่แสดงวันเกิด น้ำหนัก สัดส่วน และช่องทางติดต่อ คนทั่วไปเห็นได้เพียงอายุกับส่วนสูง การติดต่อทุกเรื่องผ่านบริษัทเท่านั้น แฟ้มประวัติสำหรับสื่อมวลชนก็ไม่มีให้ดาวน์โหลด ฝ่ายประสานงานยังขอให้กองถ่ายไม่โพสต์ชื่อโรงเรียนหรือภาพชุดนักเรียนที่เห็นตรา',
      'Profiles show no birthday, weight, measurements or contact details. The public sees age and height; every request goes through the agency, and there is no press file to download. The booking desk also asks crews not to post the name of a school, nor a uniform with its badge.',
    ],
    [
      'ร่างแรกส่งให้ครอบครัวของศิลปินยี่สิบหกครอบครัวอ่านก่อน ข้อที่ถูกแก้มากที่สุดมาจากเด็กอายุสิบเอ็ดคนหนึ่ง ซึ่งเขียนด้วยดินสอว่า “ขอเวลาเล่นด้วย” หลักเกณฑ์ข้อเจ็ดจึงกำหนดให้เวลาพักของเด็กเป็นเวลาที่ห้ามซ้อมบท',
      'Twenty-six families read the first draft. The clause that changed most did so because of an eleven-year-old, who wrote in pencil: “Time to play, please.” Rule seven now says that nobody rehearses lines during a child’s break.',
    ],
  ],
};

export const generatedImages: NewsText = {
  title: [
    'แนวทางใช้ภาพที่สร้างด้วยปัญญาประดิษฐ์กับศิลปินในสังกัด',
    'Our position on generated images of our talents',
  ],
  short: [
    'ต้องได้รับความยินยอมเป็นลายลักษณ์อักษร ระบุขอบเขต และจ่ายค่าตอบแทน',
    'Written consent, a stated scope, and payment.',
  ],
  tags: ['agency', 'digital'],
  body: [
    [
      'เมื่อต้นปีมีแบรนด์หนึ่งส่งโปสเตอร์มาให้ฝ่ายประสานงานตรวจก่อนพิมพ์ ศิลปินในภาพยืนอยู่กลางทุ่งลาเวนเดอร์ ยิ้มกว้าง ถือขวดแชมพู ปัญหาคือศิลปินคนนั้นไม่เคยไปถ่าย ทีมงานใช้รูปจากคอมโพสิตการ์ดไปสร้างภาพขึ้นใหม่ทั้งใบ และคิดว่าแค่ซื้อสิทธิ์ภาพนิ่งไว้ก็พอ โปสเตอร์ไม่ได้พิมพ์ และเรื่องนั้นกลายเป็นที่มาของแนวทางฉบับนี้',
      'Early this year a brand sent the booking desk a poster to approve. It showed one of our talents in a field of lavender, smiling, with a bottle of shampoo. The trouble was that the shoot had never happened. The designers had taken a picture from a composite card and generated the rest, and believed that a licence for stills covered it. The poster was not printed, and these rules are what came of it.',
    ],
    ['## สิ่งที่ต้องมีก่อนสร้างภาพ', '## Needed before anything is generated'],
    [
      'ข้อแรก ความยินยอมเป็นลายลักษณ์อักษรของศิลปิน แยกจากสัญญาจ้างถ่าย ข้อสอง ขอบเขตที่ระบุว่าใช้ภาพไหนเป็นต้นทาง สร้างได้กี่ภาพ ใช้ที่ไหน ถึงเมื่อไร และเปลี่ยนอะไรได้บ้าง เสื้อผ้าเปลี่ยนได้ รูปร่างกับสีผิวเปลี่ยนไม่ได้ ข้อสาม ค่าตอบแทนต่อภาพ ซึ่งไม่ต่ำกว่าครึ่งหนึ่งของค่าตัวถ่ายภาพนิ่งหนึ่งวัน ภาพต้นทางต้องลบเมื่อครบกำหนด และห้ามใช้ฝึกโมเดลต่อ',
      'First, the talent’s consent in writing, apart from the contract for a shoot. Second, a scope: which pictures serve as the source, how many may be made, where they appear and until when, and what may be altered. Clothes may. Body and skin tone may not. Third, a fee for each image, at least half the day rate for stills. The sources are deleted when the period ends, and may not be used to train a model.',
    ],
    ['## เสียงและวิดีโอ', '## Voice and video'],
    [
      'เสียงสังเคราะห์ใช้หลักเดียวกัน และเพิ่มอีกข้อคือบทที่จะให้พูดต้องส่งให้ศิลปินอ่านก่อนทุกประโยค ส่วนวิดีโอที่สร้างใบหน้าขึ้นใหม่ ดารายังไม่รับในทุกงานจนกว่าจะมีวิธีติดลายน้ำที่ตรวจสอบได้ “เราไม่ได้กลัวเครื่องมือ ช่างภาพของเราก็ใช้ลบสายไฟอยู่ทุกวัน” หัวหน้าฝ่ายกฎหมายบอก “เราแค่อยากรู้ว่าใครเป็นคนพูด”',
      'Synthetic voices follow the same rules, with one more: the talent reads every sentence before it is spoken. Video with a generated face is not accepted for any job until there is a watermark that can be checked. “We are not afraid of the tools. Our photographers remove power lines with them every day,” says the head of legal. “We want to know who is speaking.”',
    ],
    ['## ผู้เยาว์', '## Minors'],
    [
      'ใบหน้าและเสียงของศิลปินที่อายุต่ำกว่า 18 ปี เราไม่อนุญาตให้ใช้ในงานประเภทนี้ทุกกรณี แม้ผู้ปกครองจะยินยอมก็ตาม และไม่อนุญาตให้นำภาพของผู้ใหญ่ไปทำให้ดูเด็กลงจนต่ำกว่าอายุนั้น ข้อนี้เขียนไว้บรรทัดเดียว ไม่มีข้อยกเว้น และเป็นข้อเดียวที่ไม่มีใครในที่ประชุมขอแก้',
      'The face or voice of a talent under 18 is never licensed for such work, even where a guardian would agree. Nor may a picture of an adult be made to look younger than that. The clause is one line long and has no exceptions. It is the only one that nobody at the meeting asked to change.',
    ],
    [
      'ผู้ว่าจ้างที่มีภาพค้างอยู่ส่งมาให้ตรวจได้โดยไม่มีค่าใช้จ่ายภายในสามเดือนนี้ ส่วนแบรนด์แชมพูรายนั้นจองถ่ายจริงในเดือนถัดมา ไม่ได้ไปทุ่งลาเวนเดอร์ แต่ถ่ายที่หลังบ้านของศิลปินซึ่งปลูกกะเพราไว้เต็มรั้ว',
      'Clients who hold such images can have them checked free of charge for the next three months. The shampoo brand, for its part, booked a real shoot a month later. There was no lavender. The pictures were taken behind the talent’s own house, along a fence of holy basil.',
    ],
  ],
};
