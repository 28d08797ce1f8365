import { foldSearch, foldText, usualSpelling } from './fold.ts';

describe('folding a text', () => {
  it.each([
    ['sara am as two characters', 'น้ำ', 'น้\u0E4D\u0E32'],
    ['sara am around the tone mark', 'น้ำ', 'น\u0E4D้\u0E32'],
    ['a tone mark after sara am', 'น้ำ', 'น\u0E33\u0E49'],
    ['two sara e', 'แม่', 'เเม่'],
    ['a doubled tone mark', 'ใต้', 'ใต้้'],
    ['a doubled vowel', 'กิ่ง', 'กิิ่ง'],
    ['a tone mark before the vowel', 'กิ่ง', 'ก่ิง'],
    ['tone marks around the vowel', 'กิ่ง', 'ก่ิ่ง'],
    ['Thai digits', 'รุ่น 15', 'รุ่น ๑๕'],
    ['zero-width spaces', 'น้ำ ผึ้ง', 'น\u200B้ำ\u2060 ผึ้ง\uFEFF'],
    ['a soft hyphen', 'model', 'mo\u00ADdel'],
    ['a non-breaking hyphen', 'ing-ing', 'Ing\u2011Ing'],
    ['dashes', 'a-b-c', 'a–b—c'],
    ['an apostrophe', "o'neill", 'O’Neill'],
    ['full-width letters', 'abc 12', 'ＡＢＣ　１２'],
    ['letters of several characters', 'strasse', 'STRAßE'],
    ['a final sigma', 'νικοσ', 'ΝΙΚΟς'],
    ['spaces', 'a b', ' a\u00A0\n\tb '],
  ])('ignores %s', (_what, one, other) => {
    expect(foldText(other)).toBe(foldText(one));
  });

  it('distinguishes words that differ in a tone mark, but not for searching', () => {
    expect(foldText('มา')).not.toBe(foldText('ม้า'));
    expect(foldSearch('มา')).toBe(foldSearch('ม้า'));
    expect(foldSearch('น้ำ')).not.toBe(foldSearch('นา'));
  });

  it('of a folded text changes nothing', () => {
    for (const text of ['น้ำผึ้ง เเก้ว', 'ก่ิ่ิ่ง', 'İstanbul ΟΔΟΣ', '๒๕๖๙ ﬁ ＡＢ']) {
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(foldSearch(foldSearch(text))).toBe(foldSearch(text));
    }
  });
});

it('the usual spelling keeps case and digits', () => {
  expect(usualSpelling('เเบรนด์ Ａ ๑ น\u0E4D้\u0E32')).toBe('แบรนด์ A ๑ น้ำ');
});
