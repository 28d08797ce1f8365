import { nickNameBeside } from './nick-name-beside.ts';

test.each([
  ['น้ำผึ้ง ณัฐวรา', 'ผึ้ง', null],
  ['Ing-Ing Suda', 'ing ing', null],
  ['EARTH', 'Earth', null],
  ['Suda', '', null],
  ['ณัฐวรา', 'ผึ้ง', 'ผึ้ง'],
])('beside "%s" the nickname "%s" is shown as %s', (name, nickName, said) => {
  expect(nickNameBeside(name, nickName)).toBe(said);
});
