import { differenceOf, shortened } from './text-difference.ts';
import { plainLines } from './plain-lines.ts';

test('Thai is compared word by word, though it has no spaces', () => {
  expect(differenceOf('ดาราคว้ารางวัลใหญ่', 'ดาราคว้ารางวัลเล็ก')).toEqual([
    { kind: 'same', text: 'ดาราคว้ารางวัล' },
    { kind: 'removed', text: 'ใหญ่' },
    { kind: 'added', text: 'เล็ก' },
  ]);
});

test('a changed word is shown whole, even when letters are shared', () => {
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

describe('plain lines', () => {
  test('rich text reads as lines, with images by their description', () => {
    const html =
      '<h2>Head</h2><p>One<br>two</p><ul><li>a</li><li>b</li></ul>' +
      '<figure><img src="x" alt="Ploy"><figcaption>Caption</figcaption></figure>' +
      '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
    expect(plainLines(html)).toBe('Head\nOne\ntwo\na\nb\n[Ploy]Caption\n1 2');
  });

  test('what rich text holds is never run', () => {
    expect(plainLines('<p>a<img src=x onerror="alert(1)">b</p>')).toBe('a[]b');
  });
});
