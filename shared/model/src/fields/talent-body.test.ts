import { BODY_FIGURES, BODY_LINES, BODY_NAMES, TALENT_BODY, bodyWith } from './talent-body.ts';
import { factText, labelWithUnit } from './units.ts';
import { wordLabel } from './words.ts';

test('every part of a body is a figure or a line', () => {
  expect([...BODY_FIGURES, ...BODY_LINES]).toEqual(BODY_NAMES);
  expect(Object.keys(bodyWith(() => null))).toEqual(BODY_NAMES);
});

test.each(BODY_LINES.flatMap((name) => TALENT_BODY[name].words.map((word) => [name, word])))(
  '%s %s has a word in both languages',
  (_name, word = '') => {
    expect(wordLabel(word, 'en')).not.toBe(word);
    expect(wordLabel(word, 'th')).toMatch(/[ก-๙]/);
  },
);

test('free text is returned unchanged', () => {
  expect(wordLabel('lilac', 'th')).toBe('lilac');
  expect(wordLabel('constructor', 'th')).toBe('constructor');
});

test('figures are followed by their unit, sizes preceded by the name of their system', () => {
  expect(factText(TALENT_BODY.height, '168', 'th')).toBe('168 ซม.');
  expect(factText(TALENT_BODY.chest, '32.5', 'en')).toBe('32.5 in');
  expect(factText(TALENT_BODY.shoes, '38.5', 'th')).toBe('EU 38.5');
  expect(factText(TALENT_BODY.hairColour, 'grey', 'th')).toBe('เทา');
  expect(labelWithUnit(TALENT_BODY.hip, 'en')).toBe('Hip (in)');
  expect(labelWithUnit(TALENT_BODY.skinTone, 'th')).toBe('สีผิว');
});
