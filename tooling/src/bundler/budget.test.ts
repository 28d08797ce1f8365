import { expect, test } from 'vitest';
import { budgetProblems } from './budget.ts';

const file = (name: string, brotli: number) => ({
  name,
  brotli,
  gzip: brotli,
  size: brotli,
  integrity: '',
  side: 'client' as const,
});

const route = { page: 'home', path: '/x', frame: 'site', access: 'public' } as const;

const built = (scriptBytes?: number) => ({
  name: 'mf-x',
  entry: 'entry.js',
  pages: { home: ['home.js'] },
  messages: { th: ['th.js'] },
  files: [file('entry.js', 100), file('home.js', 20), file('th.js', 5)],
  declaration: {
    name: 'mf-x',
    owner: 'x',
    prefixes: ['/x'],
    routes: [{ ...route, title: { th: 'หน้า', en: 'Page' } }],
    menu: [],
    sections: [],
    ...(scriptBytes === undefined ? {} : { budget: { scriptBytes } }),
  },
});

test('a build reports the page that exceeds the budget of remote.json, with the sizes', () => {
  expect(budgetProblems(built(125))).toEqual([]);
  expect(budgetProblems(built())).toEqual([]);
  expect(budgetProblems(built(124))).toEqual([
    'mf-x: page home needs 125 bytes of compressed script, the budget in remote.json is 124; ' +
      'load what it does not need at first with import()',
  ]);
});
