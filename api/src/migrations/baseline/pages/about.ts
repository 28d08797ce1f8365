/** Initial text about the agency on the home page. */
export const ABOUT = {
  slug: 'about',
  writtenAt: '2026-11-01T02:00:00Z',
  version: 1,
  title: { th: 'เกี่ยวกับเรา', en: 'About us' },
  description: {
    th: 'ดาราคือเอเจนซีดูแลศิลปินของไทยที่ทำงานอยู่ตรงกลางระหว่างคนเบื้องหน้ากับคนสร้างงาน เราคัดเลือก ดูแล และเป็นตัวแทนให้นักแสดง นักร้อง พิธีกร และครีเอเตอร์ ตั้งแต่แคสติ้งครั้งแรกไปจนถึงงานที่คนทั้งประเทศจำได้',
    en: 'Dara is a Thai talent agency that stands between those in front of the camera and those who make the work. We scout, look after and represent actors, singers, hosts and creators, from a first casting to the part a whole country remembers.',
  },
  body: {
    th: '<p>ฝั่งแบรนด์และโปรดักชัน เราช่วยตั้งแต่ตีโจทย์ หาคนที่ตรงบท ต่อรองค่าตัว ไปจนถึงวันถ่ายและหลังออกอากาศ ทุกขั้นตอนมีทีมแคสติ้งหนึ่งคนรับผิดชอบ จึงรู้เสมอว่างานอยู่ตรงไหนและต้องคุยกับใคร</p>',
    en: '<p>For brands and production houses we help from reading the brief to finding who fits the part, agreeing the fee, the days of the shoot and what follows the broadcast. One casting manager is answerable for each job, so you always know where it stands and whom to talk to.</p>',
  },
};
