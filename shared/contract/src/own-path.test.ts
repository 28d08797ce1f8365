import { expect, it } from '@jest/globals';
import { ownPath } from './own-path.ts';

const ORIGIN = 'https://dara.test';
const PIECES = [
  ...['/', '//', '\\', '.', '..', '/.', '/..', '%2e', '%2E%2e', '%2f', '%5c', '%5C', '%09', '%00'],
  ...[
    '\t',
    '\n',
    '\r',
    '\0',
    '\u001f',
    '\u0020',
    '\u00a0',
    '\u200b',
    '\u2028',
    '\ufeff',
    '／',
    '＼',
  ],
  ...[
    'evil.example',
    '@',
    ':',
    ':80',
    'https:',
    'javascript:',
    '?',
    '#',
    'desk',
    'ก',
    '%',
    '[',
    ';',
  ],
];

/** The same pieces in the same order at every run. */
function addresses(count: number): string[] {
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const one = (): string =>
    Array.from({ length: 1 + next(7) }, () => PIECES[next(PIECES.length)]).join('');
  return Array.from({ length: count }, (_, index) => (index % 4 === 0 ? one() : `/${one()}`));
}

it('leads nowhere but to the site itself, however often what it answers is resolved', () => {
  let accepted = 0;
  for (const address of addresses(8000)) {
    const path = ownPath(address);
    if (path === null) continue;
    accepted += 1;
    const first = new URL(path, `${ORIGIN}/a/b`);
    const second = new URL(first.pathname + first.search + first.hash, ORIGIN);
    const leads = { address, path, first: first.origin, second: second.origin };
    expect(leads).toEqual({ address, path, first: ORIGIN, second: ORIGIN });
    // What a header or the address bar takes as it is.
    expect(path).toMatch(/^\/(?![/\\])[!-~]*$/);
  }
  expect(accepted).toBeGreaterThan(1000);
});

it.each([
  ['/.//evil.example', null],
  ['/%2e//evil.example', null],
  ['/x/..//evil.example', null],
  ['/.\\\\evil.example', null],
  ['/\t/evil.example', null],
  ['/\\evil.example', null],
  ['//evil.example/x', null],
  ['///evil.example', null],
  ['https://evil.example', null],
  [' /desk', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
  ['/', '/'],
  ['/desk/7?a=//b#//c', '/desk/7?a=//b#//c'],
  ['/desk//7', '/desk//7'],
  ['/ก', '/%E0%B8%81'],
])('%j leads to %j', (address, path) => {
  expect(ownPath(address)).toBe(path);
});
