import type { NewsText } from './news-text.ts';

export const stuntWorkshop: NewsText = {
  title: [
    'เวิร์กช็อปคิวบู๊กับทีมสตันต์ รุ่นที่ 8 เต็มภายในสองชั่วโมง',
    'Stunt workshop no. 8 full within two hours',
  ],
  short: [
    'ยี่สิบที่นั่งสำหรับนักแสดงในสังกัด เน้นความปลอดภัยและการล้มอย่างถูกวิธี',
    'Twenty places for the agency’s actors, with the stress on safety and on how to fall.',
  ],
  tags: ['workshop'],
  body: [
    [
      'ประกาศรับสมัครขึ้นตอนสิบโมงเช้า เที่ยงตรงก็เหลือแต่รายชื่อสำรองสามสิบสี่คน เวิร์กช็อปคิวบู๊รุ่นที่ 8 มียี่สิบที่เท่าเดิม ทีมสตันต์ไม่ยอมรับเพิ่มแม้จะมีคนขอมายืนดูเฉย ๆ เพราะเบาะมีเท่านี้ และครูมีห้าคน คนหนึ่งดูได้ไม่เกินสี่คนพร้อมกัน',
      'The call went out at ten in the morning. By noon there was only a waiting list, with thirty-four names. The eighth stunt workshop has twenty places, like the seven before it, and the stunt team would not add one, not even for those who offered to stand and watch. There are only so many mats, and five teachers, none of whom will look after more than four people at once.',
    ],
    [
      'วันแรกทั้งวันไม่มีใครได้ชกใคร ทุกคนล้ม ล้มหน้า ล้มหลัง ล้มข้าง ล้มจากเก้าอี้ แล้วลุกขึ้นมาล้มใหม่ ครูนับให้คนละหนึ่งร้อยหกสิบครั้งก่อนพักเที่ยง หลักมีอยู่สามข้อ คือคางชิดอก หายใจออกตอนถึงพื้น และห้ามเอามือยัน “มือคือสิ่งแรกที่คนเราใช้ และเป็นสิ่งแรกที่หัก” หัวหน้าทีมสตันต์บอก',
      'Nobody hits anybody on the first day. They fall: forwards, backwards, sideways, off a chair, and then get up to fall again. The teachers count a hundred and sixty falls each before lunch. There are three rules: chin on the chest, breathe out when you land, and keep the hands out of it. “Hands are the first thing people put out, and the first thing they break,” says the head of the stunt team.',
    ],
    [
      'วันที่สองเรียนระยะ หมัดที่ดูเหมือนโดนในกล้องห่างจากแก้มหนึ่งคืบ ส่วนเสียงมาจากคนที่โดนชกตบต้นขาตัวเอง ครูให้จับคู่คนตัวสูงกับคนตัวเตี้ย คนสนิทกับคนไม่รู้จัก เพราะเพื่อนสนิทมักเกรงใจจนหยุดกลางคัน ซึ่งอันตรายกว่าชกสุดแขน ช่วงบ่ายมีกล้องสองตัวถ่ายให้ดูทันทีว่ามุมไหนหลอกตาได้ มุมไหนเห็นช่องว่าง',
      'The second day is about distance. A punch that seems to land passes a hand’s breadth from the cheek, and the sound is the victim slapping a thigh. Tall is paired with short, and friends are split up, since friends grow polite and stop halfway, which is more dangerous than following through. In the afternoon two cameras show at once which angle fools the eye and which shows the gap.',
    ],
    [
      'วันสุดท้ายเป็นการต่อคิวยาวสี่สิบวินาทีบนบันได แต่ละกลุ่มมีคำปลอดภัยหนึ่งคำ ใครพูดคำนั้น ทุกคนหยุดในท่าเดิม รุ่นนี้เลือกคำว่า “ขนมครก” มีการใช้จริงสองครั้ง ครั้งแรกเพราะเชือกรองเท้าหลุด ครั้งที่สองเพราะแม่บ้านของโรงยิมหิ้วถังน้ำขึ้นบันไดมาถูพื้น ไม่มีใครบาดเจ็บ มีแค่กางเกงขาดสี่ตัว',
      'On the last day each group puts together forty seconds of fighting on a staircase. There is a safe word: whoever says it, everyone freezes. This class chose the name of a coconut sweet, khanom khrok. It was needed twice, once for a loose shoelace and once because the gym’s cleaner came up the stairs with a bucket. Nobody was hurt, though four pairs of trousers were.',
    ],
    [
      'ผู้ที่ผ่านจะมีทักษะคิวบู๊ขั้นพื้นฐานระบุในโปรไฟล์เป็นเวลาสองปี แล้วต้องกลับมาทบทวนหนึ่งวัน ผู้จัดการแคสติ้งบอกว่ากองละครถามหาทักษะนี้เดือนละห้าหกครั้ง และมักขอคลิปดูการล้มมากกว่าการเตะ',
      'Those who pass carry basic stunt skills on their profile for two years and then come back for a day of revision. Drama productions ask for the skill five or six times a month, says the casting manager, and the clip they want to see is more often a fall than a kick.',
    ],
    [
      'รุ่นที่ 9 เปิดรับในไตรมาสหน้า ยี่สิบที่เท่าเดิม เพิ่มคลาสขี่ม้าสองวันสำหรับงานพีเรียด ม้ามาจากคอกที่ปากช่องสี่ตัว ตัวหนึ่งเคยเล่นละครมาแล้วสามเรื่อง ครูบอกว่ารู้คิวดีกว่าคน',
      'The ninth class opens next quarter, again for twenty, with two days of riding added for period dramas. Four horses are coming from a stable in Pak Chong. One has been in three series and, the teachers say, knows its cues better than the cast.',
    ],
  ],
};

export const voiceClinic: NewsText = {
  title: ['คลินิกเสียงสำหรับพากย์และพอดแคสต์', 'Voice clinic for dubbing and podcasts'],
  short: [
    'เรียนหายใจ วางเสียง และอ่านสคริปต์สองภาษากับผู้กำกับเสียง',
    'Breath, placement and bilingual script reading with a voice director.',
  ],
  tags: ['workshop', 'music'],
  body: [
    [
      'ผู้กำกับเสียงเริ่มคลาสด้วยการให้ทุกคนนอนลงกับพื้น วางพจนานุกรมเล่มหนาไว้บนท้อง แล้วหายใจให้หนังสือขึ้นลงโดยไหล่ไม่ขยับ สิบสองคนทำได้สามคน อีกเก้าคนหายใจด้วยหน้าอกมาทั้งชีวิต คลินิกเสียงของดาราปีนี้จึงใช้ไปครึ่งวันกับเรื่องที่ทุกคนคิดว่าทำเป็นอยู่แล้ว',
      'The voice director begins by having everybody lie down on the floor with a dictionary on the stomach. The book should rise and fall; the shoulders should not. Three out of twelve can do it. The other nine have been breathing with the chest all their lives. So Dara’s voice clinic spends half a day on something that all of them thought they knew.',
    ],
    [
      'คลินิกมีสี่ครั้ง ครั้งละสี่ชั่วโมง จัดในห้องอัดย่านลาดพร้าว ครั้งแรกเรื่องลมหายใจ ครั้งที่สองเรื่องการวางเสียง ครูใช้ดินสอคาบไว้ระหว่างฟันให้อ่านข่าวพยากรณ์อากาศ พอเอาดินสอออก ตัว ร ล และคำควบกล้ำชัดขึ้นทันที ผลอยู่ได้ราวยี่สิบนาที ครูจึงให้ดินสอกลับบ้านคนละแท่ง',
      'There are four sessions of four hours, in a recording studio in Lat Phrao. The first is all breath. The second is about placement: the group reads the weather forecast with a pencil between the teeth. Once the pencil is out, rolled consonants and clusters are clear at once. The effect lasts about twenty minutes, so each of them gets a pencil to take home.',
    ],
    [
      'ครั้งที่สามเป็นงานพากย์ ฉากที่ใช้ฝึกคือคนสองคนทะเลาะกันในครัวพร้อมหั่นผัก ต้องให้เสียงพูดขาดตรงจังหวะมีดพอดี และต้องได้ยินว่าคนพูดกำลังก้มหน้า “คนใหม่ ๆ พากย์ปาก” ผู้กำกับเสียงว่า “คนเก่งพากย์คอ” นักร้องในคลาสทำได้เร็วกว่านักแสดง เพราะคุ้นกับการเข้าจังหวะหลังได้ยินสัญญาณสามครั้ง',
      'The third is dubbing. The practice scene has two people quarrel in a kitchen while chopping vegetables. Words have to break off with the knife, and one should hear that the speaker is looking down. “Beginners dub the lips,” says the director. “Good ones dub the neck.” The singers in the group were quicker than the actors, being used to coming in after three beeps.',
    ],
    [
      'ครั้งสุดท้ายอ่านสคริปต์สองภาษา เป็นบทเปิดพอดแคสต์ความยาวหนึ่งนาที อ่านไทยก่อนแล้วอ่านอังกฤษต่อโดยไม่หยุดพัก สิ่งที่ครูจับไม่ใช่สำเนียง แต่คือระดับเสียง เพราะเกือบทุกคนเสียงสูงขึ้นครึ่งขั้นเมื่อเปลี่ยนเป็นอังกฤษ ฟังเหมือนคนละคน มีคนเดียวที่เสียงไม่เปลี่ยน เขาโตมากับคุณตาที่พูดกับแขกโรงแรมทั้งสองภาษาทั้งวัน',
      'The last is for reading in two languages: the opening of a podcast, one minute in Thai and one in English without a break. The director listens not for accent but for pitch. Almost everybody goes up half a step in English and sounds like somebody else. One did not, having grown up with a grandfather who spoke both all day to hotel guests.',
    ],
    [
      'ผู้เรียนทุกคนได้ตัวอย่างเสียงความยาวสองนาทีติดไว้ในโปรไฟล์ แบ่งเป็นบทพากย์ บทโฆษณา และบทเล่าเรื่องอย่างละสี่สิบวินาที อัดด้วยไมโครโฟนตัวเดียวกันทั้งหมด ผู้จัดการแคสติ้งจะได้เทียบเสียงกันจริง ๆ ไม่ใช่เทียบห้อง',
      'Everyone leaves with a reel of two minutes for the profile: dubbing, advertising and narration, forty seconds each. All were made with one microphone, so that casting managers compare voices, not rooms.',
    ],
    [
      'สองสัปดาห์หลังจบ มีงานเข้ามาแล้วสี่งาน หนึ่งในนั้นเป็นเสียงประกาศในลิฟต์ของโรงพยาบาลเด็ก ลูกค้าเลือกเสียงที่ฟังแล้วไม่เหมือนโรงพยาบาล',
      'Two weeks later four jobs have come in. One is the voice in the lifts of a children’s hospital. The client chose the voice that sounded least like a hospital.',
    ],
  ],
};

export const mentors: NewsText = {
  title: ['โครงการพี่เลี้ยงศิลปินหน้าใหม่ รุ่นที่สาม', 'Mentors for new faces, third year'],
  short: [
    'ศิลปินรุ่นพี่ยี่สิบคนดูแลรุ่นน้องตัวต่อตัวตลอดหกเดือน',
    'Twenty established artists each guide one newcomer for six months.',
  ],
  tags: ['workshop', 'agency'],
  body: [
    [
      'การจับคู่ไม่ได้ใช้ระบบ ใช้กระดาษสี่สิบแผ่นกับโต๊ะยาวหนึ่งตัว รุ่นพี่เขียนว่าตัวเองเคยพลาดเรื่องอะไร รุ่นน้องเขียนว่ากลัวเรื่องอะไร แล้วทีมดูแลศิลปินอ่านทั้งหมดโดยปิดชื่อ คู่แรกที่จับได้คือคนที่เคยรับงานซ้อนกันสองกองในวันเดียว กับคนที่กลัวการปฏิเสธงาน',
      'No system makes the pairs. It takes forty sheets of paper and a long table. The established artists write down where they once went wrong, the newcomers what they are afraid of, and the artist care team reads it all with the names folded over. The first match this year was somebody who had once accepted two shoots on one day with somebody who is afraid to say no.',
    ],
    [
      'โครงการพี่เลี้ยงเข้าปีที่สาม ยี่สิบคู่ ระยะเวลาหกเดือน กติกามีเท่าที่จำเป็น เจอตัวกันอย่างน้อยเดือนละสองครั้ง ครั้งหนึ่งต้องไม่ใช่ในกอง รุ่นพี่ห้ามหางานให้รุ่นน้อง และสิ่งที่คุยกันไม่ต้องรายงานบริษัท สิ่งเดียวที่บริษัทขอคือกดยืนยันว่าได้เจอกันแล้ว ส่วนค่าอาหารเบิกได้มื้อละไม่เกินสี่ร้อยบาท',
      'The programme is in its third year: twenty pairs, six months, few rules. They meet at least twice a month, at least once away from a set. Mentors do not find work for those they guide. What is said is not reported. The agency asks only for a tick that they met, and pays for the meal, up to four hundred baht.',
    ],
    ['## เงิน ใจ และความเห็น', '## Money, mind and comments'],
    [
      'หัวข้อของปีนี้มาจากแบบสอบถามรุ่นก่อน เรื่องแรกคือการเงินส่วนบุคคล ที่ปรึกษาภาษีมาสอนแยกบัญชีค่าตัวออกเป็นสามกอง ทั้งภาษี ค่าใช้จ่าย และเดือนที่ไม่มีงาน เรื่องที่สองคือสุขภาพใจ มีนักจิตวิทยาสองคนให้จองเวลาได้โดยบริษัทเห็นแค่จำนวนครั้ง ไม่เห็นชื่อ ปีก่อนเปิดให้จองหกสิบชั่วโมง ใช้ไปห้าสิบเจ็ด',
      'This year’s subjects come from a survey of the last group. The first is personal finance: a tax adviser shows how to split each fee between tax, expenses and the months without work. The second is mental health. Two psychologists can be booked, and the agency sees how often but never by whom. Last year sixty hours were offered; fifty-seven were taken.',
    ],
    [
      'เรื่องที่สามคือการรับมือกับความเห็นบนโลกออนไลน์ รุ่นพี่คนหนึ่งเล่าวิธีของตัวเองให้ฟังในวันปฐมนิเทศ คือให้น้องชายอ่านแทนแล้วเล่าแต่เรื่องที่ต้องแก้จริง “ปีหนึ่งมีสองเรื่อง” เธอว่า “เรื่องแรกคือพูดเร็วไป อีกเรื่องคือสะกดชื่อทีมงานผิด”',
      'The third is living with comments online. One mentor told the newcomers how she does it: her brother reads them and passes on only what needs fixing. “That was two things in a year,” she said. “I speak too fast, and I had misspelt the name of somebody in the crew.”',
    ],
    [
      'จากสองรุ่นแรกสี่สิบคน ยังอยู่ในวงการสามสิบสามคน แปดคนกลับมาเป็นพี่เลี้ยงในปีนี้ เจ็ดคนที่เลิกไปได้รับเชิญมาคุยด้วย คนหนึ่งเปิดร้านตัดผมที่ขอนแก่นและบอกว่าบทเรียนเรื่องแยกบัญชีใช้กับร้านตัดผมได้ทุกข้อ',
      'Of the forty in the first two years thirty-three are still in the business, and eight of them are back as mentors. The seven who left were invited to speak too. One has a barbershop in Khon Kaen and reports that the lesson on splitting the money works there without a change.',
    ],
    [
      'คู่ของคนรับงานซ้อนกับคนกลัวปฏิเสธนัดกันครั้งแรกที่ตลาดนัดกลางคืน การบ้านคือให้รุ่นน้องพูดคำว่าไม่กับแม่ค้าสิบร้าน กลับออกมาพร้อมถุงเจ็ดถุง รุ่นพี่บอกว่าครั้งหน้าเริ่มจากห้าร้าน',
      'The double-booker and the one who cannot refuse had their first meeting at a night market. The homework was to say no to ten stallholders. The newcomer came out with seven bags. Next time, says the mentor, they will start with five.',
    ],
  ],
};
