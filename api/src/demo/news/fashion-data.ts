import type { NewsText } from './news-text.ts';

export const fashionWeek: NewsText = {
  title: [
    'ดาราบนรันเวย์แฟชั่นวีก สิบสองชุด สิบสองหน้าใหม่',
    'Twelve looks, twelve new faces at fashion week',
  ],
  short: [
    'ดีไซเนอร์เลือกนางแบบและนายแบบที่ไม่เคยเดินงานใหญ่มาก่อนทั้งหมด',
    'The designer cast only models who had never walked a major show.',
  ],
  tags: ['fashion', 'casting'],
  body: [
    [
      'หลังเวทีเงียบผิดปกติ ไม่มีใครเล่นมือถือ เพราะดีไซเนอร์เก็บมือถือทั้งสิบสองเครื่องใส่ตะกร้าผ้าไว้ตั้งแต่บ่ายสอง บนกระดานมีรูปหน้าใหม่สิบสองคนเรียงตามลำดับเดิน ใต้รูปไม่ได้เขียนชื่อชุด แต่เขียนว่า “หายใจ” ทั้งแถว',
      'It is oddly quiet backstage. Nobody looks at a phone, because the designer has had all twelve in a laundry basket since two in the afternoon. On the board are pictures of twelve new faces in walking order. Beneath each, where the name of the outfit should be, it says “Breathe”.',
    ],
    [
      'โจทย์ที่ส่งมาถึงดาราเมื่อสามเดือนก่อนมีเงื่อนไขข้อเดียว ต้องไม่เคยเดินงานใหญ่ ทีมแคสติ้งเรียกมาดูตัวหกสิบสี่คน ให้เดินเท้าเปล่าข้ามห้องไปหยิบส้มหนึ่งผลแล้วเดินกลับ ดีไซเนอร์ไม่ได้ดูตอนเดินไป “ขากลับมีของอยู่ในมือ คนจะลืมว่าถูกมอง” เธออธิบาย สิบสองคนที่ได้สูงตั้งแต่ 158 ถึง 191 เซนติเมตร คนอายุมากที่สุดสี่สิบสี่',
      'The brief that reached Dara three months ago had one condition: none of them may have walked a major show. The casting team called in sixty-four people, who were asked to cross the room barefoot, pick up an orange and come back. The designer ignored the first half. “On the way back there is something in their hands, and they forget that they are being watched,” she explains. The twelve she took are between 158 and 191 centimetres tall. The oldest is forty-four.',
    ],
    ['## หกสัปดาห์', '## Six weeks'],
    [
      'ครูสอนเดินใช้เวลาหกสัปดาห์ สัปดาห์ละสามเย็น สองสัปดาห์แรกเดินตามคนจริงบนถนนสีลมแล้วกลับมาเล่าว่าเขาลงน้ำหนักตรงไหน สัปดาห์ที่สามจึงได้ใส่รองเท้าของโชว์ ซึ่งสั่งทำตามรูปเท้าของแต่ละคน ไม่มีใครต้องยัดทิชชูที่หัวรองเท้า ครูบอกว่าสามสิบปีที่ทำมาเพิ่งเคยเห็น',
      'A runway coach had them for six weeks, three evenings in each. For the first two they followed strangers down Silom Road and came back to report where the weight fell. Only in the third did they get the shoes of the show, made to the feet of each. Nobody had to stuff the toes with tissue, which the coach had not seen in thirty years of work.',
    ],
    [
      'เสื้อผ้าก็ใช้หลักเดียวกัน ช่างวัดตัวจริงทุกคนคนละยี่สิบเจ็ดจุด แล้วสร้างแพตเทิร์นใหม่แทนการใช้ไซซ์มาตรฐาน ใช้เวลานานกว่าเดิมเกือบเท่าตัว แต่ในวันลองชุดไม่มีเข็มกลัดสักตัวอยู่ข้างหลัง ชุดหมายเลขเจ็ดเป็นสูทลินินของนายแบบที่ใช้ขาเทียม ขากางเกงสองข้างตัดต่างกันสี่เซนติเมตร มองจากที่นั่งไม่ออก ซึ่งเจ้าตัวขอไว้อย่างนั้น',
      'The clothes follow the same idea. Each model was measured at twenty-seven points and each pattern made anew, in place of a sample size. It took almost twice as long, but at the fitting not a single pin was left at the back. Number seven is a linen suit for a model with a prosthetic leg. Its trouser legs differ by four centimetres. From the seats one cannot tell, and that is how he wanted it.',
    ],
    [
      'โชว์ยาวเก้านาที ไม่มีใครล้ม มีคนเดียวที่ออกผิดจังหวะไปสองวินาทีเพราะยืนฟังเพลงเพลิน วันรุ่งขึ้นมีคำขอดูคอมโพสิตการ์ดเข้ามาสี่สิบรายการ สองรายการมาจากต่างประเทศ',
      'The show lasted nine minutes. No one fell, and one came out two seconds late for having listened to the music. By the next day forty requests for composite cards had arrived, two of them from abroad.',
    ],
    [
      'ตะกร้ามือถือถูกคืนตอนสองทุ่ม เครื่องที่มีสายไม่ได้รับมากที่สุดคือสามสิบเอ็ดสาย จากเบอร์เดียวกันทั้งหมด คือคุณยายที่นั่งอยู่แถวหน้า โทรมาถามว่าโบกมือให้ได้ไหม',
      'The basket was handed back at eight. One phone showed thirty-one missed calls, all from the same number: a grandmother in the front row, who wanted to know whether she might wave.',
    ],
  ],
};

export const museumTextiles: NewsText = {
  title: ['เดินแบบผ้าไทยร่วมสมัยที่พิพิธภัณฑ์', 'Contemporary Thai textiles on show at the museum'],
  short: [
    'ผ้าทอจากสิบสองชุมชน ตัดเย็บใหม่ให้ใส่ได้ทุกวัน',
    'Cloth from twelve weaving communities, recut for everyday wear.',
  ],
  tags: ['fashion'],
  body: [
    [
      'สูจิบัตรของงานหนาหกสิบหน้า เปิดไปหน้าไหนก็เจอสองชื่อคู่กัน ชื่อคนใส่กับชื่อคนทอ ตัวหนังสือขนาดเท่ากัน ผู้จัดบอกว่าใช้เวลากับหน้าพวกนี้นานกว่าไฟบนเวที เพราะช่างทอหลายคนบอกว่าไม่ต้องใส่ชื่อก็ได้ ต้องโทรไปถามซ้ำจนแน่ใจว่าสะกดถูก',
      'The programme has sixty pages, and every one of them has two names side by side: who wears it and who wove it, in letters of one size. The organisers say these pages took longer than the lighting. Many weavers had said that no name was needed, and had to be rung up again until the spelling was certain.',
    ],
    [
      'ผ้ามาจากสิบสองชุมชน ตั้งแต่ฝ้ายย้อมครามของสกลนคร จกของแม่แจ่ม ไปจนถึงผ้ายกของนครศรีธรรมราช โจทย์ของดีไซเนอร์สี่คนคือทำให้ใส่ไปทำงานวันอังคารได้ ผลออกมาเป็นเสื้อเชิ้ต กางเกงเอวยางยืด เสื้อกันฝน และชุดหมีช่างซ่อม มีชุดราตรีชุดเดียว ซึ่งซักเครื่องได้ มีการสาธิตให้ดูจริงที่ลานด้านหลังพิพิธภัณฑ์',
      'The cloth comes from twelve communities: indigo cotton from Sakon Nakhon, the discontinuous weft of Mae Chaem, brocade from Nakhon Si Thammarat. Four designers were to turn it into something that one could wear to work on a Tuesday. They made shirts, trousers with an elastic waist, raincoats and mechanics’ overalls. The one evening gown can go into a washing machine; this was demonstrated in the yard behind the museum.',
    ],
    [
      'การเดินแบบจัดในห้องจัดแสดงถาวร ทางเดินผ่านตู้กระจกที่มีผ้าอายุร้อยปีจากชุมชนเดียวกัน ภัณฑารักษ์กำหนดให้ไฟแรงได้แค่ครึ่งเดียวของเวทีทั่วไป ห้ามใช้แฟลช และเดินช้ากว่าปกติ “รองเท้าส้นแข็งก็ห้ามครับ พื้นไม้สักแผ่นนี้แก่กว่าผ้า” เขาว่า คนเดินทั้งยี่สิบสี่คนจึงใส่รองเท้าผ้าพื้นนุ่มที่ตัดจากเศษผ้าของชุดตัวเอง',
      'The show went through the permanent collection, past cases of hundred-year-old cloth from the same places. The curator allowed half the light of an ordinary runway, no flash, and a slower walk. “And no hard heels. These teak boards are older than the textiles,” he says. So all twenty-four wore soft shoes, sewn from what was left of their own outfits.',
    ],
    [
      '> ทอผืนนี้ตอนหลานป่วย ลายมันเลยแน่นกว่าผืนอื่น เห็นเดินผ่านแล้วจำได้',
      '> I wove this one while my grandchild was ill, so it is tighter than the others. I knew it when it went by.',
    ],
    [
      'ช่างทอวัยเจ็ดสิบสองจากมุกดาหารพูดประโยคนี้จากแถวหน้า งานเชิญช่างทอมาสามสิบเอ็ดคนและให้นั่งก่อนแขกอื่น หลายคนเพิ่งเคยเห็นผ้าของตัวเองบนตัวคนอื่นที่ไม่ใช่ลูกหลาน มีคนหนึ่งลุกขึ้นไปจัดชายเสื้อให้นางแบบกลางทางเดิน คนดูปรบมือให้ทั้งคู่',
      'A weaver of seventy-two from Mukdahan said this in the front row. Thirty-one weavers had been invited and were seated before all other guests. Many had never seen their cloth on anybody who was not family. One got up and straightened a model’s hem in the middle of the walk. Both were applauded.',
    ],
    [
      'ชุดทั้งหมดเปิดให้สั่งตัดได้สามเดือน ราคาเสื้อเชิ้ตเริ่มที่ 1,900 บาท ชุมชนได้ค่าผ้าเต็มราคาบวกอีกร้อยละสิบห้าของราคาขายทุกชิ้น รายงานยอดจะติดไว้ที่หน้าห้องจัดแสดงทุกสิ้นเดือน',
      'For three months every piece can be ordered, shirts from 1,900 baht. The communities are paid in full for the cloth and receive fifteen percent of each sale besides. The figures will be posted at the door of the gallery every month.',
    ],
    [
      'ชิ้นที่ขายหมดก่อนคือชุดหมีช่างซ่อม คนสั่งกลุ่มใหญ่ที่สุดเป็นพนักงานพิพิธภัณฑ์เอง',
      'The overalls sold out first. The largest order came from the staff of the museum.',
    ],
  ],
};

export const redCarpet: NewsText = {
  title: ['ลุคพรมแดงที่คนพูดถึงทั้งคืน', 'The red-carpet look of the night'],
  short: ['ชุดผ้าไหมมัดหมี่สีเลือดนกกับผมสั้นสุดเฉียบ', 'Blood-red mudmee silk and a razor-sharp bob.'],
  tags: ['fashion'],
  body: [
    [
      'ช่างภาพหน้าพรมแดงมีศัพท์ของตัวเองว่า “ชุดที่ทำให้เงียบ” คือชุดที่พอลงจากรถแล้วไม่มีใครตะโกนเรียกชื่ออยู่ราวสองวินาที คืนวันเสาร์เกิดขึ้นครั้งเดียว ตอนหนึ่งทุ่มสี่สิบ เมื่อผ้าไหมมัดหมี่สีเลือดนกก้าวออกมาพร้อมผมสั้นตัดตรงระดับติ่งหู',
      'Photographers at the carpet have a phrase for it: “a dress that makes you quiet”, meaning that for about two seconds after the car door opens nobody shouts a name. On Saturday it happened once, at twenty to eight, when blood-red mudmee silk stepped out beneath a bob cut straight at the ear lobe.',
    ],
    [
      'สไตลิสต์เล่าว่าผ้าทั้งผืนทอใหม่เพื่อชุดนี้ชุดเดียวที่หมู่บ้านหนึ่งในขอนแก่น ใช้เวลาสี่เดือน เดือนแรกหมดไปกับการมัด เพราะลายถูกวางให้จางลงจากเอวถึงชายกระโปรงโดยไม่มีรอยต่อ ช่างต้องมัดเส้นพุ่งสองพันสี่ร้อยลำ สีได้จากครั่ง ย้อมเจ็ดรอบ รอบที่หกออกม่วงเกินไปจึงล้างด้วยน้ำมะขามแล้วเริ่มใหม่ ตัวอย่างสีทั้งเจ็ดรอบยังแขวนอยู่ในห้องเสื้อ',
      'The cloth, says the stylist, was woven for this dress alone, in a village in Khon Kaen, over four months. The first went on tying: the pattern fades from waist to hem without a seam, which meant two thousand four hundred bundles of weft. The colour is lac, dyed seven times. The sixth came out too purple and was rinsed in tamarind water and repeated. Samples of all seven hang in the workshop.',
    ],
    [
      'แบบชุดเรียบจนน่าสงสัย คอปิด แขนยาว ไม่มีเลื่อม ไม่มีชายลาก หลังเปิดเป็นช่องกว้างเท่าฝ่ามือ ซ่อนซิปไว้ในตะเข็บข้าง “ผ้าแบบนี้ถ้าตัดเยอะ เท่ากับเอากรรไกรไปเถียงกับคนทอ” ช่างตัดบอก ทั้งชุดมีตะเข็บห้าเส้น น้ำหนักแปดร้อยสี่สิบกรัม เบากว่ากระเป๋าที่ถือมา',
      'The cut is suspiciously plain: a closed neck, long sleeves, no sequins, no train, an opening at the back as wide as a palm, the zip hidden in a side seam. “To cut much into cloth like this is to argue with the weaver,” says the dressmaker. It has five seams and weighs eight hundred and forty grams, which is less than the bag.',
    ],
    [
      'ส่วนผมตัดจริงเมื่อบ่ายวันนั้น ไม่ใช่วิก เดิมยาวกลางหลัง สไตลิสต์กับช่างผมเถียงกันสองวันว่าจะเกล้าแบบไหน จนคนใส่ชุดถามขึ้นมาว่าถ้าตัดออกเลยจะเห็นหลังชุดไหม ช่างผมตัดครั้งเดียวจบใช้เวลาสิบเก้านาที ผมที่ตัดบริจาคไปทำวิกให้ผู้ป่วยมะเร็ง ช่วงเช้าของวันนั้นยังมีคิวถ่ายโฆษณาแชมพูอยู่ ถ่ายเสร็จตอนเที่ยงพอดี',
      'The hair is no wig. It had reached to the middle of the back, and stylist and hairdresser had argued for two days about how to put it up, until the wearer asked whether the back of the dress would show if it came off. It took nineteen minutes that afternoon, and the hair went to make wigs for cancer patients. In the morning there had still been a shampoo commercial to finish. It wrapped at noon.',
    ],
    [
      'เครื่องประดับมีชิ้นเดียว เป็นต่างหูเงินรูปกระสวยทอผ้า ทำโดยช่างในหมู่บ้านเดียวกัน ใส่ข้างเดียว อีกข้างให้คนทอเก็บไว้ รูปคู่ของทั้งสองคนที่ใส่ข้างละอันมีคนกดถูกใจมากกว่ารูปบนพรมแดงราวสามเท่า',
      'There was a single piece of jewellery: a silver earring in the shape of a shuttle, by a smith of the same village, worn on one side. The weaver has the other. A picture of the two, with one earring each, has three times as many likes as those from the carpet.',
    ],
    [
      'หลังงานเลิก ชุดไม่ได้กลับห้องเสื้อ มีพิพิธภัณฑ์ผ้าแห่งหนึ่งขอยืมไปจัดแสดงหกเดือน ป้ายคำบรรยายเขียนแล้ว มีชื่อช่างทอ ช่างย้อม ช่างตัด และช่างผม',
      'The dress did not go back to the workshop. A textile museum has borrowed it for six months. The label is already written: it names the weaver, the dyer, the dressmaker and the hairdresser.',
    ],
  ],
};

export const threeCovers: NewsText = {
  title: ['ปกนิตยสารสามฉบับในเดือนเดียว', 'Three magazine covers in one month'],
  short: [
    'จากหน้าใหม่สู่ใบหน้าของฤดูกาลในเวลาไม่ถึงปี',
    'From new face to the face of the season in under a year.',
  ],
  tags: ['fashion'],
  body: [
    [
      'แผงหนังสือหน้าสถานีรถไฟฟ้าแห่งหนึ่งจัดเรียงผิดอยู่สองวัน คนขายวางนิตยสารสามฉบับซ้อนกันเพราะคิดว่าเป็นฉบับเดียว หน้าปกคนเดียวกัน แสงเดียวกัน ต่างกันที่สีตัวหนังสือ พอมีลูกค้าทักจึงแยกออก แล้วก็ขายหมดทั้งสามกองในเย็นนั้น',
      'For two days a newsstand by a train station had it wrong. The vendor had stacked three magazines in one pile, thinking that they were the same: one face, one light, only the letters in different colours. When a customer pointed it out they were moved apart. All three piles were gone that evening.',
    ],
    [
      'ไม่มีใครนัดกัน บรรณาธิการสามคนเลือกปกไว้ตั้งแต่สองเดือนก่อนโดยไม่รู้เรื่องของอีกสองฉบับ ช่างภาพสามคนก็เลือกถ่ายด้วยแสงธรรมชาติเหมือนกันโดยไม่ได้คุยกัน คนแรกถ่ายบนดาดฟ้าตอนหกโมงเช้า คนที่สองถ่ายในโรงเรือนกล้วยไม้ที่นครปฐม คนที่สามตั้งใจใช้ไฟสตูดิโอเต็มชุด แต่ไฟฟ้าทั้งซอยดับตอนบ่ายโมง เลยเปิดประตูม้วนแล้วถ่ายตรงนั้น',
      'It was not planned. The editors had chosen their covers two months earlier without knowing of one another, and each photographer settled on daylight. The first shot on a roof at six in the morning. The second used an orchid house in Nakhon Pathom. The third had a full set of studio lamps ready, but at one o’clock the power failed in the whole lane, so they rolled up the shutter and worked in the doorway.',
    ],
    [
      '“ผิวแบบนี้เจอไฟแล้วเรียบเกินไป” ช่างภาพคนที่สองอธิบาย “แดดทำให้เห็นว่าคนคนนี้ไปไหนมา” ทั้งสามปกไม่มีการลบกระที่จมูก บรรณาธิการฉบับหนึ่งสั่งลบไปแล้วเปลี่ยนใจในคืนส่งโรงพิมพ์ เพราะลูกสาววัยแปดขวบถามว่าจุดหายไปไหน',
      '“Lamps make such skin too smooth,” says the second photographer. “Sunlight shows where somebody has been.” None of the covers has the freckles on the nose removed. One editor had ordered it, and changed her mind the night the files went to the printer, when her daughter, who is eight, asked where the dots had gone.',
    ],
    [
      'เมื่อสิบเอ็ดเดือนก่อนในคอมโพสิตการ์ดใบแรกมีผลงานหนึ่งบรรทัด คือแคตตาล็อกชุดพยาบาล ผู้จัดการแคสติ้งจดไว้ข้างใบสมัครว่า “ยืนเฉย ๆ เป็น” ซึ่งเธอบอกว่าสอนยากที่สุด ตั้งแต่นั้นรับงานไปสี่สิบสองวัน ปฏิเสธไปเจ็ดงาน หนึ่งในนั้นเป็นปกนิตยสารฉบับที่สี่ เพราะชนกับวันสอบปลายภาค',
      'Eleven months ago the first composite card had one line of work on it, a catalogue of nurses’ uniforms. The casting manager’s note on the application reads “knows how to stand still”, which she says is the hardest thing to teach. There have been forty-two days of work since, and seven refusals. One was a fourth cover. It clashed with a final exam.',
    ],
    [
      'ค่าตัวขึ้นปกนิตยสารในไทยไม่ได้มากอย่างที่คนคิด สามปกรวมกันไม่ถึงงานโฆษณาออนไลน์หนึ่งวัน แต่หลังวางแผงสองสัปดาห์มีแบรนด์ติดต่อเข้ามาสิบแปดราย ฝ่ายประสานงานใช้วิธีตอบทุกรายด้วยข้อความเดียวกันว่าเดือนนี้ขอพักก่อน มีสองรายที่ตอบกลับมาว่าจะรอ รายหนึ่งเป็นแบรนด์ชุดพยาบาลเจ้าเดิม',
      'A cover pays less than people think. The three together come to less than a day of shooting for an online commercial. But eighteen brands have written in the two weeks since, and the booking desk sends all of them the same reply: this month is for rest. Two have answered that they will wait. One of these is the maker of the nurses’ uniforms.',
    ],
    [
      'คนขายที่แผงหนังสือเก็บไว้ชุดหนึ่ง เอาไปติดหลังเคาน์เตอร์เรียงกันสามปก ใต้รูปเขียนว่า “สามคนนี้ไม่ใช่แฝด”',
      'The vendor kept one of each. They hang behind the counter in a row, with a note underneath: “Not triplets.”',
    ],
  ],
};

export const flipFlopRunway: NewsText = {
  title: ['เดินแบบรองเท้าแตะกลางตลาดน้อย', 'Runway in flip-flops through Talat Noi'],
  short: ['แฟชั่นโชว์ที่เริ่มตั้งแต่ร้านอะไหล่จนถึงศาลเจ้า', 'From the spare-part shops to the shrine.'],
  tags: ['fashion'],
  body: [
    [
      'รันเวย์กว้างหนึ่งเมตรยี่สิบ ยาวสี่ร้อยสามสิบเมตร มีหัวเลี้ยวเจ็ดหัว มีแมวสามตัว และมีคราบน้ำมันเครื่องจริง โชว์เปิดตัวคอลเลกชันรองเท้าแตะของดีไซเนอร์รุ่นใหม่เมื่อบ่ายวันอาทิตย์ไม่ได้ปิดถนน เพราะซอยในตลาดน้อยแคบเกินกว่าจะปิด ใครเดินสวนมาก็ขึ้นไปยืนบนขั้นบันไดร้านอะไหล่ แล้วกลายเป็นคนดู',
      'The runway was 1.2 metres wide and four hundred and thirty long, with seven bends, three cats and real engine oil. On Sunday afternoon a young designer showed a collection of flip-flops in Talat Noi without closing a street, since the lanes are too narrow to close. Anyone coming the other way stepped up into the door of a spare-part shop and became the audience.',
    ],
    [
      'นางแบบและนายแบบสิบหกคนออกจากกองเฟืองท้ายรถบรรทุกที่สูงเท่าหลังคา ผ่านบ้านจีนสี่หลัง ร้านกาแฟสองร้าน โรงกลึงที่ยังเปิดทำงานอยู่ แล้วจบที่ลานศาลเจ้าริมแม่น้ำ เพลงประกอบมาจากสิ่งที่มีอยู่ เสียงค้อน เสียงวิทยุ เสียงเรือ มือกลองหนึ่งคนเดินตามขบวนคอยตีเชื่อมเสียงเหล่านั้นให้เข้าจังหวะ เขามาสำรวจเสียงทุกวันอาทิตย์สี่สัปดาห์ก่อนหน้า และจดไว้ว่าเครื่องกลึงหยุดตอนไหน',
      'Sixteen models set off from a heap of truck differentials as high as a roof, passed four Chinese houses, two cafés and a lathe shop at work, and ended in the yard of the shrine by the river. The music was what was there: hammers, a radio, boats. One drummer walked along behind and tied it together. He had come on the four Sundays before to listen, and noted when the lathe stops.',
    ],
    [
      'รองเท้าทั้งสามสิบสองแบบทำจากยางในรถบรรทุกและกระสอบ พื้นหล่อในโรงงานย่านเดียวกัน เสียงแตะพื้นถูกออกแบบมาด้วย “รองเท้าแตะดี ๆ ต้องได้ยินว่าแม่กลับบ้านแล้ว” ดีไซเนอร์ว่า ครูสอนเดินของเอเจนซีใช้เวลาสองวันแก้ท่าของนางแบบ ให้เลิกเดินเงียบ',
      'The thirty-two designs are made of inner tubes and sacking, with soles moulded in the neighbourhood. Their sound was designed as well. “With a good flip-flop you can hear that mother is home,” says the designer. The agency’s runway coach spent two days teaching models to stop walking quietly.',
    ],
    [
      'คนในย่านร่วมเดินปิดท้ายด้วยกันสี่สิบคน อายุน้อยที่สุดหกขวบ มากที่สุดแปดสิบเก้า ใส่รองเท้าแตะของตัวเองทั้งหมด ทีมงานเตรียมคู่ใหม่ไว้ให้แต่ไม่มีใครเอา ช่างกลึงคนหนึ่งให้เหตุผลว่าคู่นี้เพิ่งใส่มาสิบเอ็ดปี คุณป้าร้านขนมเดินเร็วกว่าที่ซ้อม แซงนายแบบไปสองคนตรงโค้งสุดท้าย แล้วถึงศาลเจ้าเป็นที่หนึ่ง',
      'Forty neighbours walked the finale, from six years old to eighty-nine, all in flip-flops of their own. New ones had been laid out, but nobody took them; a lathe operator pointed out that his were only eleven years old. The woman from the sweet shop went faster than in rehearsal, overtook two models on the last bend and reached the shrine first.',
    ],
    [
      'งบจัดงานราวหนึ่งในหกของโชว์ในห้าง ส่วนใหญ่จ่ายเป็นค่าตัวและค่าเสียเวลาร้านค้า ร้านละแปดร้อยบาท เหลือจากนั้นซื้อหลอดไฟใหม่ให้ซอยยี่สิบหกดวง รองเท้ารุ่นที่คนในย่านเลือกให้เป็นอันดับหนึ่งคือแบบสีดำล้วน ซึ่งดีไซเนอร์เกือบตัดทิ้ง',
      'It cost about a sixth of a show in a department store. Most of that went on fees, and on eight hundred baht to each shop for its trouble; the rest bought twenty-six new lamps for the lanes. The neighbours voted on the designs too. The winner was plain black, and had nearly been dropped.',
    ],
    [
      'เช้าวันจันทร์ซอยกลับมาเป็นเหมือนเดิม เหลือแค่เส้นชอล์กบอกจุดเลี้ยวกับรองเท้าข้างซ้ายหนึ่งข้างบนหลังคาสังกะสี แมวตัวหนึ่งนอนทับอยู่',
      'By Monday morning the lanes were as before, apart from chalk marks at the bends and one left shoe on a tin roof. A cat was asleep on it.',
    ],
  ],
};
