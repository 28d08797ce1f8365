import { plainNumber, typedNumber } from './typed-number.ts';

test.each([
  ['1,500', '1500'],
  ['1 500', '1500'],
  ['1\u00A0500', '1500'],
  ['1\u2009500\u2009000', '1500000'],
  ['๑,๕๐๐', '1500'],
  ['๑๕๐๐', '1500'],
  ['１，５００', '1500'],
  ['１５００．５０', '1500.50'],
  ['฿1,500', '1500'],
  ['฿ 1,500', '1500'],
  ['THB 1,500', '1500'],
  ['1,500 บาท', '1500'],
  ['1500 Baht', '1500'],
  ['1,500.-', '1500'],
  ['1,500.–', '1500'],
  ['1,500.00', '1500'],
  ['1,500.25', '1500.25'],
  ['\u200B1,500', '1500'],
  [' 168.5 ', '168.5'],
  ['0', '0'],
])('%j is the number %s', (text, expected) => {
  expect(plainNumber(text)).toBe(expected);
  expect(typedNumber(text)).toBe(Number(expected));
});

test.each(['', '1,5', '1,50,000', '1 500,000', '-5', '5²', '1500-2000', '1.2.3', '฿', 'สิบ', '1e3'])(
  '%j is no number and stays as it was typed',
  (text) => {
    expect(plainNumber(text)).toBe(text);
    expect(typedNumber(text)).toBeNull();
  },
);
