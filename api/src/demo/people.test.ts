import { expect, test } from 'vitest';
import { FEMININE_NICKNAMES, FOREIGN_NAMES, MASCULINE_NICKNAMES } from './people-data.ts';
import { generateTalents } from './people.ts';

const talents = generateTalents({ now: new Date('2026-11-22T00:00:00Z') });

test('all persons have unique stage names', () => {
  const names = talents.map(({ displayName }) => displayName.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test('foreigners have names of their country, and no one else does', () => {
  const foreign = talents.filter(({ nationality }) => nationality !== 'TH');
  expect(foreign).not.toEqual([]);
  for (const { nationality, lastName } of talents) {
    const own = FOREIGN_NAMES[nationality]?.map(({ surname }) => surname[1]);
    const all = Object.values(FOREIGN_NAMES).flatMap((names) =>
      names.map(({ surname }) => surname[1]),
    );
    if (own) expect(own).toContain(lastName[1]);
    else expect(all).not.toContain(lastName[1]);
  }
});

test('nicknames, hair and eyes are those of the portrait', () => {
  for (const { look, nickName, hairColour, eyeColour } of talents) {
    const fitting = look.build === 'feminine' ? FEMININE_NICKNAMES : MASCULINE_NICKNAMES;
    expect(fitting).toContainEqual(nickName);
    expect(['black', 'darkBrown']).toEqual(expect.arrayContaining([hairColour, eyeColour]));
  }
});

test('no talent under 20 has a beard', () => {
  for (const { look, isUnderage } of talents) expect(look.isAdult).toBe(!isUnderage);
});
