import { languageName } from './language.ts';

it.each([
  ['th', 'ไทย', 'Thai'],
  ['yue', 'กวางตุ้ง', 'Cantonese'],
  ['ภาษาใต้', 'ภาษาใต้', 'ภาษาใต้'],
])('calls %s %s and %s', (code, th, en) => {
  expect([languageName(code, 'th'), languageName(code, 'en')]).toEqual([th, en]);
});
