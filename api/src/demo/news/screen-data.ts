import type { NewsText } from './news-text.ts';

export const boatyardFilm: NewsText = {
  title: [
    'ผลงานภาพยนตร์อิสระของนักแสดงในสังกัดได้ฉายในเทศกาลสามประเทศ',
    'Independent film with Dara actors screens at three festivals',
  ],
  short: [
    'เรื่องเล่าของพี่น้องสองคนในอู่ต่อเรือเก่า ถ่ายทำที่สมุทรสาครทั้งเรื่อง',
    'The story of two siblings in an old boatyard, shot entirely in Samut Sakhon.',
  ],
  tags: ['award', 'series'],
  body: [
    [
      'นักแสดงนำทั้งสองไปรายงานตัวที่อู่ต่อเรือตอนหกโมงเช้า ช่างใหญ่วัยหกสิบแปดมองมือแล้วส่งกบไสไม้ให้คนละตัว ไม่พูดอะไรอีกจนเที่ยง นั่นคือวันแรกของสองเดือนก่อนเปิดกล้อง ผู้กำกับขอไว้อย่างเดียวว่า ตอนถ่ายจะไม่ใช้มือของคนอื่น ถ้าตัวละครตอกหมัน คนดูต้องเห็นว่าตอกเป็น',
      'The two leads reported to the boatyard at six in the morning. The master builder, who is sixty-eight, looked at their hands, gave each of them a plane and did not speak again until noon. It was the first day of the two months before shooting. The director had one condition: no hand doubles. Where a character caulks a seam, the audience must see that it is done properly.',
    ],
    [
      'หนังเล่าเรื่องพี่น้องที่ไม่ได้คุยกันมาเก้าปี กลับมาเจอกันเพราะพ่อทิ้งเรือที่ต่อค้างไว้ครึ่งลำ ถ่ายทำยี่สิบสามวันในอู่เดียวริมแม่น้ำท่าจีน ทุนสร้างสี่ล้านเจ็ดแสนบาท ทีมงานสิบหกคน ฉากน้ำขึ้นต้องรอน้ำจริง จึงมีตารางน้ำของกรมอุทกศาสตร์แปะอยู่ข้างตารางถ่ายทุกวัน วันหนึ่งน้ำมาเร็วกว่าที่บอกสี่สิบนาที รางกล้องลอย',
      'The film is about siblings who have not spoken for nine years and meet again because their father left a boat half built. It was shot in twenty-three days in one yard on the Tha Chin river, with a crew of sixteen and 4.7 million baht. Scenes at high water needed high water, so a tide table hung beside the shooting schedule. One day the river came forty minutes early and the camera track floated away.',
    ],
    [
      'ตั้งแต่ต้นปีหนังได้ฉายในเทศกาลสามประเทศ คือเกาหลีใต้ เนเธอร์แลนด์ และโปรตุเกส และได้รางวัลชมเชยจากคณะกรรมการเยาวชนที่แห่งหลังสุด รอบฉายที่สองที่นั่นไฟดับสิบเอ็ดนาที ไม่มีใครลุก ผู้กำกับเดินขึ้นไปเล่าวิธีชันเรือให้คนดูฟังจนไฟมา',
      'Since the beginning of the year it has been shown at festivals in South Korea, the Netherlands and Portugal, and the youth jury of the last gave it a special mention. During the second screening there the power failed for eleven minutes. No one left. The director went up and explained how to seal a hull with resin until the lights came back.',
    ],
    [
      '> คนดูที่นั่นถามเรื่องไม้มากกว่าเรื่องหนัง มีคนหนึ่งเป็นช่างต่อเรือ เขาขอจับมือนักแสดง แล้วบอกว่ามือใช่',
      '> They asked more about the wood than about the film. One man built boats himself. He shook the actors’ hands and told them the hands were right.',
    ],
    [
      'โปรดิวเซอร์ที่เล่าเรื่องนี้ยังบอกด้วยว่า ค่าตัวนักแสดงจ่ายเป็นสองส่วน ส่วนแรกจ่ายก่อนถ่ายในอัตราของหนังทุนน้อย ส่วนหลังมาจากรายได้ขายลิขสิทธิ์ ซึ่งตอนนี้มีผู้จัดจำหน่ายสองประเทศติดต่อเข้ามา ในไทยจะฉายปลายปี เริ่มที่โรงภาพยนตร์เล็กในมหาชัยก่อนกรุงเทพฯ สองสัปดาห์ เพราะคนในอู่อยากดูก่อน',
      'The producer, who tells the story, adds that the actors are paid in two parts: before the shoot, at the rate for small productions, and from the sale of rights, for which distributors in two countries have asked. In Thailand the film opens late this year, at a small cinema in Mahachai two weeks ahead of Bangkok, because the people of the yard wanted to see it first.',
    ],
    [
      'เรือลำในเรื่องต่อเสร็จจริงในวันที่ยี่สิบเอ็ดของการถ่าย ช่างใหญ่ให้นักแสดงทั้งสองเขียนชื่อไว้ใต้กระดูกงู ตอนนี้มันออกหาปลาอยู่แถวปากอ่าว ส่วนกล้องตัวหนึ่งยังจมอยู่ก้นแม่น้ำข้างรางปล่อยเรือมาตั้งแต่วันลงน้ำ ยังไม่มีใครดำลงไปเอา',
      'The boat in the story was finished for real on day twenty-one, and the master builder had both leads write their names under the keel. It now fishes off the mouth of the river. A camera has been lying on the bottom beside the slip since the launch. Nobody has dived for it yet.',
    ],
  ],
};

export const chiangRaiSeries: NewsText = {
  title: ['ซีรีส์สืบสวนเรื่องใหม่เริ่มถ่ายทำที่เชียงราย', 'A new mystery series starts shooting in Chiang Rai'],
  short: [
    'นักแสดงในสังกัดห้าคนร่วมงาน พร้อมทีมท้องถิ่นอีกกว่าร้อยชีวิต',
    'Five Dara actors join a local crew of more than one hundred.',
  ],
  tags: ['series'],
  body: [
    [
      'โรงบ่มใบยาหลังนี้ไม่ได้จุดไฟมาสามสิบเอ็ดปี แต่กลิ่นยังอยู่ในอิฐ ทีมศิลป์ตั้งใจจะทาสีใหม่ จนผู้กำกับเดินเข้าไปแล้วสั่งหยุด ซีรีส์สืบสวนแปดตอนเรื่องใหม่จึงเปิดกล้องในเชียงรายโดยแทบไม่แตะผนัง ฉากศพแรกของเรื่องอยู่ตรงช่องที่เคยแขวนใบยาพอดี',
      'No fire has been lit in the tobacco barn for thirty-one years, but the smell is still in the bricks. The art department meant to paint it until the director walked in and told them to stop. So the new eight-part mystery has begun shooting in Chiang Rai with the walls almost as they were. Its first body hangs where the leaves used to.',
    ],
    [
      'นักแสดงในสังกัดดาราห้าคนอยู่ในเรื่อง สองคนเป็นตำรวจ คนหนึ่งเป็นหมอนิติเวช อีกสองคนยังบอกไม่ได้ว่าเป็นใคร ทั้งห้าขึ้นมาอยู่ล่วงหน้าสามสัปดาห์เพื่อเรียนคำเมืองกับครูเกษียณสองคน ครูไม่ได้สอนจากบท แต่พาไปจ่ายตลาด ใครต่อราคาเป็นคำเมืองได้ถือว่าสอบผ่าน “คนเชียงรายฟังสองคำก็รู้ว่ามาจากไหน” ครูว่า “เราขอให้รู้ตอนคำที่ห้า”',
      'Five Dara actors are in it. Two play police, one a forensic doctor, and who the other two are cannot be told yet. They came up three weeks early to learn the northern language from two retired teachers, who left the script aside and took them shopping. To pass, one had to bargain. “People here know after two words where you come from,” says one teacher. “We are hoping for five.”',
    ],
    ['## ร้อยกว่าชีวิต', '## More than a hundred'],
    [
      'ทีมท้องถิ่นมีหนึ่งร้อยสิบแปดคน ตั้งแต่ช่างไฟ คนขับรถ แม่ครัว ไปจนถึงคนเฝ้าหมอก ตำแหน่งหลังนี้มีจริง เป็นชายวัยห้าสิบที่ทำไร่อยู่บนเนิน ตื่นตีสี่ทุกวันอยู่แล้ว กองจ้างให้โทรมาบอกว่าเช้านี้หมอกจะลงถึงไหนและอยู่ถึงกี่โมง สองสัปดาห์แรกทายถูกสิบสองวันจากสิบสี่ แม่นกว่าแอปที่กองเคยใช้',
      'The local crew counts a hundred and eighteen: electricians, drivers, cooks, and a watcher of fog. The last is a real post. A farmer in his fifties, up at four in any case, is paid to telephone and say how far down the hill the fog will come and how long it will stay. In the first two weeks he was right on twelve days out of fourteen, which is better than the forecasts the production used before.',
    ],
    [
      'อุปกรณ์ประกอบฉากส่วนใหญ่จ้างช่างในหมู่บ้านทำ ช่างตีเหล็กตีมีดของฆาตกรขึ้นใหม่หนึ่งเล่ม แล้วทีมหล่อยางตามแบบอีกสามเล่ม ตะกร้าที่เห็นทั้งเรื่องสานโดยผู้สูงอายุสิบเจ็ดคน ซึ่งขอให้ในฉากห้ามเตะตะกร้า ทีมเขียนบทแก้ให้สองฉาก',
      'Most of the props come from the village. A smith forged the killer’s knife; three rubber copies were cast from it. The baskets seen throughout were woven by seventeen elderly people, who asked that nobody in the series should kick one. Two scenes were rewritten.',
    ],
    [
      'การถ่ายทำแบ่งเป็นสองช่วงรวมห้าสิบสี่วัน หยุดกลางทางสองสัปดาห์เพราะหมอกควัน และให้ทุกคนตรวจปอดก่อนกลับเข้ากอง ค่าจ้างที่ลงในตำบลช่วงแรกคาดว่าตกราวหกล้านบาท ผู้จัดการกองติดตัวเลขนี้ไว้หน้าเต็นท์ข้าว พร้อมรายการว่าเป็นค่าอะไรบ้าง',
      'Shooting takes fifty-four days in two blocks, with a break of two weeks in the season of smoke and a check of everyone’s lungs before they return. Wages in the district will come to about six million baht for the first block. The unit manager has pinned the figure up at the food tent, with a list of what it is for.',
    ],
    [
      'ซีรีส์ยังไม่ประกาศวันออกอากาศและยังไม่มีชื่อเรื่อง ในคอลชีตเขียนไว้แค่ว่า “เรื่องโรงบ่ม” ส่วนคนในหมู่บ้านเดากันแล้วว่าใครคือฆาตกร ตอนนี้ผลโหวตหน้าร้านก๋วยเตี๋ยวเทไปที่หมอ',
      'There is no date of broadcast and no title. The call sheets say “the barn story”. The village has opened a poll at the noodle shop on who the killer is. At present the doctor leads.',
    ],
  ],
};

export const podcast: NewsText = {
  title: ['พอดแคสต์ “หลังกล้อง” ตอนแรกออกอากาศแล้ว', 'The first episode of “Behind the Camera” is out'],
  short: [
    'คุยกับผู้จัดการกองถึงวันที่ทุกอย่างผิดแผนแต่หนังยังเสร็จทันเวลา',
    'A unit manager on the day everything went wrong and the film was still on time.',
  ],
  tags: ['digital', 'series'],
  body: [
    [
      'ตอนแรกของพอดแคสต์ “หลังกล้อง” เปิดมาด้วยเสียงฝน แล้วผู้จัดการกองก็พูดว่า “ตอนนั้นผมมีช้างหนึ่งเชือก นักแสดงสี่คน กับถนนที่หายไปแล้ว” หลังจากนั้นสี่สิบสามนาทีไม่มีเพลงคั่นเลย มีแต่คนคนหนึ่งเล่าเรื่องวันเดียวตั้งแต่ตีสี่ถึงเที่ยงคืน',
      'The first episode of “Behind the Camera” opens with rain. Then a unit manager says: “At that point I had one elephant, four actors and no road.” For the next forty-three minutes there is no music. One person tells the story of one day, from four in the morning until midnight.',
    ],
    [
      'วันที่ว่าคือวันสุดท้ายที่กองเช่าหุบเขาไว้ในจังหวัดทางตะวันตก น้ำป่าตัดถนนตอนหกโมงเช้า รถเครื่องปั่นไฟติดอยู่อีกฝั่ง นักแสดงนำมีตั๋วเครื่องบินไปต่างประเทศในวันรุ่งขึ้น และช้างซึ่งจ้างมาเข้าฉากแค่สองชั่วโมงไม่ยอมข้ามน้ำกลับบ้าน ผู้จัดการกองมีเวลาตัดสินใจหนึ่งมื้อเช้า',
      'It was the last day for which the production had rented a valley in the west. At six a flash flood cut the road. The generator truck was stuck on the other side. The lead had a flight abroad the next day. And the elephant, hired for two hours, would not wade home. The unit manager had as long as a breakfast takes to decide.',
    ],
    [
      'สิ่งที่เกิดขึ้นต่อจากนั้นไม่อยู่ในแผนสำรองข้อไหน ทีมไฟเอาไฟหน้ารถกระบะสิบเอ็ดคันมาเรียงเป็นแสงจันทร์ ฝ่ายเสื้อผ้าต้มบะหมี่กึ่งสำเร็จรูปเลี้ยงทั้งกอง และผู้กำกับเขียนบทใหม่ให้ช้างอยู่ในเรื่องจนจบ “คนดูถามผมบ่อยว่าช้างหมายถึงอะไร” ผู้จัดการกองเล่า “หมายถึงถนนขาดครับ”',
      'What followed was in none of the contingency plans. The electricians lined up the headlights of eleven pickup trucks for moonlight. Wardrobe boiled instant noodles for all. The director rewrote the script so that the elephant stayed to the end. “People ask me what the elephant means,” he says. “It means there was no road.”',
    ],
    [
      'รายการเล่าเรื่องคนที่ไม่ได้ขึ้นโปสเตอร์ ทีมวางไว้สิบสองตอน ตอนหน้าเป็นคนอัดเสียงที่เก็บเสียงประตูมาแล้วสี่ร้อยบาน ถัดไปเป็นช่างผมที่อ่านอารมณ์นักแสดงจากต้นคอ และคนขับรถตู้ที่ได้ยินบทก่อนผู้กำกับ ศิลปินของดาราสลับกันมาเป็นผู้ฟังในห้องอัด มีหน้าที่เดียวคือถามเมื่อไม่เข้าใจศัพท์กอง',
      'The series is about people who are not on the poster. Twelve episodes are planned. The next has a sound recordist with a collection of four hundred doors; then come a hairdresser who reads actors’ moods from the back of the neck, and a van driver who hears the lines before the director does. Dara’s talents take turns in the studio as listeners. Their only task is to ask when they do not know a word.',
    ],
    [
      'ทุกตอนออกวันพุธหกโมงเย็น มีเวอร์ชันวิดีโอพร้อมคำบรรยายภาษาอังกฤษ และบทสนทนาฉบับเต็มสองภาษาให้อ่าน โปรดิวเซอร์รายการบอกว่าคนอ่านบทสนทนามีมากกว่าที่คิด คือหนึ่งในสี่ของผู้ติดตามทั้งหมด ส่วนใหญ่เป็นนักศึกษาภาพยนตร์กับคนหูหนวก',
      'A new one comes out each Wednesday at six, also on video with English subtitles, and with a full transcript in both languages. The producer had not expected so many to read it: a quarter of the audience does, film students and deaf people above all.',
    ],
    [
      'ท้ายตอนแรกมีเสียงช้างจริงสิบสองวินาที บันทึกไว้ในคืนนั้นโดยไม่ตั้งใจ เพราะคนอัดเสียงลืมกดหยุด เจ้าของช้างฝากบอกว่ามันแข็งแรงดี และไม่รับงานหน้าฝนอีกแล้ว',
      'At the end of the first episode one hears the elephant, for twelve seconds. The recordist had forgotten to press stop that night. Its owner sends word that the animal is well and no longer takes work in the rainy season.',
    ],
  ],
};

export const onScreenPair: NewsText = {
  title: ['คู่จิ้นคู่ใหม่จากซีรีส์ริมทะเล', 'A new on-screen pair by the sea'],
  short: [
    'แฮชแท็กขึ้นเทรนด์อันดับหนึ่งตั้งแต่ตอนแรก',
    'The hashtag has been the top trend since the first episode.',
  ],
  tags: ['series'],
  body: [
    [
      'ฉากที่ทำให้แฮชแท็กขึ้นอันดับหนึ่งไม่มีใครแตะตัวใคร คนหนึ่งแกะปู อีกคนมองแล้วบอกว่าแกะผิด จากนั้นทั้งคู่แกะปูด้วยกันเงียบ ๆ หนึ่งนาทีสี่สิบวินาที มีเสียงคลื่นกับเสียงเปลือกแตก สามทุ่มคืนนั้นคนทั้งประเทศเถียงกันเรื่องวิธีแกะปู',
      'In the scene that sent the hashtag to number one nobody touches anybody. One peels a crab. The other watches, and says that it is being done wrong. Then they peel crab side by side, without a word, for a minute and forty seconds, to the sound of waves and cracking shells. By nine that evening the whole country was arguing about how to peel a crab.',
    ],
    [
      'ในบทฉากนี้มีบทพูดสิบสองประโยค นักแสดงขอลองเทกหนึ่งแบบไม่พูด “ผมให้ลองเพราะแสงกำลังจะหมดอยู่แล้ว” ผู้กำกับสารภาพ เทกนั้นเองที่ใช้จริง ส่วนสิบสองประโยคถูกย้ายไปกระจายอยู่ในตอนสาม ตอนห้า และมีหนึ่งประโยคที่ไม่ได้ใช้เลย ผู้กำกับเขียนประโยคนั้นใส่กระดาษพับไว้ในกระเป๋าสตางค์ บอกว่าจะใช้ถ้าได้ทำภาคสอง',
      'In the script the scene has twelve lines. The actors asked to try one take without them. “I let them because the light was going anyway,” the director admits. That take is the one in the series. The lines went into the third and fifth episodes, except for one that was not used at all. The director carries that one in his wallet, folded, for a second season.',
    ],
    [
      'คนดูเรียกว่าเคมี ครูการแสดงของบริษัทเรียกว่าชั่วโมงเรียน ทั้งคู่ซ้อมบทในคลาสเดียวกันมาสองปีกับสี่เดือน ถูกจับคู่กันบ่อยเพราะบ้านอยู่ทางเดียวกันและกลับรถเที่ยวเดียวกันได้ แบบฝึกหัดที่ทำซ้ำมากที่สุดคือยืนหันหลังชนกันแล้วนั่งลงพร้อมกันโดยไม่นับ ปีแรกล้มเกือบทุกครั้ง',
      'Viewers call it chemistry. The agency’s acting coach calls it hours. The two have been in one class for two years and four months, and were often put together because they live along the same road and could share the ride home. The exercise they repeated most was to stand back to back and sit down at the same moment without counting. In the first year they nearly always fell over.',
    ],
    [
      'ตอนแคสต์ ทั้งสองคนไม่ได้มาด้วยกัน ทีมแคสติ้งของซีรีส์ดูคลิปแยก เลือกคนหนึ่งก่อน แล้วลองให้อ่านบทกับผู้สมัครอีกหกคน คนที่ห้าเดินเข้ามา หยิบเก้าอี้มานั่งใกล้กว่าที่คนอื่นวางไว้สองคืบ ผู้จัดการแคสติ้งเขียนในกระดาษคำเดียวว่า “จบ”',
      'They did not come to the casting together. The series’ team watched tapes, settled on one of them and had that one read with six candidates. The fifth walked in and moved the chair two hand’s breadths closer than the others had left it. The casting manager wrote a single word on the sheet: “Done.”',
    ],
    [
      'ซีรีส์ถ่ายที่หมู่บ้านประมงในตราดสามสิบแปดวัน ปูที่ใช้ในฉากนั้นหมดไปสี่สิบเอ็ดตัว ทีมงานกินเองทั้งหมด ร้านที่ขายปูให้กองติดรูปฉากนี้ไว้หน้าร้านและเขียนวิธีแกะที่ถูกต้องไว้ใต้รูป คนที่แกะผิดในเรื่องคือคนที่บ้านอยู่ริมทะเลจริง',
      'The series was shot in a fishing village in Trat over thirty-eight days. The scene took forty-one crabs, all eaten by the crew. The stall that sold them has put up a picture of it, with instructions underneath. The one who does it wrong on screen is the one who grew up by the sea.',
    ],
    [
      'ทั้งคู่มีคิวถ่ายด้วยกันอีกสองงาน เป็นโฆษณาหนึ่งกับรายการทำอาหารหนึ่ง ส่วนแฟน ๆ นัดกันไปตราดวันหยุดยาวหน้า เต็มเรือแล้วสองลำ และมีโพลว่าจะให้ตอนจบเป็นอย่างไร คนเขียนบทเข้าไปโหวตด้วย แต่แพ้',
      'The pair have two more bookings together, a commercial and a cooking programme. Fans are going to Trat on the next long weekend and have filled two boats. They also hold a poll on how the story should end. The writer has voted in it, and is losing.',
    ],
  ],
};

export const rooftopFight: NewsText = {
  title: ['เบื้องหลังฉากบู๊บนหลังคาตึกแถว', 'Behind the rooftop fight'],
  short: [
    'เล่นเองทุกช็อต ซ้อมสามสัปดาห์ ถ่ายคืนเดียว',
    'No doubles: three weeks of training, one night of shooting.',
  ],
  tags: ['series'],
  body: [
    [
      'กองถ่ายมีเวลาตั้งแต่สองทุ่มถึงตีห้า มีหลังคาตึกแถวหกคูหาที่ต่อกัน และมีข้อตกลงกับชุมชนหนึ่งข้อ คือหลังสี่ทุ่มห้ามเสียงดังเกินคนคุยกัน ฉากที่จะถ่ายคือการต่อสู้ของคนห้าคนบนสังกะสี ทีมสถานที่เดินเคาะประตูครบห้าสิบสองห้องก่อนถึงวันถ่าย แจกเบอร์โทรศัพท์ของผู้จัดการกองกับที่อุดหูคนละคู่ มีคุณยายคนหนึ่งขอที่อุดหูไว้ใช้ต่ออีกคู่ เพราะสามีกรน ไม่เกี่ยวกับกองถ่าย',
      'The crew had the hours from eight in the evening until five, the joined roofs of six shophouses, and one agreement with the neighbourhood: after ten, nothing louder than a conversation. The scene to be shot was a fight between five people on corrugated iron. The location team had knocked on all fifty-two doors, and left behind the unit manager’s number and a pair of earplugs for each person. One grandmother asked for a second pair to keep. Her husband snores, she explained; it had nothing to do with the film.',
    ],
    [
      '“เตะต่อยผมไม่กลัว ผมกลัวสังกะสี” ผู้กำกับคิวบู๊ว่า ทางออกคือปูแผ่นยางหนาหนึ่งเซนติเมตรใต้สังกะสีปลอมทั้งแถบ พ่นสนิมทับ แล้วอัดเสียงฝีเท้าแยกในโกดังที่นนทบุรี ตอนถ่ายจริงนักแสดงสวมถุงเท้าหุ้มรองเท้า ถ้ายืนอยู่ในซอยข้างล่างจะได้ยินแค่เสียงพัดลมแอร์ กับเสียงคนกระซิบว่า “พร้อม”',
      '“Kicks do not worry me. Iron does,” says the stunt director. The answer was a centimetre of rubber under a whole strip of false roofing, sprayed with rust. The footsteps were recorded later, in a warehouse in Nonthaburi. On the night the actors wore socks over their shoes. Down in the lane one heard air conditioners, and somebody whispering “ready”.',
    ],
    ['## สามสัปดาห์ก่อนหน้า', '## The three weeks before'],
    [
      'นักแสดงเล่นเองทุกช็อต ไม่ใช้คนแทน จึงซ้อมสามสัปดาห์ สัปดาห์ละหกวัน สัปดาห์แรกซ้อมบนพื้นราบที่ทาสีเป็นแนวหลังคา สัปดาห์ที่สองยกขึ้นหนึ่งเมตร สัปดาห์ที่สามยกขึ้นสี่เมตรพร้อมสายสลิง คิวทั้งหมดยาวสองนาทีสิบวินาที มีสี่สิบเจ็ดท่า มีคนลื่นจริงในการซ้อมสามครั้ง ทั้งสามครั้งเกิดที่ท่าเดิมคือท่าที่สามสิบเอ็ด เลยตัดท่านั้นทิ้ง คนที่เล่นเป็นตัวร้ายเสียดาย เพราะเป็นท่าเดียวที่ตัวเองชนะ',
      'There were no doubles, so the cast trained for three weeks, six days in each: first on flat ground with the roof painted on it, then one metre up, then at four metres on wires. The whole fight takes two minutes and ten seconds and has forty-seven moves. Three times somebody slipped in training, always at the thirty-first. It was cut. The actor who plays the villain was sorry. It was the one move in which he had the upper hand.',
    ],
    [
      'คืนถ่ายมีลมแรงกว่าที่คาด สายสลิงแกว่ง ต้องรอถึงห้าทุ่มครึ่ง ระหว่างรอป้าห้องเช่าชั้นสี่เปิดหน้าต่างส่งน้ำขิงมาให้ทั้งกาโดยใช้รอกของทีมสลิง พอเริ่มถ่ายก็ใช้กล้องสามตัว ส่วนโดรนนอนอยู่ในกล่อง เพราะเสียงดังเกินข้อตกลง มุมสูงที่เห็นในเรื่องมาจากคนถือกล้องยืนบนถังน้ำ',
      'The wind that night was stronger than forecast, and the wires swung; nothing could begin before half past eleven. Meanwhile a tenant on the fourth floor opened her window and sent over a kettle of ginger tea on the riggers’ own pulley. The drone stayed in its case, being louder than agreed. The high angle in the episode comes from an operator who stood on a water tank.',
    ],
    [
      'เทกสุดท้ายจบตีสี่สี่สิบแปด ไม่มีใครบาดเจ็บนอกจากข้อเท้าแพลงหนึ่งข้าง เป็นของผู้ช่วยผู้กำกับที่ก้าวพลาดบันไดตอนลงไปซื้อกาแฟ ชุมชนไม่มีใครร้องเรียนเลย มีแค่ตาคนหนึ่งที่ออกมาถามตอนเก็บของว่าจะเริ่มถ่ายกันเมื่อไร',
      'The last take ended at twelve minutes to five. The only injury was a sprained ankle, and it belonged to an assistant director who missed a step on the way down for coffee. There was not one complaint. An old man did come out while the trucks were being loaded, to ask when they were going to begin.',
    ],
  ],
};

export const veteranComedy: NewsText = {
  title: ['นักแสดงรุ่นใหญ่กับซีรีส์วัยรุ่นเรื่องแรก', 'A veteran’s first teen comedy'],
  short: ['เรียนเต้นใหม่หมดและขอไม่ใช้นักแสดงแทน', 'Dance lessons from scratch, and no double.'],
  tags: ['series', 'award'],
  body: [
    [
      'เอกสารแนะนำตัวละครมีแค่บรรทัดเดียว “นักเรียนใหม่ อายุ 61” พล็อตของซีรีส์วัยรุ่นเรื่องนี้คือคนที่ไม่เคยเรียนจบมัธยมกลับไปนั่งเรียนชั้น ม.5 จริง ๆ แล้วถูกเพื่อนร่วมห้องลากเข้าวงเต้น บทถูกส่งให้นักแสดงรุ่นใหญ่ที่เล่นแต่บทหนักมาสามสิบห้าปี คำตอบกลับมาในคืนเดียวกัน พร้อมคำถามว่าต้องเต้นกี่เพลง',
      'The character sheet has one line: “New pupil, 61.” In this teen comedy somebody who never finished school goes back to sit in grade eleven and is dragged into the class’s dance crew. The script went to a veteran of thirty-five years of heavy drama. The answer came the same night, with a question: how many dances?',
    ],
    [
      'คำตอบคือสี่เพลง โปรดักชันเตรียมนักเต้นแทนไว้แล้วสองคน ทั้งสองคนไม่ได้ทำงาน นักแสดงรุ่นใหญ่ขอเรียนใหม่ตั้งแต่การนับจังหวะ สัปดาห์ละสี่วัน วันละเก้าสิบนาที เป็นเวลาสิบเอ็ดสัปดาห์ ครูสอนเต้นอายุยี่สิบสี่เล่าว่าคาบแรกคุกเข่าไม่ลง คาบที่สิบคุกเข่าลงแต่ลุกไม่ขึ้น พอคาบที่ยี่สิบก็ลืมกันไปแล้วว่าเคยเป็นปัญหา ยกเว้นหมอกระดูกที่ขอดูคลิปทุกสัปดาห์',
      'Four, as it turned out. Two dancers had been hired as doubles; neither had to work. The veteran asked to start from counting beats: four days a week, ninety minutes a day, for eleven weeks. The dance teacher, who is twenty-four, remembers a first lesson in which the knees would not go down, and a tenth in which they would not come up again. By the twentieth they had forgotten that it had been a problem. The orthopaedist, who wanted a video every week, had not.',
    ],
    [
      'น้อง ๆ ในกองเรียกตามบทว่า “หัวหน้าห้อง” ตลอดการถ่ายทำสี่สิบหกวัน และเป็นหัวหน้าห้องจริง ๆ ด้วย ทุกเช้ามีการเช็กชื่อก่อนแต่งหน้า ใครมาสายต้องเล่ามุกหนึ่งมุก ใครลืมบทต้องซื้อน้ำให้ทีมไฟ นักแสดงหน้าใหม่คนหนึ่งสายเก้าครั้ง ตอนนี้กำลังจะมีเดี่ยวตลกเป็นของตัวเอง โดยรวมมุกทั้งเก้าไว้ในชุดแรก',
      'For the forty-six days of shooting the young cast used the name from the script, “class captain”, and got one. There was a roll call every morning before make-up. Latecomers had to tell a joke; those who forgot their lines bought drinks for the lighting crew. One newcomer was late nine times and is now preparing a stand-up show. All nine jokes are in it.',
    ],
    [
      '> รุ่นเราถูกสอนว่าห้ามหลุดขำในเทก เด็กรุ่นนี้หลุดแล้วเล่นต่อ ออกมาดีกว่า เสียเวลากลั้นมาสามสิบห้าปี',
      '> We were taught never to laugh in a take. These kids laugh and play on, and it is better. I have wasted thirty-five years holding it in.',
    ],
    [
      'ฉากที่คนพูดถึงมากที่สุดคือตอนเต้นหน้าเสาธงกลางฝน ไม่ได้อยู่ในแผน ฝนตกจริงระหว่างเทกที่สี่ ผู้กำกับกำลังจะสั่งคัต แต่หัวหน้าห้องไม่หยุด เด็กสิบหกคนข้างหลังจึงไม่กล้าหยุด เทกนั้นมีรองเท้าหลุดสองข้าง แว่นหาย และถูกส่งเข้าชิงรางวัลฉากแห่งปีของสมาคมนักวิจารณ์แห่งหนึ่ง',
      'The scene that people talk about is the dance by the flagpole in the rain. It was not planned. A real shower began during the fourth take, and the director was about to cut, but the class captain danced on and the sixteen behind did not dare to stop. Two shoes and a pair of glasses were lost. A critics’ association has nominated it as scene of the year.',
    ],
    [
      'รางวัลประกาศเดือนหน้า ผู้เข้าชิงคนอื่นอายุเฉลี่ยยี่สิบหก หัวหน้าห้องบอกว่าจะไปทั้งห้อง จองที่นั่งไว้สิบเจ็ดที่ และจะเช็กชื่อหน้าประตู',
      'The winner is announced next month. The other nominees are twenty-six on average. The captain intends to go with the whole class, has reserved seventeen seats, and will call the roll at the door.',
    ],
  ],
};

export const firstAward: NewsText = {
  title: ['รางวัลแรกในชีวิตกับสุนทรพจน์สิบห้าวินาที', 'A first award and a fifteen-second speech'],
  short: ['ขอบคุณคนขับรถตู้ของกองเป็นคนแรก', 'The crew’s van driver was thanked first.'],
  tags: ['award'],
  body: [
    [
      'เวทีให้เวลาพูดคนละสองนาที นักแสดงสมทบยอดเยี่ยมของปีใช้ไปสิบห้าวินาที คำพูดทั้งหมดคือ “ขอบคุณพี่คนขับรถตู้คันสอง ที่ขับช้าลงทุกครั้งที่เห็นว่าเราหลับ ขอบคุณทุกคนที่ตื่นก่อนเรา รางวัลนี้หนักมาก เดี๋ยวขอไปวางก่อน” แล้วก็เดินลง วงดนตรียังไม่ทันเตรียมเพลงส่ง',
      'Winners are given two minutes. The best supporting performer of the year took fifteen seconds. This is the whole of it: “Thank you to the driver of van number two, who slowed down each time he saw that we were asleep. Thank you to everybody who was up before us. This is very heavy, so I will go and put it down.” The orchestra had not yet raised its instruments.',
    ],
    [
      'คลิปถูกแชร์ต่อโดยคนเบื้องหลังก่อนใคร ช่างไฟ ช่างแต่งหน้า คนดูแลข้าวกล่อง ต่างพิมพ์ใต้คลิปว่าตัวเองตื่นกี่โมง ความเห็นที่มีคนกดถูกใจมากที่สุดมีแค่ตัวเลข “02.40” เป็นของหัวหน้าแผนกไฟกองหนึ่ง ภายในสามวันมีคนเขียนเวลาตื่นไว้กว่าหกพันความเห็น จนมีคนรวบรวมทำเป็นกราฟ ยอดสูงสุดอยู่ที่ตีสี่สิบห้า',
      'The crews shared it first. Electricians, make-up artists and those who hand out the meals wrote beneath the clip at what time they get up. The comment that most people liked is a number, “02.40”, from the head of a lighting department. In three days there were more than six thousand such times, and somebody made a chart of them. It peaks at a quarter past four.',
    ],
    [
      'คนขับรถตู้คันสองอายุห้าสิบเจ็ด ขับให้กองละครมาสิบเก้าปี คืนนั้นนั่งดูถ่ายทอดสดอยู่ที่บ้านกับหลาน “หลานถามว่าเขาพูดถึงใคร ผมบอกไม่รู้ มีหลายคัน” รุ่งเช้าไปรับคิวตามปกติ พบว่ามีคนเอาพวงมาลัยมาคล้องกระจกหน้าไว้แล้วสิบเอ็ดพวง ขับออกไปได้แค่ปากซอยก็ต้องจอดเอาออก เพราะมองไม่เห็นทาง',
      'The driver of van number two is fifty-seven and has driven for drama crews for nineteen years. He watched at home with his grandchild. “I was asked who that was about. I said I did not know, there are several vans.” When he came to work the next morning, eleven garlands hung from the windscreen mirror. At the end of the lane he had to stop and take them off, as he could not see the road.',
    ],
    [
      'บทที่ได้รางวัลมีเวลาบนจอรวมสิบสี่นาที เป็นพยาบาลเวรดึกที่แทบไม่พูด นักแสดงเตรียมตัวด้วยการไปนั่งในห้องฉุกเฉินของโรงพยาบาลจังหวัดสิบสองคืนโดยได้รับอนุญาต สิ่งที่ได้กลับมาคือวิธีถอดถุงมือ กับการเดินเร็วโดยไม่ให้มีเสียง กรรมการคนหนึ่งเขียนในใบคะแนนว่า “เชื่อตั้งแต่รองเท้า”',
      'The part that won has fourteen minutes on screen: a night nurse who hardly speaks. To prepare, the performer sat in the emergency room of a provincial hospital for twelve nights, with permission, and brought back a way of taking off gloves and of walking fast without a sound. “Convincing from the shoes up,” one member of the jury wrote on the score sheet.',
    ],
    [
      'ก่อนหน้านี้มีผลงานมาแล้วเก้าเรื่องในหกปี ส่วนใหญ่เป็นบทที่ไม่มีชื่อ ผู้จัดการแคสติ้งที่ดูแลกันมาตั้งแต่เรื่องแรกบอกว่าสายเข้าตั้งแต่เช้า มีบทเสนอเข้ามาเจ็ดบท ห้าบทเป็นพยาบาล',
      'There had been nine productions in six years before it, most of them without a name for the character. The casting manager who has been there since the first says the telephone started early. Seven parts have been offered so far. Five are nurses.',
    ],
    [
      'รางวัลตอนนี้ไม่ได้อยู่ที่บ้าน แต่นั่งเบาะหน้าข้างคนขับรถตู้คันสองเป็นการชั่วคราวตามที่ขอไว้ คาดเข็มขัดนิรภัยเรียบร้อย',
      'The trophy is not at home. For now, by request, it travels in the front passenger seat of van number two, with the seat belt on.',
    ],
  ],
};
