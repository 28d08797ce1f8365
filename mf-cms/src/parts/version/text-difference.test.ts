import { differenceOf, plainLines, shortened } from './text-difference.ts';

test('Thai is compared word by word, though nothing stands between its words', () => {
  expect(differenceOf('ดาราคว้ารางวัลใหญ่', 'ดาราคว้ารางวัลเล็ก')).toEqual([
    { kind: 'same', text: 'ดาราคว้ารางวัล' },
    { kind: 'removed', text: 'ใหญ่' },
    { kind: 'added', text: 'เล็ก' },
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

test('formatted text is compared as lines, and what it holds is never run', () => {
  expect(plainLines('<h2>Head</h2><p>One<br>two</p><ul><li>a</li><li>b</li></ul>')).toBe(
    'Head\nOne\ntwo\na\nb',
  );
  expect(plainLines('<p>a<img src=x onerror="alert(1)">b</p>')).toBe('ab');
});
