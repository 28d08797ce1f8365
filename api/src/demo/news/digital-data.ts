import type { NewsText } from './news-text.ts';

export const influencerTrends: NewsText = {
  title: [
    'สรุปเทรนด์อินฟลูเอนเซอร์ครึ่งปีหลัง แบรนด์มองหาอะไร',
    'Influencer trends for the second half of the year: what brands look for',
  ],
  short: [
    'อัตราเอ็นเกจเมนต์สำคัญกว่ายอดผู้ติดตาม และวิดีโอยาวกลับมาอีกครั้ง',
    'Engagement counts for more than followers, and longer video is back.',
  ],
  tags: ['digital', 'campaign'],
  body: [
    [
      'ตัวเลขชุดนี้มาจากแคมเปญ 140 งานที่ดาราดูแลในช่วงสิบสองเดือนที่ผ่านมา ทั้งงานรีวิว ไลฟ์ และคลิปสั้น เราตัดงานที่ลูกค้าไม่เปิดยอดขายออกไปแล้ว และนับผลจากสิ่งที่แบรนด์ใช้ตัดสินใจจริง คือคนหยุดดูกี่คน และซื้อกี่คน',
      'The figures come from 140 campaigns that Dara looked after in the past twelve months: reviews, live shows and short clips. Campaigns whose clients keep their sales to themselves were left out. Results are counted as the brands themselves count them, by how many stopped to watch and how many bought.',
    ],
    ['## สามคนกลาง ๆ กับคนดังหนึ่งคน', '## Three in the middle against one at the top'],
    [
      'ในงบเท่ากัน แคมเปญสองในสามได้ผลดีกว่าเมื่อใช้ครีเอเตอร์ขนาดกลางสามคนแทนคนดังคนเดียว ขนาดกลางในที่นี้คือผู้ติดตามห้าหมื่นถึงสามแสน เหตุผลที่แบรนด์บอกมาไม่ซับซ้อน คนสามคนทดลองได้สามแบบ ถ้าพังก็พังแค่หนึ่งในสาม ส่วนหนึ่งในสามที่คนดังชนะ เกือบทั้งหมดเป็นงานเปิดตัวสินค้าใหม่ที่ต้องการให้คนรู้จักในวันเดียว',
      'On the same budget, three mid-size creators did better than one famous name in two thirds of the campaigns. Mid-size means fifty to three hundred thousand followers. The brands’ explanation is simple: three people can try three things, and if one fails, two are left. Where the famous name won, it was nearly always a launch that had to be known within a day.',
    ],
    ['## เอ็นเกจเมนต์มาก่อนผู้ติดตาม', '## Engagement first'],
    [
      'ปีก่อนบรรทัดแรกในโจทย์ของแบรนด์คือจำนวนผู้ติดตามขั้นต่ำ ปีนี้เหลือราวหนึ่งในสี่ ที่เหลือเปลี่ยนเป็นอัตราเอ็นเกจเมนต์ ส่วนใหญ่ขอตั้งแต่ร้อยละ 4 ขึ้นไป บางรายขอดูความเห็นยี่สิบข้อล่าสุดแทนตัวเลข “ถ้าใต้คลิปมีแต่อีโมจิ เราไม่จ้าง” ผู้จัดการฝ่ายสื่อของแบรนด์ของใช้ในบ้านบอก “เราหาคนที่ลูกค้าถามว่าใช้กับเตาแม่เหล็กไฟฟ้าได้ไหม แล้วเขาตอบ”',
      'A year ago briefs began with a minimum of followers. Now about a quarter do; the rest ask for an engagement rate, mostly of 4 percent or more. Some want to read the latest twenty comments instead. “If it is all emojis, we do not hire,” says the media manager of a household brand. “We look for the one who is asked whether it works on an induction hob, and answers.”',
    ],
    ['## คลิปยาวขึ้น', '## Longer clips'],
    [
      'วิดีโอที่ยาวเกินแปดนาทีกลับมาเป็นหนึ่งในห้าของงานทั้งหมด จากหนึ่งในสิบสองเมื่อปีก่อน กลุ่มที่โตเร็วที่สุดคือรถยนต์ เครื่องครัว และประกัน สินค้าที่คนต้องคิดนาน คลิปที่คนดูจนจบมากที่สุดในชุดข้อมูลยาวยี่สิบหกนาที เป็นคลิปล้างเครื่องซักผ้าที่ไม่มีเพลงประกอบ ค่าโฆษณาของคลิปนั้นเป็นศูนย์',
      'Videos of more than eight minutes are a fifth of the work again, up from a twelfth a year ago. Cars, kitchen appliances and insurance grew fastest, the things that people think about for long. The clip that most viewers watched to the end lasts twenty-six minutes. It shows somebody cleaning a washing machine, without music. Nothing was spent on promoting it.',
    ],
    [
      'สำหรับงบไตรมาสสี่ แบรนด์ที่ติดต่อเข้ามาแล้วขอจองนักไลฟ์ล่วงหน้านานขึ้น จากสามสัปดาห์เป็นเจ็ดสัปดาห์ คืนวันที่ 11 เดือน 11 คิวงานของนักไลฟ์ในสังกัดเต็มไปแล้วสามในสี่',
      'For the fourth quarter, brands now book live hosts seven weeks ahead instead of three. On the night of 11 November three quarters of the agency’s hosts are taken already.',
    ],
    [
      'ตารางตัวเลขทั้งหมดแยกตามหมวดสินค้าขอได้จากฝ่ายประสานงาน มีสองหมวดที่เราไม่ได้ใส่ เพราะมีแคมเปญไม่ถึงห้างาน ใส่ไปก็เดาได้ว่าเป็นใคร',
      'The full tables, by product category, are available from the booking desk. Two categories are missing. They had fewer than five campaigns each, and one could have guessed whose they were.',
    ],
  ],
};

export const drinkCampaign: NewsText = {
  title: [
    'แคมเปญเครื่องดื่มหน้าร้อนใช้ทีมไลฟ์ของดาราทั้งชุด',
    'Summer drink campaign runs on Dara’s live team',
  ],
  short: [
    'แปดนักไลฟ์ผลัดกันไลฟ์ต่อเนื่อง 24 ชั่วโมง ปิดยอดเกินเป้าในคืนเดียว',
    'Eight hosts, 24 hours on air, and the target passed in one night.',
  ],
  tags: ['campaign', 'digital'],
  body: [
    [
      'บนผนังห้องไลฟ์มีนาฬิกาสี่เรือน ไม่ได้บอกเวลาต่างประเทศ เรือนแรกเขียนว่าแม่ลูกอ่อน เรือนที่สองเขียนว่าคนเลิกกะ เรือนที่สามนักเรียน เรือนที่สี่คนนอนไม่หลับ แต่ละเรือนหยุดไว้ที่ชั่วโมงซึ่งคนกลุ่มนั้นออนไลน์มากที่สุด แคมเปญเครื่องดื่มหน้าร้อนยี่สิบสี่ชั่วโมงวางแผนจากผนังด้านนี้ทั้งหมด',
      'Four clocks hang on the wall of the studio, and none of them tells the time abroad. They are labelled “new mothers”, “end of shift”, “students” and “cannot sleep”, and each has been stopped at the hour when most of that audience is online. The whole of the 24-hour campaign for a summer drink was planned from this wall.',
    ],
    [
      'นักไลฟ์แปดคนแบ่งเป็นกะละสามชั่วโมง ซ้อนกันสิบห้านาทีตอนเปลี่ยนตัว บทมีสี่ภาค เหนือ อีสาน กลาง ใต้ เขียนโดยคนจากแต่ละภาคจริง ไม่ใช่แปลสำเนียง ภาคใต้ขายพร้อมอาหารเผ็ด ภาคเหนือขายเป็นแพ็กเล็กเพราะคนซื้อฝากเพื่อนบ้าน สินค้าบนโต๊ะสลับตามเวลา กลางดึกไม่มีสูตรหวานจัดเลย',
      'Eight hosts worked shifts of three hours, with fifteen minutes of overlap at each change. There were four scripts, for the north, the north-east, the centre and the south, written by people from there and not just put into an accent. In the south the drink was sold with spicy food, in the north in small packs, because people buy for the neighbours too. The products on the table changed with the hour. Nothing very sweet was shown after midnight.',
    ],
    ['## คืนนั้นเป็นตัวเลข', '## The night in numbers'],
    [
      'ยอดสั่งซื้อถึงเป้าตอนตีสองสี่สิบเจ็ด เร็วกว่าแผนเก้าชั่วโมง จบครบวันที่ร้อยละ 163 ของเป้า มีคนดูสูงสุดพร้อมกันหนึ่งหมื่นแปดพันคนในช่วงที่ไม่มีใครคาด คือตีสี่ครึ่ง ตอนนั้นนักไลฟ์กับทีมกล้องนั่งปิ้งกล้วยกินกันหน้ากล้อง ลูกค้าถามหากล้วย ทีมหลังบ้านต้องพิมพ์ตอบว่าไม่ขายไปเจ็ดร้อยกว่าครั้ง',
      'Orders reached the target at thirteen minutes to three in the morning, nine hours early, and ended the day at 163 percent. The largest audience, of eighteen thousand, came when nobody expected it, at half past four. Host and camera crew were grilling bananas on air at the time. Customers asked to buy the bananas. The back office typed “not for sale” more than seven hundred times.',
    ],
    [
      'เบื้องหลังมีคนทำงานสามสิบเก้าคน ใครพูดหน้ากล้องครบกะต้องพักอย่างน้อยหกชั่วโมงก่อนกลับเข้ามา มีห้องมืดสี่เตียง มีนักแก้ไขการพูดคอยดูแลเสียง และมีกฎห้ามพูดว่า “เร็ว ๆ นะคะ หมดแล้วหมดเลย” เพราะแบรนด์ตรวจแล้วว่าของไม่ได้ใกล้หมด “ขายได้โดยไม่ต้องขู่” หัวหน้าทีมไลฟ์ว่า',
      'Behind the cameras thirty-nine people were at work. After a shift a host rested for at least six hours, in a dark room with four beds; a speech therapist looked after voices. One sentence was banned: “Hurry, once it’s gone it’s gone.” The brand had checked, and the stock was nowhere near gone. “You can sell without a threat,” says the head of the live team.',
    ],
    [
      'ความผิดพลาดใหญ่ของคืนนั้นมีครั้งเดียว ราคาบนจอขาดเลขศูนย์ไปหนึ่งตัวนานสี่นาที มีคนสั่งทันหนึ่งร้อยสี่ราย แบรนด์ส่งให้ทุกรายในราคานั้น และคืนถัดมามีคนเข้ามาดูเพิ่มอีกสามพันคนเพราะรอดูว่าจะพลาดอีกไหม',
      'There was one real mistake. For four minutes the price on the screen lacked a zero, and a hundred and four people were quick enough. The brand delivered to all of them. The next evening three thousand more than usual were watching, to see whether it would happen again.',
    ],
    [
      'เดือนหน้าใช้ทีมเดิมกับเครื่องดื่มร้อน นาฬิกาบนผนังจะเพิ่มเป็นห้าเรือน เรือนใหม่เขียนว่า “คนรอกล้วย”',
      'Next month the same team sells a hot drink. A fifth clock has gone up on the wall. Its label says “waiting for bananas”.',
    ],
  ],
};

export const chilliDip: NewsText = {
  title: ['เมนูจากครัวบ้านเกิดที่กลายเป็นไวรัล', 'A home kitchen goes viral'],
  short: ['อินฟลูเอนเซอร์พาแฟน ๆ ทำน้ำพริกสูตรคุณยาย', 'Grandmother’s chilli dip, step by step.'],
  tags: ['digital'],
  body: [
    [
      'คุณยายอายุแปดสิบเอ็ดไม่เคยชั่งอะไรในชีวิต พอหลานถามว่าใส่กะปิเท่าไร คำตอบคือ “เท่าหัวแม่มือ” หลานจึงเอาหัวแม่มือยายมาวางบนตาชั่งดิจิทัลหน้ากล้อง ได้ออกมายี่สิบสองกรัม วินาทีนั้นเองที่คนตัดไปทำคลิปสั้น และพาน้ำพริกถ้วยหนึ่งจากครัวในอัมพวาไปถึงคนดูหกล้านคน',
      'At eighty-one the grandmother has never weighed anything. How much shrimp paste? “A thumb.” So her grandchild laid the thumb on digital scales, in front of the camera. They read twenty-two grams. That second was cut out and passed around, and took a bowl of chilli dip from a kitchen in Amphawa to six million people.',
    ],
    [
      'คลิปเต็มยาวสิบเก้านาที ถ่ายต่อเนื่องโดยตั้งมือถือพิงขวดน้ำปลา เห็นมือสองคู่กับครกหนึ่งใบ พริกสิบเอ็ดเม็ด กระเทียมไทยทั้งเปลือก มะอึกแทนมะนาวเพราะหน้านี้มะนาวแพง ระหว่างตำคุณยายเล่าเรื่องน้ำท่วมปี 2538 เรื่องคนที่เคยมาจีบ และเรื่องเพื่อนบ้านที่ยืมสากไปแล้วไม่คืน ซึ่งคนดูออกตามหากันจริงจังในช่องความเห็น',
      'The full clip lasts nineteen minutes, in one take, on a phone leaning against a bottle of fish sauce. One sees two pairs of hands and a mortar; eleven chillies, small garlic in its skin, and hairy eggplant in place of lime, which is dear at this time of year. While she pounds, the grandmother talks about the flood of 1995, about somebody who once courted her, and about a neighbour who borrowed the pestle and never returned it. In the comments people have set out to find that pestle.',
    ],
    ['## สูตรตามที่ชั่งได้', '## The recipe, as weighed'],
    [
      'กะปิเผาใบตอง 22 กรัม พริกจินดา 11 เม็ด กระเทียมไทย 15 กรัม กุ้งแห้ง 20 กรัม มะอึกขูดขนสองลูก น้ำตาลปี๊บปลายช้อน น้ำต้มสุกสามช้อนโต๊ะ ตำกระเทียมกับพริกก่อน กุ้งแห้งตาม กะปิทีหลังสุด ห้ามใช้เครื่องปั่น คุณยายให้เหตุผลว่าเครื่องปั่นไม่หยุดชิม',
      'Shrimp paste grilled in banana leaf, 22 grams; 11 red chillies; small garlic, 15 grams; dried shrimp, 20 grams; two hairy eggplants, scraped; palm sugar, the tip of a spoon; three tablespoons of boiled water. Garlic and chillies are pounded first, then the shrimp, the paste last. No blender. A blender, the grandmother says, does not stop to taste.',
    ],
    [
      'เช้าวันรุ่งขึ้นตลาดเดียวกับที่หลานไปจ่ายกับข้าวในคลิปขายวัตถุดิบหมดก่อนเก้าโมง แม่ค้ากะปิซึ่งปกติขายได้วันละสี่กิโลกรัม ขายไปสามสิบเจ็ด มะอึกเกลี้ยงทั้งตลาด ร้านหนึ่งเอามะเขือพวงมาวางแทนแล้วโดนลูกค้าดุ “ขายมาสามสิบปีไม่เคยมีวัยรุ่นถามหามะอึก” แม่ค้าผักบอก “วันนี้มาเป็นรถตู้”',
      'The next morning the market shown in the clip was out of everything before nine. The shrimp-paste stall sells four kilograms on an ordinary day; it sold thirty-seven. There was no hairy eggplant left. One stall put out pea eggplants instead and was told off. “In thirty years no teenager has asked me for it,” says a vegetable seller. “Today they came by the vanload.”',
    ],
    [
      'มีแบรนด์เครื่องปรุงติดต่อเข้ามาห้าราย หลานเจ้าของช่องรับเพียงรายเดียว มีเงื่อนไขว่าคุณยายไม่ต้องอ่านบท และค่าตัวครึ่งหนึ่งเข้าบัญชีคุณยายโดยตรง อัตราเอ็นเกจเมนต์ของช่องเดือนนี้อยู่ที่ร้อยละ 9.4 จากปกติ 3.8',
      'Five makers of seasonings have called. The owner of the channel accepted one, on condition that the grandmother reads no script and that half of the fee goes straight to her. The channel’s engagement rate is 9.4 percent this month; it is usually 3.8.',
    ],
    [
      'ส่วนสากใบนั้นกลับบ้านแล้วเมื่อวันอังคาร เพื่อนบ้านเดินเอามาคืนเองหลังเห็นคลิป ยืมไปตั้งแต่ปี 2551 คุณยายรับไว้ แล้วยื่นน้ำพริกให้หนึ่งถ้วย',
      'As for the pestle, it came home on Tuesday. The neighbour had seen the clip and brought it over; it had been gone since 2008. The grandmother took it, and handed back a bowl of the dip.',
    ],
  ],
};

export const comedyLive: NewsText = {
  title: ['ไลฟ์ขายของที่กลายเป็นรายการตลก', 'The sale that became a comedy show'],
  short: ['สินค้าหมดตั้งแต่ยี่สิบนาทีแรก แต่คนดูไม่ยอมกลับ', 'Sold out in twenty minutes, and nobody left.'],
  tags: ['digital', 'campaign'],
  body: [
    [
      'แผนคือไลฟ์สองชั่วโมงเพื่อขายหม้อทอดไร้น้ำมันสี่ร้อยใบ แต่ใบสุดท้ายถูกกดไปในนาทีที่ยี่สิบ เหลือเวลาอีกหนึ่งชั่วโมงสี่สิบนาที คนดูสามหมื่นหนึ่งพันคน กับหม้อตัวอย่างหนึ่งใบที่ขายไม่ได้เพราะหูหัก ทีมหลังบ้านส่งข้อความขึ้นจอให้ปิดไลฟ์ คนดูพิมพ์ตอบพร้อมกันว่าไม่ไป',
      'The plan was to spend two hours selling four hundred air fryers. The last one went in the twentieth minute. That left an hour and forty minutes, thirty-one thousand viewers, and one sample with a broken handle that could not be sold. The back office put a message on the screen: end the show. The viewers typed back, all at once, that they were staying.',
    ],
    [
      'นักไลฟ์จึงเริ่มขายของที่ไม่มีขาย เริ่มจากเก้าอี้ที่นั่งอยู่ ตามด้วยปลั๊กพ่วง ผู้ช่วยผู้กำกับ และเสียงแอร์ ทุกชิ้นบรรยายสรรพคุณเต็มรูปแบบ มีโปรโมชัน มีของแถม คนดูกดใส่ตะกร้าในช่องความเห็นกันเอง ปลั๊กพ่วงถูกประมูลขึ้นไปถึงเก้าแสนบาท ก่อนผู้ชนะจะบอกว่าขอผ่อนเดือนละสิบบาท ฝ่ายบัญชีซึ่งนั่งดูอยู่ที่บ้านพิมพ์ตอบว่าอนุมัติ',
      'So the host began to sell what was not for sale: first the chair, then an extension lead, the assistant director and the sound of the air conditioner, each with its features, an offer and a free gift. Viewers filled imaginary baskets in the comments. The lead was bid up to nine hundred thousand baht, whereupon the winner asked to pay ten baht a month. The accounts department, watching at home, typed: approved.',
    ],
    [
      '“ผมสั่งกล้องสองให้ไปจับหน้าคนที่กำลังถูกขาย” ผู้กำกับไลฟ์เล่า “เขาไม่รู้ตัวอยู่ห้านาที” ผู้ช่วยผู้กำกับที่ถูกขายไปในราคาสองร้อยสี่สิบเก้าบาทพร้อมส่งฟรี ยืนถือบอร์ดคิวอยู่ตลอด บนบอร์ดเขียนไว้ว่า “พูดเรื่องรับประกัน” นักไลฟ์จึงรับประกันให้สองปี ไม่รวมแบตเตอรี่',
      '“I told camera two to stay on the one who was being sold,” says the director. “It took him five minutes to notice.” The assistant director, who went for two hundred and forty-nine baht with free delivery, stood there with a cue card throughout. It said: “Mention the warranty.” So the host gave two years, batteries not included.',
    ],
    [
      'ราวสามทุ่ม ความเห็นเริ่มเปลี่ยนไป มีพ่อแม่พิมพ์มาว่าลูกไม่ยอมเข้านอนเพราะนั่งดูอยู่ด้วย นักไลฟ์ลดเสียงลง ขอให้ทีมหรี่ไฟ แล้วเล่านิทานเรื่องหม้อใบหนึ่งที่หูหักจึงไม่มีใครซื้อ เล่าสดไม่มีบท ยี่สิบสองนาที ตัวเลขคนดูค่อย ๆ ลดลงทีละร้อย ซึ่งทีมงานบอกว่าเป็นครั้งแรกที่ดีใจเมื่อเห็นกราฟตก เพราะแปลว่าเด็กหลับแล้ว',
      'At about nine the comments changed. Parents wrote that their children were watching too and would not go to bed. The host spoke more softly, had the lights turned down, and told the story of a pot that nobody wanted because its handle was broken, for twenty-two minutes, made up on the spot. The audience fell by a hundred at a time. It was the first falling curve, the crew say, that ever pleased them: it meant that children were asleep.',
    ],
    [
      'แบรนด์ขอเพิ่มอย่างเดียว คือซื้อนิทานไปพิมพ์เป็นเล่มเล็กแถมในกล่องล็อตหน้า ค่าลิขสิทธิ์แบ่งกันระหว่างนักไลฟ์กับผู้ช่วยผู้กำกับ ซึ่งวาดรูปประกอบให้ ล็อตใหม่สองพันใบเปิดจองล่วงหน้าแล้วหนึ่งพันหกร้อย อัตราการยกเลิกต่ำที่สุดเท่าที่แบรนด์นี้เคยมี',
      'The brand asked for one thing more: to print the story as a small book for the next lot. The licence is shared between the host and the assistant director, who draws the pictures. Of two thousand new fryers sixteen hundred are reserved, with the fewest cancellations that the brand has seen.',
    ],
    [
      'หม้อตัวอย่างหูหักตั้งอยู่บนชั้นในห้องไลฟ์ จนเด็กคนหนึ่งจากลำพูนเขียนจดหมายมาขอซื้อ แนบเงินมาในซองสี่สิบบาท ทีมงานส่งหม้อไปให้พร้อมคืนเงิน และหูอันใหม่',
      'The sample with the broken handle stood on a shelf in the studio until a child in Lamphun wrote to buy it, with forty baht in the envelope. The crew sent the pot, the money back, and a new handle.',
    ],
  ],
};
