import { bahtWords } from './baht-words.ts';

test.each([
  [0, 'ศูนย์บาทถ้วน', 'Zero baht only'],
  [0.01, 'หนึ่งสตางค์', 'Zero baht and one satang only'],
  [0.25, 'ยี่สิบห้าสตางค์', 'Zero baht and twenty-five satang only'],
  [1, 'หนึ่งบาทถ้วน', 'One baht only'],
  [10, 'สิบบาทถ้วน', 'Ten baht only'],
  [11.11, 'สิบเอ็ดบาทสิบเอ็ดสตางค์', 'Eleven baht and eleven satang only'],
  [21, 'ยี่สิบเอ็ดบาทถ้วน', 'Twenty-one baht only'],
  [101, 'หนึ่งร้อยเอ็ดบาทถ้วน', 'One hundred one baht only'],
  [
    101_650.5,
    'หนึ่งแสนหนึ่งพันหกร้อยห้าสิบบาทห้าสิบสตางค์',
    'One hundred one thousand six hundred fifty baht and fifty satang only',
  ],
  [1_000_001, 'หนึ่งล้านเอ็ดบาทถ้วน', 'One million one baht only'],
  [10_000_000, 'สิบล้านบาทถ้วน', 'Ten million baht only'],
  [101_000_000, 'หนึ่งร้อยเอ็ดล้านบาทถ้วน', 'One hundred one million baht only'],
  [
    9_999_999_999,
    'เก้าพันเก้าร้อยเก้าสิบเก้าล้านเก้าแสนเก้าหมื่นเก้าพันเก้าร้อยเก้าสิบเก้าบาทถ้วน',
    'Nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine baht only',
  ],
])('writes %d baht out', (amount, thai, english) => {
  expect(bahtWords(amount, 'th')).toBe(thai);
  expect(bahtWords(amount, 'en')).toBe(english);
});

test.each([1.005, 0.005])('rounds %d half up before it is written', (amount) => {
  expect(bahtWords(amount, 'th')).toContain('หนึ่งสตางค์');
});

test.each([-1, -0.01, 90_071_992_547_410, Number.NaN])('refuses %d', (amount) => {
  expect(() => bahtWords(amount, 'th')).toThrow();
  expect(() => bahtWords(amount, 'en')).toThrow();
});
