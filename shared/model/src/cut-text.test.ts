import { cutText, endOfText } from './cut-text.ts';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['a text that fits', 'abc', 3, 'abc'],
  ['plain letters', 'abcd', 3, 'abc'],
  ['a tone mark', 'กี่', 2, ''],
  ['a vowel below and a tone mark', 'ครูู่', 3, 'ค'],
  ['sara am', 'น้ำใจ', 2, ''],
  ['a vowel before its consonant', 'ดาราเก่ง', 5, 'ดารา'],
  ['an emoji family', `a${FAMILY}b`, 5, 'a'],
  ['a surrogate pair', 'a😀', 2, 'a'],
  ['a flag', '🇹🇭🇹🇭', 6, '🇹🇭'],
  ['a skin tone', '👍🏽', 2, ''],
])('%s is not cut', (_kind, text, limit, expected) => {
  expect(cutText(text, limit)).toBe(expected);
});

test('any limit leaves whole characters', () => {
  const text = `สวัสดีค่ะ ${FAMILY} ผู้กำกับ 👍🏽 ก็ได้ 🇹🇭`;
  const characters = Array.from(new Intl.Segmenter('th').segment(text), ({ segment }) => segment);
  for (let limit = 0; limit <= text.length; limit += 1) {
    const cut = cutText(text, limit);
    const kept = Array.from(new Intl.Segmenter('th').segment(cut), ({ segment }) => segment);
    expect(cut.length).toBeLessThanOrEqual(limit);
    expect(kept).toEqual(characters.slice(0, kept.length));
    expect(cut).not.toMatch(/[เ-ไ]$/);
    expect(text.endsWith(endOfText(text, limit))).toBe(true);
    expect(endOfText(text, limit)).not.toMatch(/^[\p{M}\u200D\uDC00-\uDFFF]/u);
  }
});
