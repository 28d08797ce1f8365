/** Initial text of /terms. */
export const TERMS = {
  slug: 'terms',
  writtenAt: '2026-11-01T02:00:00Z',
  version: 1,
  title: { th: 'ข้อกำหนดการใช้งาน', en: 'Terms of use' },
  description: {
    th: 'กติกาการใช้เว็บไซต์และบริการของดารา สำหรับผู้เข้าชม ศิลปิน และธุรกิจ',
    en: 'The rules for using Dara’s site and services, for visitors, talents and businesses.',
  },
  body: {
    th: `
<p>ข้อกำหนดนี้เป็นข้อตกลงระหว่างคุณกับดารา (“เรา”) เมื่อใช้เว็บไซต์หรือเปิดบัญชี เราเขียนให้สั้นและตรงที่สุด หากข้อใดไม่ชัด ถามเราก่อนใช้งานได้เสมอ</p>
<h2>สำหรับทุกคน</h2>
<ul>
<li>ใช้เว็บไซต์เพื่อดูข้อมูล ติดต่องาน และทำงานร่วมกันโดยสุจริต</li>
<li>ห้ามคัดลอกข้อมูลหรือรูปเป็นชุด ใช้โปรแกรมดูดข้อมูล พยายามเข้าถึงข้อมูลของผู้อื่น หรือรบกวนการทำงานของระบบ</li>
<li>ห้ามใช้รูป ชื่อ หรือเสียงของศิลปินเพื่อโฆษณา ดัดแปลง สร้างภาพปลอม หรือฝึกระบบปัญญาประดิษฐ์ โดยไม่ได้รับอนุญาตเป็นลายลักษณ์อักษร</li>
<li>ติดต่อศิลปินในสังกัดผ่านเรา การนัดหมายนอกช่องทางของดาราไม่อยู่ในความคุ้มครองของข้อกำหนดนี้</li>
</ul>
<h2>บัญชีของคุณ</h2>
<p>ข้อมูลที่ให้ต้องเป็นจริงและเป็นของคุณ หนึ่งคนมีหนึ่งบัญชี คุณรับผิดชอบรหัสผ่านและสิ่งที่ทำในบัญชี หากสงสัยว่ามีผู้อื่นใช้ ให้เปลี่ยนรหัสผ่านและแจ้งเราทันที เราระงับบัญชีที่ให้ข้อมูลเท็จหรือทำให้ผู้อื่นเสียหายได้ โดยแจ้งเหตุผลและเปิดให้ชี้แจง</p>
<h2>สำหรับศิลปิน</h2>
<h3>การสมัครและการพิจารณา</h3>
<p>การสมัครไม่มีค่าใช้จ่าย เราไม่เก็บเงินค่าถ่ายภาพ ค่าเรียน หรือค่าประกันเพื่อแลกกับงาน หากมีผู้อ้างชื่อดาราเรียกเก็บเงิน อย่าโอนและโปรดแจ้งเรา ทีมงานพิจารณาทุกใบสมัคร และโปรไฟล์ปรากฏต่อสาธารณะเมื่อผ่านการอนุมัติและคุณยินยอมแล้วเท่านั้น</p>
<h3>รูปและผลงาน</h3>
<p>คุณยืนยันว่ามีสิทธิใช้รูปและผลงานที่ส่งมา ลิขสิทธิ์ยังเป็นของเจ้าของเดิม คุณอนุญาตให้เราแสดง ปรับขนาด และทำคอมโพสิตการ์ด เพื่อแนะนำคุณให้ลูกค้าเท่าที่คุณยินยอม คำอนุญาตนี้สิ้นสุดเมื่อคุณลบรูปหรือปิดบัญชี เว้นแต่งานที่ตกลงกันไปแล้ว</p>
<h3>การรับงาน</h3>
<p>การสมัครงานหรือตอบรับคำเชิญแสดงว่าคุณว่างและสนใจจริง ค่าตัว ขอบเขต ระยะเวลาใช้งาน และเงื่อนไขคู่แข่งของแต่ละงานเป็นไปตามใบยืนยันงานที่คุณลงนาม แจ้งการยกเลิกให้เร็วที่สุด การยกเลิกกระชั้นชิดโดยไม่มีเหตุอันควรอาจมีผลต่อการเสนองานครั้งต่อไป</p>
<h3>ผู้เยาว์</h3>
<p>ผู้ที่อายุต่ำกว่า 20 ปีต้องให้ผู้ปกครองยินยอมและลงนาม งานของเด็กเป็นไปตามกฎหมายคุ้มครองแรงงานและกฎหมายคุ้มครองเด็ก มีผู้ดูแลอยู่ด้วยตลอดการทำงาน และไม่กระทบการเรียน</p>
<h2>สำหรับธุรกิจ</h2>
<ul>
<li>ผู้เปิดบัญชีต้องมีอำนาจทำการแทนกิจการ เราตรวจสอบกิจการก่อนเปิดให้ส่งประกาศงาน</li>
<li>ประกาศงานต้องเป็นงานจริง บอกลักษณะงาน วัน สถานที่ ค่าตอบแทน และการใช้สื่อตามจริง ไม่เลือกปฏิบัติโดยไม่มีเหตุจากบทบาท และไม่ขอภาพเปลือยหรือข้อมูลอ่อนไหวในขั้นตอนคัดเลือก</li>
<li>ข้อมูลศิลปินและคอมโพสิตการ์ดใช้ได้เฉพาะการพิจารณางานนั้น ห้ามส่งต่อ และต้องลบเมื่อการคัดเลือกสิ้นสุด</li>
<li>ราคาในข้อเสนอใช้ได้ถึงวันที่ระบุ ยังไม่รวมภาษีมูลค่าเพิ่มเว้นแต่เขียนไว้ งานเริ่มเมื่อทั้งสองฝ่ายยืนยันเป็นลายลักษณ์อักษร</li>
<li>การใช้ผลงานนอกสื่อหรือเกินระยะเวลาที่ตกลง ต้องตกลงค่าตอบแทนเพิ่มก่อนใช้</li>
<li>ภายใน 12 เดือนหลังได้รับการแนะนำ การจ้างศิลปินคนนั้นทำผ่านดารา</li>
</ul>
<h2>เนื้อหาของเรา</h2>
<p>เครื่องหมาย ข้อความ การออกแบบ และซอฟต์แวร์ของเว็บไซต์เป็นของดาราหรือผู้อนุญาต แชร์ลิงก์และอ้างอิงข่าวได้โดยระบุแหล่งที่มา</p>
<h2>ความรับผิด</h2>
<p>เราดูแลให้ข้อมูลถูกต้องและระบบพร้อมใช้ แต่ตัวเลขโซเชียลและผลงานบางส่วนมาจากเจ้าของโปรไฟล์หรือบริการภายนอก และเว็บไซต์อาจหยุดเพื่อบำรุงรักษา เราไม่รับผิดต่อความเสียหายที่ไม่อาจคาดเห็นได้จากการใช้เว็บไซต์ ข้อนี้ไม่จำกัดความรับผิดที่กฎหมายไม่ให้ยกเว้น เช่น ความเสียหายจากความจงใจหรือประมาทเลินเล่ออย่างร้ายแรง</p>
<h2>การเปลี่ยนแปลงและการสิ้นสุด</h2>
<p>คุณปิดบัญชีได้ทุกเมื่อเมื่อไม่มีงานค้าง หากข้อกำหนดเปลี่ยนในสาระสำคัญ เราจะแจ้งเจ้าของบัญชีล่วงหน้าอย่างน้อย 15 วัน หากไม่เห็นด้วย คุณปิดบัญชีได้ก่อนวันมีผล</p>
<h2>กฎหมายและการติดต่อ</h2>
<p>ข้อกำหนดนี้อยู่ภายใต้กฎหมายไทยและเขตอำนาจศาลไทย ก่อนนั้นขอให้เราได้คุยกันก่อนทาง<a href="/contact">หน้าติดต่อเรา</a> ข้อมูลส่วนบุคคลเป็นไปตาม<a href="/privacy">นโยบายความเป็นส่วนตัว</a></p>`,
    en: `
<p>These terms are the agreement between you and Dara (“we”) when you use the site or open an account. We have kept them short and plain; where something is unclear, ask us first.</p>
<h2>For everybody</h2>
<ul>
<li>Use the site to look around, to ask about work and to work together, in good faith.</li>
<li>Do not copy data or pictures in bulk, scrape, try to reach other people’s data, or disturb the system.</li>
<li>Do not use a talent’s picture, name or voice for advertising, alteration, fabricated images or the training of artificial intelligence without written permission.</li>
<li>Reach the talents we represent through us. Appointments made outside Dara’s channels are not covered by these terms.</li>
</ul>
<h2>Your account</h2>
<p>What you tell us must be true and yours; one person has one account. You answer for your password and for what is done with the account. If you suspect that somebody else uses it, change the password and tell us at once. We may suspend accounts that give false information or harm others; we say why and hear you.</p>
<h2>For talents</h2>
<h3>Applying</h3>
<p>Applying is free. We never take money for photographs, classes or deposits in return for work. If somebody does so in Dara’s name, do not pay, and tell us. Every application is considered by our team; a profile is public only once it is approved and you have consented.</p>
<h3>Pictures and works</h3>
<p>You confirm that you may use the pictures and works you send. Copyright stays with its owner. You permit us to show and resize them and to make composite cards in order to introduce you to clients, as far as you consented. The permission ends when you remove the picture or close the account, save for work already agreed.</p>
<h3>Taking work</h3>
<p>Applying for a job or accepting an invitation means that you are free and willing. Fee, scope, length of use and exclusivity are those of the confirmation you sign for each job. Cancel as early as you can; late cancellation without good reason may count when work is offered again.</p>
<h3>Minors</h3>
<p>People under 20 need the consent and signature of a guardian. Children’s work follows labour and child protection law, with a guardian present throughout, and school comes first.</p>
<h2>For businesses</h2>
<ul>
<li>Whoever opens the account must be entitled to act for the business. We check a business before it can submit jobs.</li>
<li>Jobs must be real and say truthfully what, when, where, for what pay and for which media. They do not discriminate without a reason in the role, and ask for no nudity or sensitive data in casting.</li>
<li>Talents’ data and composite cards serve that casting alone, are not passed on, and are deleted when it ends.</li>
<li>Prices in a proposal hold until the day it names and exclude value added tax unless it says otherwise. Work begins once both sides have confirmed in writing.</li>
<li>Use in further media or beyond the agreed time is paid for by agreement before it happens.</li>
<li>For 12 months after an introduction, that talent is booked through Dara.</li>
</ul>
<h2>Our content</h2>
<p>The marks, texts, design and software of the site belong to Dara or its licensors. Links may be shared and news quoted with their source.</p>
<h2>Liability</h2>
<p>We take care that information is right and the system is up, yet some figures and works come from profile owners or outside services, and the site may pause for maintenance. We are not liable for damage from using the site that could not be foreseen. This does not limit liability that the law does not let us exclude, such as for intent or gross negligence.</p>
<h2>Changes and ending</h2>
<p>You may close your account at any time when no work is open. When these terms change in substance we tell account holders at least 15 days ahead; if you disagree, you may close the account before that day.</p>
<h2>Law and contact</h2>
<p>Thai law and Thai courts govern these terms. Before that, let us talk: write to us on the <a href="/contact">contact page</a>. Personal data is handled as the <a href="/privacy">privacy policy</a> says.</p>`,
  },
};
