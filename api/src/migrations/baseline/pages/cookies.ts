/** Initial text of /cookies; lists what the site stores on a device. */
export const COOKIES = {
  slug: 'cookies',
  writtenAt: '2026-11-22T02:00:00Z',
  // Older sites keep an earlier text as their version 3; staff change it in the CMS.
  version: 4,
  title: { th: 'นโยบายคุกกี้', en: 'Cookie policy' },
  description: {
    th: 'สิ่งที่เว็บไซต์ดาราเก็บไว้ในอุปกรณ์ของคุณ เพื่ออะไร นานเท่าใด และลบอย่างไร',
    en: 'What Dara’s site keeps on your device, what for, how long, and how to remove it.',
  },
  body: {
    th: `
<p>เว็บไซต์นี้เก็บเฉพาะสิ่งที่จำเป็นต่อการทำงานและสิ่งที่คุณเลือกเอง ไม่มีคุกกี้โฆษณา ไม่มีการติดตามข้ามเว็บไซต์ และไม่มีสคริปต์ของบุคคลที่สาม จึงไม่มีแถบขอความยินยอม เพราะไม่มีสิ่งใดที่ต้องขอ</p>
<h2>คุกกี้ที่จำเป็น</h2>
<ul>
<li><strong>accessToken</strong> และ <strong>refreshToken</strong> รู้ว่าคุณเข้าสู่ระบบอยู่ มีเฉพาะเมื่อเข้าสู่ระบบ เก็บ 30 วัน ส่วนสิทธิเข้าถึงแต่ละครั้งมีอายุ 15 นาทีแล้วต่ออายุเอง หายไปเมื่อออกจากระบบ</li>
<li><strong>lang</strong> ภาษาที่คุณเลือก เพื่อให้หน้าแรกที่โหลดเป็นภาษานั้น เก็บ 1 ปี</li>
<li><strong>signInDevice</strong> จดจำว่าคุณเคยเข้าสู่ระบบจากเบราว์เซอร์นี้ เพื่อให้คุณยังเข้าสู่ระบบได้แม้มีผู้อื่นเดารหัสผ่านของคุณจนบัญชีถูกระงับชั่วคราว เป็นรหัสสุ่มที่ไม่มีข้อมูลของคุณ เก็บ 180 วันนับจากการเข้าสู่ระบบครั้งล่าสุด</li>
<li><strong>releaseGroup</strong> มีเฉพาะช่วงที่เราทดลองเว็บไซต์รุ่นใหม่กับผู้เข้าชมบางส่วน เพื่อให้คุณเห็นรุ่นเดิมตลอด เป็นเลขสุ่มที่ผู้เข้าชมหลายคนมีตรงกันและไม่มีข้อมูลของคุณ เก็บ 30 วัน</li>
</ul>
<h2>สิ่งที่เก็บในเบราว์เซอร์</h2>
<p>ข้อมูลเหล่านี้อยู่ในอุปกรณ์ของคุณเท่านั้น ไม่ถูกส่งให้เราโดยอัตโนมัติ</p>
<ul>
<li><strong>ภาษาและธีม</strong> ภาษาที่เลือก และโหมดสว่างหรือมืด เก็บจนกว่าคุณจะเปลี่ยนหรือลบ</li>
<li><strong>บัญชีที่เข้าสู่ระบบ</strong> ชื่อ รูป และประเภทบัญชี เพื่อแสดงเมนูได้ทันที ลบเมื่อออกจากระบบ</li>
<li><strong>ศิลปินที่ติดดาว</strong> รายการที่คุณติดดาวไว้ เก็บจนกว่าคุณจะนำออก หากแชร์รายการเป็นลิงก์ ลิงก์นั้นมีรหัสของศิลปินอยู่ด้วย</li>
<li><strong>แบบร่าง</strong> ข้อมูลที่กรอกค้างไว้ในแบบฟอร์มสมัคร เพื่อไม่ให้หายเมื่อปิดหน้า ไม่รวมรหัสผ่านและไฟล์รูป ลบเมื่อส่งสำเร็จ เมื่อคุณล้างแบบร่าง หรือเมื่อครบ 14 วัน</li>
<li><strong>ตำแหน่งของหน้า</strong> ตำแหน่งที่เลื่อนค้างไว้ เพื่อกลับมาที่เดิม หายเมื่อปิดแท็บ</li>
<li><strong>ประกาศที่ปิดแล้ว</strong> รหัสของประกาศที่คุณปิด เพื่อไม่แสดงซ้ำ เก็บจนกว่าคุณจะลบ</li>
<li><strong>รายการที่เปิดล่าสุด</strong> เมื่อเข้าสู่ระบบ รหัสของรายการที่คุณเปิดจากช่องค้นหา ไม่เกิน 20 รายการ เก็บจนกว่าคุณจะลบ</li>
</ul>
<h2>สถิติและการแก้ข้อขัดข้อง</h2>
<p>เมื่อส่วนใดของหน้าโหลดไม่สำเร็จ เบราว์เซอร์แจ้งชื่อและรุ่นของส่วนนั้นให้เราทราบ โดยไม่มีข้อมูลที่ระบุตัวคุณและไม่มีสิ่งใดถูกเก็บในอุปกรณ์</p>
<h2>การแชร์ไปยังบริการอื่น</h2>
<p>ปุ่มแชร์เป็นลิงก์ธรรมดา LINE, Facebook และ X จะได้รับข้อมูลก็ต่อเมื่อคุณกดเท่านั้น จากนั้นเป็นไปตามนโยบายของบริการนั้น</p>
<h2>ลบหรือปิดกั้น</h2>
<p>ล้างข้อมูลเว็บไซต์ได้จากการตั้งค่าของเบราว์เซอร์ หากปิดกั้นทั้งหมด คุณยังอ่านเว็บไซต์ได้ตามปกติ แต่จะเข้าสู่ระบบไม่ได้ และเว็บไซต์จะจำภาษา ธีม ศิลปินที่ติดดาว และแบบร่างไม่ได้</p>
<h2>หากมีการเปลี่ยนแปลง</h2>
<p>หากวันหนึ่งเราจะใช้สิ่งที่ไม่จำเป็น เช่น การวัดผลโฆษณา เราจะขอความยินยอมก่อนเก็บ และปรับปรุงหน้านี้ อ่านต่อได้ที่<a href="/privacy">นโยบายความเป็นส่วนตัว</a></p>`,
    en: `
<p>This site keeps only what it needs to work and what you chose yourself. There are no advertising cookies, no tracking across sites and no third-party scripts. That is why you see no consent banner: there is nothing to ask for.</p>
<h2>Necessary cookies</h2>
<ul>
<li><strong>accessToken</strong> and <strong>refreshToken</strong> tell that you are signed in. They exist only while you are, for 30 days; each access lasts 15 minutes and renews itself. Signing out removes them.</li>
<li><strong>lang</strong> is the language you chose, so that the first page already comes in it. Kept for 1 year.</li>
<li><strong>signInDevice</strong> remembers that you have signed in from this browser, so that you still can while somebody else’s guesses at your password keep others out. It is a random code that says nothing about you. Kept for 180 days from your last sign-in.</li>
<li><strong>releaseGroup</strong> exists only while we try a new version of the site with some visitors, so that you keep seeing the same one. It is a random number that many visitors share and says nothing about you. Kept for 30 days.</li>
</ul>
<h2>Kept in the browser</h2>
<p>These stay on your device; nothing sends them to us by itself.</p>
<ul>
<li><strong>Language and theme:</strong> the language you chose, light or dark. Until you change or remove them.</li>
<li><strong>The signed-in account:</strong> name, picture and kind of account, so that the menu is there at once. Removed when you sign out.</li>
<li><strong>Shortlist:</strong> the talents you starred. Until you take them off. When you share the list as a link, the link contains the talents’ ids.</li>
<li><strong>Drafts:</strong> what you have filled in on a registration form, so that closing the page does not lose it; never passwords or picture files. Removed when it is sent, when you clear the draft, or after 14 days.</li>
<li><strong>Position on a page:</strong> how far you had scrolled, to bring you back there. Gone when the tab is closed.</li>
<li><strong>Closed announcements:</strong> the codes of announcements that you closed, so that they stay away. Until you remove them.</li>
<li><strong>Recently opened records:</strong> when you are signed in, the ids of up to 20 records that you opened from the search. Until you remove them.</li>
</ul>
<h2>Figures and faults</h2>
<p>When a part of a page fails to load, the browser tells us that part’s name and version. This says nothing about you and leaves nothing on the device.</p>
<h2>Sharing elsewhere</h2>
<p>The share buttons are plain links: LINE, Facebook and X hear of you only when you press one; from there on their own policies hold.</p>
<h2>Removing and blocking</h2>
<p>Your browser’s settings can clear the data of this site. If you block all of it you can still read everything, but you cannot sign in, and the site cannot remember language, theme, shortlist or drafts.</p>
<h2>If this changes</h2>
<p>Should we ever want something that is not necessary, such as measuring advertising, we ask before anything is kept and change this page. More is in the <a href="/privacy">privacy policy</a>.</p>`,
  },
};
