import { isTaxId } from './tax-id.ts';

test.each([
  ['0105551234567', true],
  ['0994000158378', true],
  ['0105551234560', false],
  ['1234567890123', false],
  ['๐105551234567', false],
  ['', false],
])('tax id %s: %s', (text, isRight) => {
  expect(isTaxId(text)).toBe(isRight);
});
