import type { NewsText } from './news-text.ts';

export const parkConcert: NewsText = {
  title: ['มินิคอนเสิร์ตรับลมหนาวที่สวนเบญจกิติ', 'A cool-season mini concert in Benjakitti Park'],
  short: [
    'ศิลปินเจ็ดคนร้องสดกับวงเครื่องสาย เข้าชมฟรี นำแก้วน้ำมาเอง',
    'Seven singers with a string band; free entry, bring your own cup.',
  ],
  tags: ['music'],
  body: [
    [
      'บนโปสเตอร์มีตัวหนังสือเล็ก ๆ มุมล่างว่า “เสียงเบา ขอให้นั่งใกล้” มินิคอนเสิร์ตครั้งนี้ไม่มีลำโพงใหญ่ ไม่มีกลองชุด มีเครื่องสายสิบสองชิ้น นักร้องเจ็ดคน กับสนามหญ้าที่นั่งได้ราวเก้าร้อยคน ทางสวนให้ใช้เสียงได้ไม่เกินระดับที่นกน้ำยังไม่บินหนี เจ้าหน้าที่มาวัดตั้งแต่วันซ้อม',
      'In small print at the bottom of the poster it says: “Quiet music, please sit close.” This mini concert has no stacks of loudspeakers and no drum kit. It has twelve string players, seven singers and a lawn for about nine hundred people. The park allows only as much sound as the water birds will put up with; its staff came to measure during rehearsal.',
    ],
    [
      'รายการมีสิบสี่เพลง นักร้องคนละสองเพลง เพลงหนึ่งเป็นของตัวเอง อีกเพลงเป็นเพลงที่แม่หรือพ่อชอบร้องในบ้าน หัวหน้าวงเรียบเรียงใหม่ทั้งหมดภายในสามสัปดาห์ เธอขอให้ทุกคนส่งคลิปเสียงพ่อแม่ร้องมาให้ฟังก่อน “ไม่ได้เอามาใช้บนเวที แต่อยากรู้ว่าบ้านนี้ร้องคีย์ไหน” ผลคือมีสามเพลงที่ต้องลดคีย์ลง เพราะต้นฉบับจริงอยู่ต่ำกว่าในแผ่น',
      'There are fourteen songs. Each singer brings one of their own and one that a mother or father sings at home. The leader of the band wrote all the arrangements in three weeks, and first asked for recordings of the parents. “They are not for the stage. I wanted to know in which key the house sings.” Three songs went down as a result: at home they are lower than on the record.',
    ],
    ['## เอาแก้วมาเอง', '## Bring a cup'],
    [
      'งานนี้เข้าชมฟรี ไม่มีแก้วพลาสติกแบบใช้ครั้งเดียว ซุ้มน้ำมีให้เติมแต่ไม่มีแก้วแจก ใครลืมยืมแก้วเคลือบได้โดยวางมัดจำยี่สิบบาท ปีที่แล้วแก้วหายไปหกใบ มีคนส่งคืนทางไปรษณีย์สี่ใบ พร้อมโน้ตหนึ่งแผ่นว่าเผลอถือขึ้นรถไฟฟ้า ซุ้มอาหารมีสิบเก้าซุ้ม ใช้ใบตองกับชานอ้อย รายได้หลังหักต้นทุนมอบให้โครงการดนตรีในโรงเรียนทั้งหมด',
      'Entry is free. There are no single-use cups: water can be refilled, but no cups are handed out. Those who forget may borrow an enamel mug for a deposit of twenty baht. Six went missing last year, and four came back by post, one with a note that it had got on the train by accident. Nineteen food stalls serve on banana leaf and bagasse, and all their takings, after costs, go to music in schools.',
    ],
    [
      'ปีก่อนเงินก้อนนี้ซื้อไวโอลินขนาดเด็กได้ยี่สิบสองคัน ส่งไปสี่โรงเรียนในสุพรรณบุรีและชัยนาท ปีนี้เด็กแปดคนจากสองในสี่โรงเรียนนั้นจะมานั่งเล่นแถวหลังของวงในสองเพลงสุดท้าย ครูที่คุมมาบอกว่าเด็กไม่ได้ตื่นเต้นเรื่องเวที ตื่นเต้นเรื่องได้นั่งรถไฟใต้ดิน',
      'Last year the money bought twenty-two small violins for four schools in Suphan Buri and Chai Nat. Eight children from two of these schools will sit in the back row for the last two songs. Their teacher says that they are not excited about the stage. They are excited about the underground.',
    ],
    [
      'ประตูสวนเปิดให้ปูเสื่อตั้งแต่สี่โมงเย็น เริ่มเล่นห้าโมงครึ่ง จบก่อนสองทุ่ม นำเก้าอี้พับที่สูงเกินหัวเข่าเข้าไม่ได้ สุนัขเข้าได้ถ้าอยู่ในสายจูง มีล่ามภาษามือไทยข้างเวทีด้านซ้าย และกันพื้นที่ด้านหน้าไว้ให้คนใช้วีลแชร์สามสิบคัน',
      'Mats may be spread from four. Music begins at half past five and ends before eight. Folding chairs higher than the knee stay outside; dogs on a lead may come in. There is Thai sign language to the left of the stage, and room for thirty wheelchairs at the front.',
    ],
    [
      'ถ้าฝนตกจะไม่ย้ายเข้าร่ม แต่เลื่อนไปวันรุ่งขึ้นเวลาเดิม หัวหน้าวงให้เหตุผลว่าเครื่องสายกลัวน้ำ นกไม่กลัว เลยต้องเป็นฝ่ายวงที่ยอม',
      'If it rains, nothing moves indoors; the concert takes place a day later at the same time. Violins fear water and birds do not, says the leader, so it is the band that gives way.',
    ],
  ],
};

export const seriesTheme: NewsText = {
  title: [
    'เพลงประกอบซีรีส์จากนักร้องในสังกัดขึ้นอันดับหนึ่งสามสัปดาห์',
    'Series theme by a Dara singer tops the charts for three weeks',
  ],
  short: [
    'บันทึกเสียงสดทั้งวงในห้องไม้เก่า เพื่อให้ได้เสียงที่เป็นธรรมชาติ',
    'Recorded live by the whole band in an old wooden room.',
  ],
  tags: ['music', 'series'],
  body: [
    [
      'ถ้าใส่หูฟังแล้วตั้งใจฟังนาทีที่สองวินาทีที่สิบเอ็ด จะได้ยินเสียงไม้ลั่นหนึ่งที นั่นคือพื้นห้องที่นักเปียโนเหยียบตอนขยับตัว ทีมงานฟังซ้ำสามสิบรอบแล้วตัดสินใจไม่ลบ ตอนนี้เพลงประกอบซีรีส์เพลงนี้อยู่อันดับหนึ่งมาสามสัปดาห์ และมีคนทำคลิปรวมเฉพาะเสียงลั่นนั้นแล้วหลายสิบคลิป',
      'With headphones on, at two minutes and eleven seconds, you can hear wood creak. It is the floor under the pianist, who had shifted on the stool. The producers listened thirty times and left it in. The theme of the series has now been number one for three weeks, and there are dozens of clips that contain nothing but the creak.',
    ],
    [
      'ห้องที่ใช้อัดเป็นห้องประชุมชั้นสองของโรงเรียนไม้อายุแปดสิบเจ็ดปีในอยุธยา เพดานสูง หน้าต่างสิบหกบาน ไม่มีแอร์ วงเก้าคนเล่นพร้อมกันรอบไมโครโฟนหลักสองตัว ไม่มีห้องกั้นนักร้อง ไม่มีเสียงนับจังหวะในหู “ถ้าใครพลาดทุกคนต้องเล่นใหม่หมด” โปรดิวเซอร์ว่า “มันทำให้ไม่มีใครกล้าเล่นเกิน”',
      'It was recorded upstairs in the hall of an eighty-seven-year-old wooden school in Ayutthaya, with a high ceiling, sixteen windows and no air conditioning. Nine players gathered around two main microphones. The singer had no booth, and nobody had a click in the ear. “If one of us slipped, all of us began again,” says the producer. “It kept everyone from playing too much.”',
    ],
    [
      'วงเล่นไปยี่สิบสองเทกในสองวัน วันแรกเสียไปครึ่งวันกับตุ๊กแกที่ร้องทุกครั้งเมื่อถึงท่อนฮุก วันที่สองเริ่มตีห้าก่อนรถไฟขบวนแรก เทกที่ใช้คือเทกที่สิบเก้า อัดตอนหกโมงสี่สิบ นักร้องเพิ่งตื่นได้ชั่วโมงเดียว เสียงจึงแตกตรงคำสุดท้ายของท่อนที่สอง ซึ่งตอนหลังกลายเป็นจุดที่คนร้องตามกันมากที่สุด',
      'They played twenty-two takes in two days. Half of the first was lost to a gecko that joined in at every chorus. The second began at five, before the first train. What one hears is take nineteen, from twenty to seven in the morning. The singer had been awake for an hour, and the voice breaks on the last word of the second verse. It is the spot where people sing along most.',
    ],
    ['## เนื้อเพลงที่มาก่อนบท', '## Words before the script'],
    [
      'ปกติเพลงประกอบเขียนหลังได้ดูตัวอย่างตอนแรก เพลงนี้เขียนจากเรื่องย่อครึ่งหน้า คนเขียนบทได้ฟังเดโมแล้วกลับไปเปลี่ยนฉากจบของตอนหกให้ตัวเอกพูดคำในเนื้อร้อง คนดูที่สังเกตเห็นก่อนใครคือครูสอนภาษาไทยในสงขลา ซึ่งเอาไปออกข้อสอบเรื่องการซ้ำคำ',
      'A theme is usually written once the first episode can be seen. This one was written to half a page of synopsis. The scriptwriter heard the demo, went back to the end of episode six, and gave the lead a line from the lyrics. The first to notice was a teacher of Thai in Songkhla, who has set an exam question on it.',
    ],
    [
      'เบื้องหลังการอัดเสียงทำเป็นสารคดีสั้นสี่ตอน ตอนละแปดนาที ออกทุกวันศุกร์ ตอนแรกเรื่องห้อง ตอนสองเรื่องวง ตอนสามเรื่องคำ ตอนสุดท้ายเป็นเทกที่สิบเก้าทั้งเทกไม่ตัดต่อ ถ่ายจากมุมเดียว ค่าเช่าห้องทั้งสองวันโรงเรียนขอเป็นการซ่อมพื้นไม้',
      'The making of it is told in four short films of eight minutes, one each Friday: the room, the band, the words, and at last the whole of take nineteen, uncut, from a single angle. Instead of rent the school asked for its floor to be repaired.',
    ],
    [
      'ช่างมาซ่อมเสร็จเมื่อสัปดาห์ก่อน เปลี่ยนไปสี่สิบแผ่น ครูใหญ่สั่งเว้นแผ่นที่ลั่นไว้แผ่นเดียว เอาชอล์กวงให้เห็น',
      'The carpenters finished last week and replaced forty boards. The head teacher had them leave the one that creaks. It has a circle of chalk around it.',
    ],
  ],
};

export const rainSong: NewsText = {
  title: ['ร้องสดกลางสายฝน คลิปเดียวสิบล้านวิว', 'Singing through the rain: ten million views'],
  short: ['ไฟดับ ฝนตก แต่คนดูร้องตามจนจบเพลง', 'The power failed, the rain fell, the crowd sang on.'],
  tags: ['music'],
  body: [
    [
      'คลิปเริ่มตอนที่ไฟเวทีดับไปแล้ว จอมืด ได้ยินเสียงฝนกระทบร่ม แล้วมีคนหนึ่งแถวหน้าร้องท่อนต่อขึ้นมาเบา ๆ อีกสามวินาทีถัดมาเป็นพันคน คลิปยาวสองนาทีสี่สิบ ถ่ายด้วยมือถือที่เลนส์มีหยดน้ำเกาะ ตอนนี้มียอดดูสิบล้านครั้ง เจ้าของคลิปเป็นนักศึกษาพยาบาลที่มาดูคอนเสิร์ตครั้งแรกในชีวิต',
      'When the clip begins the lights are already out. The screen is black, rain falls on umbrellas, and somebody in the front row quietly sings the next line. Three seconds later it is a thousand people. The clip lasts two minutes and forty seconds and was made with a phone that had drops on its lens. Ten million have watched it. It belongs to a student nurse, at the first concert of her life.',
    ],
    [
      'งานคืนนั้นเป็นเทศกาลเล็กริมอ่างเก็บน้ำในเพชรบุรี คนดูราวสองพันสามร้อยคน ฝนมาตอนสองทุ่มสิบสอง ห้านาทีต่อมาเครื่องปั่นไฟตัด ทีมเทคนิคปลดระบบทั้งหมดลงเพื่อความปลอดภัย ตามขั้นตอนคือประกาศยกเลิก แต่ไม่มีไมค์ให้ประกาศ “ผมเดินไปหน้าเวทีจะตะโกนบอก พอไปถึงเขาร้องกันแล้ว” ผู้จัดการเวทีเล่า “ผมเลยร้องด้วย”',
      'It was a small festival by a reservoir in Phetchaburi, with about two thousand three hundred visitors. Rain came at twelve minutes past eight. Five minutes later the generator cut out, and the technicians shut down everything else to be safe. The next step is to announce the end, but there was no microphone. “I went to the front to shout it,” says the stage manager. “By the time I got there they were singing. So I sang.”',
    ],
    [
      'นักร้องลงจากเวทีซึ่งมีโครงเหล็กและสายไฟ มายืนบนลังน้ำแข็งใต้ต้นก้ามปู มือกีตาร์กับมือคาฮองตามลงมา มือเบสไม่มีอะไรให้เล่นจึงถือร่ม วงตัดสินใจเล่นอะคูสติกต่ออีกสามเพลงโดยไม่ใช้เครื่องเสียง เลือกเพลงที่คนร้องได้ เพราะต้องให้คนข้างหน้าร้องส่งต่อไปข้างหลัง แถวหลังสุดอยู่ห่างเจ็ดสิบเมตร ได้ยินช้ากว่าแถวหน้าราวหนึ่งในห้าวินาที ในคลิปจึงฟังเหมือนมีเสียงสะท้อน',
      'The singer left the stage, with its steel and cables, for an ice box under a rain tree. The guitarist and the player of the cajón followed. The bassist, left without anything to play, held an umbrella. They went on for three more songs without any amplification, and chose ones that everybody knows, since the front had to sing them on to the back. The last row stood seventy metres away and heard a fifth of a second late, which is why the clip seems to echo.',
    ],
    [
      'ระหว่างเพลงที่สองมีคนเปิดไฟฉายมือถือส่องขึ้นไปที่ใบไม้แทนที่จะส่องเวที คนอื่นทำตาม แสงสะท้อนลงมาเป็นสีเขียวทั้งลาน ทีมไฟของงานบอกว่าถ้าให้ออกแบบเองคงใช้งบสามแสน และไม่สวยเท่า หลังคืนนั้นคนดูแลสวนโทรมาถามว่าต้นก้ามปูเป็นอะไรไหม ไม่เป็นอะไร มีแค่นกยางสองตัวย้ายกิ่ง',
      'During the second song somebody pointed a phone’s light up into the leaves instead of at the singer. Others did the same, and the whole ground turned green. The lighting crew say that designing it would have cost three hundred thousand baht, and would not have looked as good. The keeper of the park rang to ask whether the tree was all right. It was; two egrets had changed branches.',
    ],
    [
      'ผู้จัดคืนเงินให้ครึ่งหนึ่งของราคาบัตรทุกใบ มีคนขอรับคืนร้อยละสิบเก้า ที่เหลือขอให้นำไปซื้อเครื่องปั่นไฟสำรอง งานปีหน้าจึงมีสองเครื่อง และจะมีช่วงหนึ่งสิบห้านาทีที่ปิดทั้งสองเครื่องโดยตั้งใจ',
      'The organisers offered half of every ticket back. Nineteen percent took it; the rest asked that it should go towards a second generator. So next year there will be two, and a quarter of an hour in which both are switched off on purpose.',
    ],
    [
      'นักศึกษาพยาบาลคนนั้นได้รับเชิญไปดูแถวหน้า เธอตอบว่าขอเช็กเวรก่อน',
      'The student nurse has been invited to the front row. She replied that she would have to look at her shifts.',
    ],
  ],
};

export const trainSingle: NewsText = {
  title: ['ซิงเกิลแรกที่แต่งบนรถไฟกลับบ้าน', 'A first single written on the train home'],
  short: ['เนื้อเพลงมาจากข้อความเสียงที่ส่งหาแม่', 'The words come from voice messages to a mother.'],
  tags: ['music'],
  body: [
    [
      'รถไฟขบวนกลางคืนจากกรุงเทพฯ ไปหนองคายใช้เวลาสิบชั่วโมงครึ่ง สัญญาณมือถือหายเป็นช่วง ๆ ข้อความเสียงที่อัดส่งหาแม่จึงค้างอยู่ในเครื่องแล้วไปถึงพร้อมกันตอนเช้า สิบสองข้อความ ทุกข้อความลงท้ายว่า “เดี๋ยวโทรหาใหม่” แม่ฟังเรียงผิดลำดับ แล้วตอบกลับมาว่า “เหมือนเพลงเลย”',
      'The night train from Bangkok to Nong Khai takes ten and a half hours, and along the way the signal comes and goes. Voice messages to a mother waited in the phone and reached her all at once in the morning, twelve of them, each ending with “I’ll call again later”. She played them in the wrong order and replied: “It sounds like a song.”',
    ],
    [
      'ซิงเกิลแรกของนักร้องหน้าใหม่จึงมีท่อนฮุกเป็นประโยคนั้น เนื้อร้องทั้งเพลงเอามาจากสิบสองข้อความโดยแก้น้อยที่สุด ท่อนแรกพูดเรื่องข้าวกล่องตู้เสบียง ท่อนสองพูดเรื่องคนข้าง ๆ กรน ท่อนสะพานเป็นความเงียบหกวินาทีตอนรถเข้าอุโมงค์ โปรดิวเซอร์ขอแก้คำเดียว คือเปลี่ยนชื่อสถานีที่ออกเสียงไม่ลงจังหวะ แต่นักร้องไม่ยอม สุดท้ายต้องเปลี่ยนจังหวะแทน',
      'So that line is the chorus of this new singer’s first single, and the lyrics are the twelve messages, changed as little as possible. The first verse is about a boxed meal from the dining car, the second about a neighbour who snores; the bridge is six seconds of silence in a tunnel. The producer wanted one word changed, the name of a station that did not fit the beat. The singer refused. In the end the beat was changed.',
    ],
    [
      'เดโมแรกทำบนรถไฟเหมือนกัน ใช้มือถือสองเครื่อง เครื่องหนึ่งเปิดเสียงล้อกระทบรางที่อัดไว้ให้วนซ้ำแทนเมโทรนอม อีกเครื่องอัดเสียงร้องใต้ผ้าห่มในตู้นอนชั้นบน ความเร็วของเพลงจึงเท่ากับรถไฟที่วิ่งเจ็ดสิบสองกิโลเมตรต่อชั่วโมงพอดี มือกลองที่มาอัดจริงถามว่าทำไมไม่ปัดเป็นเลขกลม ๆ คำตอบคือช่วงก่อนถึงขอนแก่นรถวิ่งเท่านั้น',
      'The demo was made on the train as well, with two phones. One repeated the wheels over the joints of the rails, for a metronome; the other recorded the voice under a blanket in an upper berth. The song is therefore exactly as fast as a train at seventy-two kilometres an hour. The drummer in the studio asked why it was not a round number. Because that, came the answer, is how fast it goes before Khon Kaen.',
    ],
    ['## ตีห้าในขบวนจริง', '## Five in the morning on the real train'],
    [
      'มิวสิกวิดีโอถ่ายในขบวนรถไฟจริงช่วงตีห้าถึงหกโมงครึ่ง ก่อนผู้โดยสารส่วนใหญ่ตื่น ทีมงานมีเจ็ดคน ไม่มีไฟ ใช้แสงจากหน้าต่างอย่างเดียว พนักงานปูเตียงซึ่งเดินผ่านกล้องโดยไม่รู้ตัวสามครั้งอยู่ในวิดีโอทั้งสามครั้ง และเซ็นยินยอมหลังดูแล้วหัวเราะ แม่ยืนอยู่ที่ชานชาลาในช็อตสุดท้าย ไม่ได้นัดไว้ แค่มารับตามปกติ',
      'The video was shot on the real train between five and half past six, before most passengers were up. The crew were seven, without lamps, using the light of the windows. A steward who walked through the picture three times without noticing is in it three times; he laughed when he saw it, and signed. In the last shot the mother stands on the platform. Nobody had arranged it. She had come to meet the train, as usual.',
    ],
    [
      'เพลงออกมาแล้วสองสัปดาห์ ติดรายการเพลงสำหรับเดินทางของหลายคน และมีผู้โดยสารอัดเวอร์ชันของตัวเองจากเส้นทางอื่นส่งมาให้ฟังกว่าสามร้อยคลิป สายใต้จังหวะช้ากว่า สายตะวันออกมีเสียงไก่',
      'Two weeks after its release the song is on many people’s lists for the road. More than three hundred passengers have sent versions from other lines. The southern ones are slower. The eastern ones have chickens.',
    ],
    [
      'แม่บอกว่าฟังแล้วชอบ แต่อยากให้โทรจริง ๆ มากกว่า',
      'The mother says she likes it, but would still prefer a call.',
    ],
  ],
};
