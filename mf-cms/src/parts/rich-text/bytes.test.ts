import { bytesOf } from './bytes.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['น้ำ', 9],
  ['😀', 4],
])('%j weighs %d bytes', (text, bytes) => {
  expect(bytesOf(text)).toBe(bytes);
});

test('a long text is counted once, and another one of the same length again', () => {
  const encode = jest.spyOn(TextEncoder.prototype, 'encode');
  const thai = 'ก'.repeat(20_000);
  expect([bytesOf(thai), bytesOf('ก'.repeat(20_000)), bytesOf('a')]).toEqual([60_000, 60_000, 1]);
  expect(bytesOf(thai)).toBe(60_000);
  expect(encode).toHaveBeenCalledTimes(2);
  expect(bytesOf('a'.repeat(20_000))).toBe(20_000);
});
