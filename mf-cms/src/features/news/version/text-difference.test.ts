import { plainText } from '../plain-text.ts';
import { differenceOf, shortened } from './text-difference.ts';

test('Thai is compared word by word, though nothing stands between its words', () => {
  const pieces = differenceOf('ดาราคว้ารางวัลใหญ่', 'ดาราคว้ารางวัลเล็ก');
  expect(pieces).toEqual([
    { kind: 'same', text: 'ดาราคว้ารางวัล' },
    { kind: 'removed', text: 'ใหญ่' },
    { kind: 'added', text: 'เล็ก' },
  ]);
});

test('long stretches that stayed are cut to what surrounds a change', () => {
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

test('rich text reads as lines, with pictures by their description', () => {
  const html =
    '<h2>Head</h2><p>One<br>two</p><ul><li>a</li><li>b</li></ul>' +
    '<figure><img src="x" alt="Ploy"><figcaption>Caption</figcaption></figure>' +
    '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
  expect(plainText(html)).toBe('Head\nOne\ntwo\na\nb\n[Ploy]Caption\n1 2');
});
