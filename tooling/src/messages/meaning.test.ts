import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesWithMessages } from './packages.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

type Catalogue = Record<string, string>;

function catalogue(language: 'th' | 'en'): Catalogue {
  const parts = packagesWithMessages(ROOT).map((name) => {
    const file = path.join(ROOT, name, `src/messages/${language}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  });
  return Object.assign({}, ...parts) as Catalogue;
}

const thai = catalogue('th');
const english = catalogue('en');
const pairs = Object.keys(english).map((id) => ({ id, en: english[id]!, th: thai[id] ?? '' }));

/** The visible text of a row's button, and its accessible name, which also names the row. */
const named = ['th', 'en'].flatMap((language) => {
  const texts = language === 'th' ? thai : english;
  return Object.entries(texts)
    .filter(([id]) => id.endsWith('.of') && texts[id.slice(0, -'.of'.length)])
    .map(([id, name]) => ({ id, language, name, shown: texts[id.slice(0, -'.of'.length)]! }));
});

it('has an accessible name that contains the visible text, for voice control', () => {
  const isOther = ({ name, shown }: { name: string; shown: string }) =>
    !name.toLowerCase().includes(shown.toLowerCase());
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(isOther)).toEqual([]);
});

/** The text without words that merely contain the letters of a negation. */
const withoutLookalikes = (text: string) =>
  text.replace(/ทั้งหมด|รหัสกู้คืน|หรือไม่(?![ก-๙])|มิวสิก|หมดอายุ/g, '');
const THAI_NOT = /ไม่|อย่า|ห้าม|มิได้/;
const ENGLISH_NOT =
  /\b(not|no|never|cannot|can['’]t|isn['’]t|don['’]t|nobody|nothing|none|without|neither|nor|unable)\b/i;

/** Negated in one language and expressed by a separate verb in the other. */
const SAID_OTHERWISE = ['talent.manage.done.untop', 'kit.record.bulk.done.untag'];

it('a negation in English is a negation in Thai', () => {
  const affirmed = pairs.filter(
    ({ id, en, th }) =>
      ENGLISH_NOT.test(en) && !THAI_NOT.test(withoutLookalikes(th)) && !SAID_OTHERWISE.includes(id),
  );
  expect(affirmed).toEqual([]);
});

/** An English word, its Thai translation, and Thai words that contradict it. */
interface Word {
  en: RegExp;
  th: RegExp;
  /** The opposite; checked only if English does not contain it as well. */
  not?: { en: RegExp; th: RegExp };
}

const negated = {
  en: new RegExp(`${ENGLISH_NOT.source}|waiting|while`, 'i'),
  th: /(ไม่|รอ)(?:ได้|ผ่าน|รับ)*(?:การ)?อนุมัติ/,
};
/** “Open” is “close” with a vowel before it. */
const CLOSE = '(?<!เ)ปิด';
const WORDS: Record<string, Word> = {
  approve: { en: /\b(approve[ds]?)\b/i, th: /อนุมัติ/, not: negated },
  reject: { en: /\breject(s|ed)?\b/i, th: /ไม่อนุมัติ|ปฏิเสธ|ไม่ผ่าน|ไม่ได้รับ/ },
  delete: { en: /\bdelete[ds]?\b/i, th: /ลบ/, not: { en: /restor/i, th: /กู้คืน/ } },
  restore: { en: /\brestore[ds]?\b/i, th: /กู้คืน/, not: { en: /delet|go away/i, th: /ลบ/ } },
  archive: {
    en: /\barchived?\b(?<!from the archive)/i,
    th: /เข้าคลัง|จัดเก็บ/,
    not: { en: /from the archive/i, th: /ออกจากคลัง/ },
  },
  unarchive: { en: /from the archive/i, th: /ออกจากคลัง/ },
  deactivate: { en: /\b(deactivate[ds]?|inactive)\b/i, th: new RegExp(`${CLOSE}ใช้งาน`) },
  activate: {
    en: /\b(activate[ds]?|active)\b/i,
    th: /ใช้งาน/,
    not: { en: /deactivate|inactive/i, th: new RegExp(`${CLOSE}ใช้งาน`) },
  },
  'sign in': {
    en: /\bsign(ed)? in\b/i,
    th: /เข้าสู่ระบบ/,
    not: { en: /sign(ed)? out/i, th: /ออกจากระบบ/ },
  },
  'sign out': { en: /\bsign(ed)? out\b/i, th: /ออกจากระบบ/ },
  open: { en: /\bopen\b/i, th: /เปิด/, not: { en: /clos|deadline/i, th: new RegExp(`${CLOSE}รับ`) } },
  closed: { en: /\bclosed?\b/i, th: new RegExp(CLOSE), not: { en: /open/i, th: /เปิด/ } },
  publish: { en: /\bpublished\b/i, th: /เผยแพร่/, not: { en: ENGLISH_NOT, th: /ไม่เผยแพร่/ } },
  unpublish: { en: /\bunpublished\b/i, th: /ไม่เผยแพร่/ },
  accept: { en: /\baccept\b/i, th: /ตอบรับ|ยอมรับ/, not: { en: /decline/i, th: /ปฏิเสธ/ } },
  decline: { en: /\bdeclined?\b/i, th: /ปฏิเสธ/ },
  withdraw: { en: /\bwithdraw(n)?\b/i, th: /ถอน/ },
  ascending: { en: /\bascending\b/i, th: /น้อยไปมาก/ },
  descending: { en: /\bdescending\b/i, th: /มากไปน้อย/ },
  'at least': { en: /\bat least\b/i, th: /อย่างน้อย|ตั้งแต่/, not: { en: /most/i, th: /ไม่เกิน/ } },
  'at most': {
    en: /\b(at most|no more than|up to)\b/i,
    th: /ไม่เกิน|สูงสุด|ถึง/,
    not: { en: /at least/i, th: /อย่างน้อย/ },
  },
  next: { en: /\bnext\b/i, th: /ถัดไป|ต่อไป/, not: { en: /previous/i, th: /ก่อน/ } },
  previous: { en: /\bprevious\b/i, th: /ก่อน/, not: { en: /next/i, th: /ถัดไป/ } },
  newest: { en: /\bnewest\b/i, th: /ใหม่|ล่าสุด/, not: { en: /oldest/i, th: /เก่า/ } },
  unsaved: { en: /\bunsaved\b/i, th: /ยังไม่ได้บันทึก/ },
  saved: {
    en: /\bsaved\b/i,
    th: /บันทึก|เก็บ/,
    not: { en: ENGLISH_NOT, th: /ไม่ได้บันทึก|บันทึก\S*ไม่/ },
  },
  expired: { en: /\bexpired\b/i, th: /หมดอายุ|หมดเวลา/ },
  'last name': { en: /\blast name\b/i, th: /นามสกุล/ },
  pending: { en: /\bpending\b/i, th: /รอ/ },
  scheduled: { en: /\bscheduled\b/i, th: /ตั้งเวลา/ },
  draft: { en: /\bdraft\b/i, th: /ร่าง/ },
  completed: { en: /\bcompleted\b/i, th: /เสร็จ/, not: { en: /cancel/i, th: /ยกเลิก/ } },
  cancelled: { en: /\bcancelled\b/i, th: /ยกเลิก/, not: { en: /complete/i, th: /เสร็จ/ } },
  suspended: { en: /\bsuspended\b/i, th: /ระงับ/ },
  unpublishing: { en: /\bunpublish\b/i, th: /เลิกเผยแพร่|ไม่เผยแพร่/ },
  'publish now': {
    en: /\bpublish\b/i,
    th: /เผยแพร่/,
    not: { en: /unpublish/i, th: /เลิก|ไม่เผยแพร่/ },
  },
  owner: { en: /\bowners?\b/i, th: /เจ้าของ/ },
  member: { en: /\bmembers?\b/i, th: /สมาชิก/ },
  save: { en: /\bsave\b/i, th: /บันทึก|เก็บ/ },
  cancel: { en: /\bcancel\b/i, th: /ยกเลิก/ },
  edit: { en: /\bedit\b/i, th: /แก้/ },
  search: { en: /\bsearch(es|ing)?\b/i, th: /ค้น|หา/ },
  filter: { en: /\bfilters?\b/i, th: /กรอง/ },
  sort: { en: /\bsort/i, th: /เรียง/ },
  upload: { en: /\bupload/i, th: /อัปโหลด|ส่ง/ },
  password: { en: /\bpasswords?\b/i, th: /รหัสผ่าน/ },
  reason: { en: /\breasons?\b/i, th: /เหตุผล/ },
  news: { en: /\bnews\b/i, th: /ข่าว/ },
  client: { en: /\bclients?\b/i, th: /ลูกค้า/ },
  discount: { en: /\bdiscount/i, th: /ส่วนลด/ },
  nationality: { en: /\bnationalit/i, th: /สัญชาติ/ },
  weight: { en: /\bweight\b/i, th: /น้ำหนัก/ },
  today: { en: /\btoday\b/i, th: /วันนี้/ },
  page: { en: /\bpages?\b/i, th: /หน้า/ },
  'in Thai': { en: /\bThai\b/, th: /ไทย/ },
  'in English': { en: /\bEnglish\b/, th: /อังกฤษ/ },
  male: { en: /\bmale\b/i, th: /ชาย/ },
  female: { en: /\bfemale\b/i, th: /หญิง/ },
};

/** Accepted Thai paraphrases, reviewed by a native speaker. */
const READ: Record<string, string[]> = {
  open: ['public.register.talent.description'],
  'at most': ['public.news.list.description'],
};

describe.each(Object.entries(WORDS))('“%s”', (name, { en, th, not }) => {
  const found = pairs.filter((pair) => en.test(pair.en) && !(READ[name] ?? []).includes(pair.id));

  it('is used in a message, and translated in Thai', () => {
    expect(found).not.toEqual([]);
    expect(found.filter((pair) => !th.test(pair.th))).toEqual([]);
  });

  it('does not mean its opposite', () => {
    const swapped = found.filter(
      (pair) => not && !not.en.test(pair.en) && not.th.test(withoutLookalikes(pair.th)),
    );
    expect(swapped).toEqual([]);
  });
});

describe.each([
  ['th', thai],
  ['en', english],
] as const)('labels that stand for each other’s opposite differ in %s', (_language, texts) => {
  it.each([
    ['kit.resource.yes', 'kit.resource.no'],
    ['kit.ui.confirm', 'kit.ui.cancel'],
    ['kit.form.leave.go', 'kit.form.leave.stay'],
    ['kit.form.step.next', 'kit.form.step.back'],
    ['kit.record.approve', 'kit.record.reject'],
    ['talent.manage.action.archive', 'talent.manage.action.unarchive'],
    ['talent.manage.action.activate', 'talent.manage.action.deactivate'],
    ['talent.manage.action.top', 'talent.manage.action.untop'],
    ['talent.manage.action.delete', 'kit.record.restore'],
  ])('%s and %s', (one, other) => {
    expect(texts[one]).toBeTruthy();
    expect(texts[other]).toBeTruthy();
    expect(texts[one]).not.toBe(texts[other]);
  });

  it('every status has a label of its own', () => {
    const labels = Object.entries(texts).filter(([id]) => id.startsWith('kit.ui.status.'));
    expect(labels.length).toBeGreaterThan(10);
    expect(new Set(labels.map(([, text]) => text)).size).toBe(labels.length);
  });
});
