import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { literalsOf, readGlossary, refusedIn } from './glossary.ts';

const terms = readGlossary(
  readFileSync(path.resolve(import.meta.dirname, '../../../docs/glossary.md'), 'utf8'),
);

describe('the glossary', () => {
  it.each([
    ['เอเจนซี่ศิลปิน', 'เอเจนซี / agency'],
    ['เอเจน\u2060ซี่', 'เอเจนซี / agency'],
    ['เบอร์โทร', 'เบอร์โทรศัพท์ / phone number'],
    ['โทรศัพท์', 'เบอร์โทรศัพท์ / phone number'],
    ['สะโพก', 'รอบสะโพก / hip'],
    ['Your e-mail address', 'อีเมล / email'],
  ])('refuses %s', (text, instead) => {
    expect(refusedIn(text, terms)).toEqual([expect.stringContaining(`“${instead}”`)]);
  });

  it.each(['เบอร์โทรศัพท์', 'รอบสะโพก', 'อก–เอว–สะโพก', 'โทร 02 000 0000', './talent-change-mail.ts'])(
    'accepts %s',
    (text) => {
      expect(refusedIn(text, terms)).toEqual([]);
    },
  );
});

it('reads string literals with any quotes', () => {
  expect(literalsOf(`const a = 'b'; // "c"\nconst d = \`e "f"\`; it('isn\\'t');`)).toEqual([
    'b',
    'c',
    'e "f"',
    "isn\\'t",
  ]);
});
