import path from 'node:path';
import { ask, emailOf, openSession, PASSWORD, type Account } from '../support/accounts.ts';
import { ROOT } from '../support/site.ts';
import type { Visitor } from './visitor.ts';

export interface Flow {
  title: string;
  run: (visitor: Visitor, site: string) => Promise<void>;
}

const DIALOG = { within: '[role=dialog], dialog' };
const FORM = { within: '[role=dialog] form, dialog form' };
const MAIN = { within: 'main' };
/** Scroll position of a section, below the header. */
const REST_PX = 117;
const PICTURE = path.join(ROOT, 'docs/images/home.jpg');

async function signIn(visitor: Visitor, account: Account, signInRedirect = '/'): Promise<void> {
  await visitor.open(`${signInRedirect}?dialog=signin`);
  await visitor.fill(/^อีเมล/, emailOf(account), FORM);
  await visitor.fill(/^รหัสผ่าน/, PASSWORD, FORM);
  await visitor.press('button', /^เข้าสู่ระบบ$/, FORM);
  await visitor.until(`localStorage.getItem('profile')`, 'somebody signed in');
}

async function signOut(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.press('button', /^เมนูบัญชีของ/);
  await visitor.press('button', /^ออกจากระบบ$/);
  await visitor.see('link', /^เข้าสู่ระบบ$/);
}

async function looksForATalent(visitor: Visitor): Promise<void> {
  await visitor.open('/talent');
  await visitor.press('link', /^อินฟลูเอนเซอร์/, MAIN);
  await visitor.untilAt(/^\/talent\?talentGroup=Influencer/);
  await visitor.see('heading', /./, MAIN);
  const card = 'main a[href^="/talent/0"]';
  await visitor.until(`document.querySelector('${card}')`, 'cards of talents');
  await visitor.driver.evaluate(
    `document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })`,
    card,
  );
  await visitor.driver.click(card);
  await visitor.untilAt(/^\/talent\/0/);
  await visitor.see('button', /^คัดลอกลิงก์$/, MAIN);
  await visitor.driver.back();
  await visitor.untilAt(/^\/talent\?talentGroup=Influencer/);
  await visitor.until(`document.querySelector('${card}')`, 'cards of talents again');
}

async function readsInTheirWay(visitor: Visitor): Promise<void> {
  await visitor.open('/#join-us');
  await visitor.until(
    `Math.abs(document.getElementById('join-us').getBoundingClientRect().top - ${REST_PX}) <= 1`,
    'the part of the page that the address names',
  );
  await visitor.press('button', /^Switch to English$/);
  await visitor.until(`document.documentElement.lang === 'en'`);
  await visitor.press('button', /^Theme$/);
  await visitor.press('button', /^Dark$/);
  await visitor.until(`document.documentElement.classList.contains('dark')`);
  await visitor.reload();
  await visitor.until(
    `document.documentElement.lang === 'en' && document.documentElement.className === 'dark'`,
    'language and theme after the next load',
  );
  await visitor.press('button', /^เปลี่ยนเป็นภาษาไทย$/);
  await visitor.until(`document.documentElement.lang === 'th'`);
}

async function staysSignedIn(visitor: Visitor): Promise<void> {
  await signIn(visitor, 'staff');
  await visitor.untilAt(/^\/management\//);
  await visitor.reload();
  await visitor.see('heading', /^ศิลปินทั้งหมด$/);
  await visitor.untilAt(/^\/management\//);
  await signOut(visitor);
  await visitor.reload();
  await visitor.see('link', /^เข้าสู่ระบบ$/);
}

async function editsTheirProfile(visitor: Visitor): Promise<void> {
  const weight = (50 + Math.round(Math.random() * 90) / 10).toFixed(1);
  await signIn(visitor, 'talent3');
  await visitor.open('/talent/profile');
  await visitor.press('button', /^แก้ไขโปรไฟล์$/);
  await visitor.fill(/^น้ำหนัก/, weight);
  await visitor.choose(/^อัลบั้ม/, PICTURE);
  await visitor.see('button', /^รูปที่ 1: คำบรรยาย/);
  await visitor.press('button', /^บันทึก$/);
  await visitor.see('status', /บันทึกสำเร็จ/);
  await visitor.reload();
  await visitor.until(
    `document.body.innerText.includes(${JSON.stringify(`${Number(weight)} กก.`)})`,
    `a weight of ${weight}`,
  );
  await signOut(visitor);
}

interface Jobs {
  items: { id: string }[];
}

async function appliesForAJob(visitor: Visitor, site: string): Promise<void> {
  const talent = await openSession(site, 'talent');
  const { items } = await ask<Jobs>(site, talent, '/api/job?open=true&size=100');
  let fresh: string | undefined;
  for (const { id } of items) {
    const { viewer } = await ask<{ viewer: { application: unknown; request: unknown } }>(
      site,
      talent,
      `/api/job/${id}`,
    );
    if (!viewer.application && !viewer.request) fresh ??= id;
  }
  if (!fresh) throw new Error('the demonstration has no job left to apply to');
  await signIn(visitor, 'talent', `/job/${fresh}`);
  await visitor.untilAt(new RegExp(`^/job/${fresh}$`));
  await visitor.press('button', /^สมัครงานนี้$/, { within: 'main aside' });
  await visitor.press('button', /^ส่งใบสมัคร$/, DIALOG);
  await visitor.see('status', /ส่งใบสมัครเรียบร้อยแล้ว/);
  await visitor.open('/talent/profile/job?tab=applications');
  await visitor.until(`document.querySelector('main a[href="/job/${fresh}"]')`, 'the application');
  await signOut(visitor);
}

/** The main flows; each ends signed out. */
export const FLOWS: readonly Flow[] = [
  { title: 'a visitor looks for a talent and comes back', run: looksForATalent },
  {
    title: 'a visitor reads a part of the home page in English, in the dark',
    run: readsInTheirWay,
  },
  { title: 'staff sign in, stay so after a new load, and sign out', run: staysSignedIn },
  { title: 'a talent edits the own profile with a picture', run: editsTheirProfile },
  { title: 'a talent applies for a job with a composite card', run: appliesForAJob },
];
