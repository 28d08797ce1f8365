/** Initial text of /privacy; later versions are edited in management. */
export const PRIVACY = {
  slug: 'privacy',
  writtenAt: '2026-11-01T02:00:00Z',
  version: 1,
  title: { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
  description: {
    th: 'ดาราเก็บข้อมูลอะไร ใช้ทำอะไร เปิดเผยให้ใคร เก็บไว้นานเท่าใด และคุณมีสิทธิอะไรตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล',
    en: 'What Dara collects, what for, who sees it, how long it is kept, and your rights under the Thai Personal Data Protection Act.',
  },
  body: {
    th: `
<p>ดาราเป็นเอเจนซีศิลปิน งานของเราคือแนะนำคนที่มีความสามารถให้กับผู้ที่กำลังมองหา เราจึงต้องใช้ข้อมูลส่วนบุคคล และเราเชื่อว่าเจ้าของข้อมูลควรรู้และควบคุมได้เสมอว่าข้อมูลของตนไปอยู่ที่ใด นโยบายนี้อธิบายเรื่องนั้นตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562</p>
<h2>ใครเป็นผู้ดูแลข้อมูลของคุณ</h2>
<p>ดารา (“เรา”) เป็นผู้ควบคุมข้อมูลส่วนบุคคลของศิลปิน ผู้สมัครเป็นศิลปิน ผู้ปกครอง ผู้ติดต่อของธุรกิจ และผู้เข้าชมเว็บไซต์นี้ คำถามทุกข้อเรื่องข้อมูลส่วนบุคคลส่งถึงเจ้าหน้าที่คุ้มครองข้อมูลของเราได้ที่<a href="/contact">หน้าติดต่อเรา</a></p>
<h2>ข้อมูลที่เราเก็บ</h2>
<ul>
<li><strong>ศิลปินและผู้สมัคร</strong> ชื่อจริง ชื่อในวงการ ชื่อเล่น เพศ วันเกิด สัญชาติ ภาษา อีเมล โทรศัพท์ ที่อยู่ รูปถ่าย สัดส่วนและรูปลักษณ์ ช่องทางโซเชียลพร้อมตัวเลขผู้ติดตาม ผลงาน ประสบการณ์ อัตราค่าตัว วันที่ไม่สะดวก และความยินยอมที่ให้ไว้</li>
<li><strong>ผู้ปกครองของผู้เยาว์</strong> ชื่อ ความสัมพันธ์ โทรศัพท์ และอีเมล</li>
<li><strong>ธุรกิจ</strong> ชื่อและประเภทของกิจการ เลขประจำตัวผู้เสียภาษี ที่อยู่ และชื่อ ตำแหน่ง อีเมล โทรศัพท์ของผู้ติดต่อ</li>
<li><strong>การทำงานร่วมกัน</strong> งานที่ลงประกาศ การสมัคร คำเชิญ ข้อเสนอ และข้อความที่ส่งถึงเรา</li>
<li><strong>ข้อมูลทางเทคนิค</strong> หมายเลขไอพี เวลา และหน้าที่เรียก เท่าที่จำเป็นต่อความปลอดภัยและการแก้ข้อขัดข้อง</li>
</ul>
<p>เราไม่ขอข้อมูลอ่อนไหว เช่น ศาสนา สุขภาพ ประวัติอาชญากรรม หรือข้อมูลชีวภาพ และขอให้คุณไม่ใส่ข้อมูลเหล่านั้นในแบบฟอร์มหรือรูปถ่าย</p>
<h2>เราใช้ข้อมูลทำอะไร และอาศัยฐานใด</h2>
<ul>
<li><strong>เปิดบัญชี พิจารณาใบสมัคร และดูแลการทำงาน</strong> เพื่อปฏิบัติตามสัญญา หรือตามคำขอของคุณก่อนทำสัญญา</li>
<li><strong>แสดงโปรไฟล์ต่อสาธารณะ ส่งข้อมูลให้ลูกค้า และส่งข่าวสาร</strong> ตามความยินยอมของคุณ แยกเป็นรายข้อด้านล่าง</li>
<li><strong>รักษาความปลอดภัยของบัญชีและป้องกันการใช้งานในทางที่ผิด</strong> เพื่อประโยชน์โดยชอบด้วยกฎหมายของเราและของผู้ใช้ทุกคน</li>
<li><strong>ออกเอกสารทางบัญชีและภาษี</strong> เพื่อปฏิบัติตามกฎหมาย</li>
</ul>
<h2>ความยินยอมสามข้อ</h2>
<p>เราถามแยกทีละข้อ ไม่ได้เลือกไว้ให้ล่วงหน้า และบันทึกว่าให้เมื่อใด โดยใคร กับข้อความฉบับใด คุณถอนแต่ละข้อได้ทุกเมื่อโดยไม่กระทบสิ่งที่ทำไปแล้วก่อนถอน</p>
<h3>โปรไฟล์สาธารณะ</h3>
<p>ชื่อในวงการ รูป สัดส่วน ผลงาน และตัวเลขโซเชียลปรากฏบนเว็บไซต์และอาจถูกค้นพบผ่านเครื่องมือค้นหา เมื่อถอนข้อนี้ โปรไฟล์จะหายจากเว็บไซต์ทันที ส่วนสำเนาในเครื่องมือค้นหาอาจใช้เวลาอีกระยะหนึ่ง อีเมล โทรศัพท์ ค่าตัว และข้อมูลผู้ปกครองไม่เคยปรากฏต่อสาธารณะ</p>
<h3>การส่งข้อมูลให้ลูกค้า</h3>
<p>เราส่งคอมโพสิตการ์ดและข้อมูลที่เกี่ยวกับงานให้แบรนด์ เอเจนซี และโปรดักชันที่กำลังคัดเลือก ลูกค้าได้รับเฉพาะที่จำเป็นต่อการตัดสินใจ และต้องไม่นำไปใช้นอกงานนั้น</p>
<h3>ข่าวสารและการตลาด</h3>
<p>เราส่งข่าวงาน กิจกรรม และบริการ ข้อนี้ไม่เกี่ยวกับการได้งาน และทุกข้อความมีวิธีบอกเลิก</p>
<h2>ผู้เยาว์และผู้ปกครอง</h2>
<ul>
<li>ผู้ที่อายุต่ำกว่า 20 ปีสมัครได้เมื่อผู้ปกครองให้ข้อมูลติดต่อและให้ความยินยอมแทนหรือร่วมกับผู้เยาว์ สำหรับเด็กอายุไม่เกิน 10 ปี ผู้ปกครองเป็นผู้ให้ความยินยอมเท่านั้น</li>
<li>โปรไฟล์ของผู้ที่อายุต่ำกว่า 18 ปีไม่แสดงวันเกิด น้ำหนัก และข้อมูลติดต่อ</li>
<li>ผู้ปกครองขอดู แก้ไข หรือถอนความยินยอมแทนได้ และเมื่ออายุครบ 20 ปี สิทธินั้นเป็นของเจ้าตัว</li>
</ul>
<h2>ใครได้รับข้อมูลบ้าง</h2>
<p>ทีมงานของเราที่มีหน้าที่เกี่ยวข้อง ลูกค้าตามความยินยอมข้างต้น ผู้ให้บริการระบบและอีเมลที่ทำงานตามคำสั่งของเรา และหน่วยงานรัฐเมื่อกฎหมายกำหนด เราไม่ขายข้อมูลส่วนบุคคล หากต้องส่งไปต่างประเทศ เช่น ให้โปรดักชันที่ถ่ายทำนอกประเทศไทย เราจะส่งเฉพาะเมื่อปลายทางมีมาตรฐานคุ้มครองที่เพียงพอ หรือเมื่อคุณยินยอมหลังจากทราบความเสี่ยงแล้ว</p>
<h2>เก็บไว้นานเท่าใด</h2>
<ul>
<li>โปรไฟล์ศิลปินและบัญชี ตลอดเวลาที่ใช้งาน และอีก 1 ปีหลังปิดบัญชี</li>
<li>ใบสมัครที่ไม่ผ่านการพิจารณา 1 ปี</li>
<li>งาน ข้อเสนอ และเอกสารทางบัญชี 5 ปีตามกฎหมายบัญชีและภาษี</li>
<li>ข้อความที่ส่งถึงเรา 1 ปีหลังการติดต่อครั้งสุดท้าย</li>
<li>หลักฐานความยินยอม ตลอดเวลาที่ยังใช้ข้อมูล และจนพ้นอายุความ</li>
<li>ข้อมูลจราจรคอมพิวเตอร์ อย่างน้อย 90 วันตามกฎหมาย</li>
</ul>
<p>สิ่งที่ถูกลบกู้คืนได้ภายใน 30 วันเผื่อความผิดพลาด หลังจากนั้นจะถูกลบหรือทำให้ระบุตัวตนไม่ได้</p>
<h2>เราดูแลความปลอดภัยอย่างไร</h2>
<p>การเชื่อมต่อเข้ารหัส รหัสผ่านเก็บแบบย้อนกลับไม่ได้ สิทธิเข้าถึงจำกัดตามหน้าที่และตรวจสอบทุกครั้ง รูปถูกล้างพิกัดและข้อมูลแฝงก่อนเก็บ และการแก้ไขโดยทีมงานมีบันทึก หากเกิดเหตุละเมิดที่เสี่ยงต่อสิทธิของคุณ เราจะแจ้งสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคลภายใน 72 ชั่วโมง และแจ้งคุณเมื่อความเสี่ยงนั้นสูง</p>
<h2>สิทธิของคุณ</h2>
<ul>
<li>ขอเข้าถึงและขอสำเนาข้อมูล รวมถึงขอให้โอนไปยังที่อื่นในรูปแบบที่เครื่องอ่านได้</li>
<li>ขอแก้ไขให้ถูกต้องและเป็นปัจจุบัน</li>
<li>ขอให้ลบ ระงับการใช้ หรือคัดค้านการใช้</li>
<li>ถอนความยินยอม</li>
<li>ร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล</li>
</ul>
<p>เราตอบคำขอภายใน 30 วันโดยไม่คิดค่าใช้จ่าย และอาจขอยืนยันตัวตนก่อน หากปฏิเสธคำขอใด เราจะบอกเหตุผล</p>
<h2>การแก้ไขนโยบาย</h2>
<p>วันที่ปรับปรุงล่าสุดอยู่ใต้ชื่อหน้า เราเก็บทุกฉบับไว้ จึงบอกได้เสมอว่าคุณยินยอมต่อข้อความใด หากวัตถุประสงค์เปลี่ยน เราจะขอความยินยอมใหม่ก่อนใช้</p>
<h2>ติดต่อเรา</h2>
<p>เขียนถึงเราได้ที่<a href="/contact">หน้าติดต่อเรา</a> ดู<a href="/terms">ข้อกำหนดการใช้งาน</a>และ<a href="/cookies">นโยบายคุกกี้</a>ประกอบ</p>`,
    en: `
<p>Dara is a talent agency: our work is to introduce able people to those who are looking for them. That needs personal data, and we hold that people should always know, and decide, where theirs goes. This policy explains how, under the Personal Data Protection Act B.E. 2562 (2019).</p>
<h2>Who looks after your data</h2>
<p>Dara (“we”) is the data controller for talents, applicants, guardians, the contact persons of businesses, and visitors of this site. Our data protection officer answers every question about personal data through the <a href="/contact">contact page</a>.</p>
<h2>What we collect</h2>
<ul>
<li><strong>Talents and applicants:</strong> legal name, display name, nickname, gender, birthday, nationality, languages, e-mail, phone, address, photographs, measurements and looks, social channels with their figures, works, experience, rates, days booked out, and the consents given.</li>
<li><strong>Guardians of minors:</strong> name, relation, phone and e-mail.</li>
<li><strong>Businesses:</strong> company name and kind, tax number, address, and the contact person’s name, position, e-mail and phone.</li>
<li><strong>Working together:</strong> jobs posted, applications, invitations, proposals, and messages sent to us.</li>
<li><strong>Technical data:</strong> IP address, time and page asked for, as far as security and fault-finding need them.</li>
</ul>
<p>We do not ask for sensitive data such as religion, health, criminal records or biometrics, and ask you not to put them into forms or pictures.</p>
<h2>What we use it for, and on what basis</h2>
<ul>
<li><strong>Opening accounts, considering applications and carrying out work:</strong> to perform a contract with you, or at your request before one.</li>
<li><strong>Showing a profile in public, sharing it with clients, sending news:</strong> by your consent, asked for separately as below.</li>
<li><strong>Keeping accounts safe and preventing misuse:</strong> our legitimate interest, and that of everybody who uses the site.</li>
<li><strong>Accounting and tax documents:</strong> a legal obligation.</li>
</ul>
<h2>Three consents</h2>
<p>Each is asked for on its own, none is ticked in advance, and we record when it was given, by whom and to which text. Each can be withdrawn at any time; what was done before stays lawful.</p>
<h3>Public profile</h3>
<p>Your display name, pictures, measurements, works and social figures appear on this site and may be found by search engines. When you withdraw, the profile leaves the site at once; copies in search engines may take a while longer. E-mail, phone, rates and guardians are never shown in public.</p>
<h3>Sharing with clients</h3>
<p>We send composite cards and what concerns the job to brands, agencies and production houses that are casting. They receive what the decision needs and may not use it for anything else.</p>
<h3>News and marketing</h3>
<p>We write to you about jobs, events and services. It has no bearing on being cast, and every message says how to stop it.</p>
<h2>Minors and guardians</h2>
<ul>
<li>People under 20 may apply when a guardian gives contact details and consents for or with them. For children of 10 years or younger only the guardian can consent.</li>
<li>Profiles of people under 18 show no birthday, weight or contact.</li>
<li>Guardians may see, correct or withdraw on the minor’s behalf; at 20 these rights pass to the person.</li>
</ul>
<h2>Who receives it</h2>
<p>Those of our team whose work it is, clients as you consented, providers of systems and e-mail who act on our instructions, and authorities where the law says so. We do not sell personal data. If it has to leave Thailand, for instance to a production abroad, it goes only where protection is adequate, or with your consent once you know the risk.</p>
<h2>How long we keep it</h2>
<ul>
<li>Talent profiles and accounts: while in use, and 1 year after closing.</li>
<li>Applications that were not taken up: 1 year.</li>
<li>Jobs, proposals and accounting documents: 5 years, as accounting and tax law require.</li>
<li>Messages to us: 1 year after the last contact.</li>
<li>Evidence of consent: while the data is used, and until claims have lapsed.</li>
<li>Computer traffic data: at least 90 days, as the law requires.</li>
</ul>
<p>What is deleted can be restored for 30 days in case of a mistake; after that it is erased or made anonymous.</p>
<h2>How we keep it safe</h2>
<p>Connections are encrypted, passwords are stored so that they cannot be read back, access follows duties and is checked on every request, pictures lose their location and hidden data before they are stored, and changes by our team are logged. If a breach puts your rights at risk we tell the Personal Data Protection Committee’s office within 72 hours, and you as well where that risk is high.</p>
<h2>Your rights</h2>
<ul>
<li>To see your data and have a copy, also in a form that machines read, for taking it elsewhere.</li>
<li>To have it corrected and brought up to date.</li>
<li>To have it erased or its use suspended, or to object to its use.</li>
<li>To withdraw consent.</li>
<li>To complain to the office of the Personal Data Protection Committee.</li>
</ul>
<p>We answer within 30 days and free of charge, and may first ask you to prove who you are. If we refuse, we say why.</p>
<h2>Changes of this policy</h2>
<p>The day of the last change stands under the title. We keep every version, so that it can always be told to which text you consented. Should a purpose change, we ask again before we use the data for it.</p>
<h2>Contact</h2>
<p>Write to us on the <a href="/contact">contact page</a>. See also the <a href="/terms">terms of use</a> and the <a href="/cookies">cookie policy</a>.</p>`,
  },
};
