import { differenceOf, shortened } from './text-difference.ts';

test('Thai is compared word by word, though nothing stands between its words', () => {
  expect(differenceOf('ดาราคว้ารางวัลใหญ่', 'ดาราคว้ารางวัลเล็ก')).toEqual([
    { kind: 'same', text: 'ดาราคว้ารางวัล' },
    { kind: 'removed', text: 'ใหญ่' },
    { kind: 'added', text: 'เล็ก' },
  ]);
});

test('a word that is another is told whole, whatever letters both have', () => {
  const pieces = differenceOf('เราคัดเลือกด้วยใจ', 'เราคัดเลือกตัวแทน');
  expect(pieces.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'same เราคัดเลือก',
    'removed ด้วยใจ',
    'added ตัวแทน',
  ]);
});

test('long stretches that stayed are cut to what surrounds a change', () => {
  const long = 'word '.repeat(200);
  const [first] = shortened(differenceOf(long, `${long}new`));
  expect(first?.text).toHaveLength(123);
});

test('a stretch before or behind a change keeps the end that is next to it', () => {
  const long = 'a '.repeat(300);
  const [first, , third] = shortened([
    { kind: 'same', text: long },
    { kind: 'added', text: 'new' },
    { kind: 'same', text: long },
  ]);
  expect(first?.text).toHaveLength(123);
  expect(first?.text).toMatch(/^ … a/);
  expect(third?.text).toMatch(/a\s+… $/);
});
