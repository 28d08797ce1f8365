import { pageScriptBytes } from './page-bytes.ts';

const file = (name: string, brotli: number) => ({
  name,
  brotli,
  gzip: brotli,
  size: brotli,
  integrity: '',
  side: 'client' as const,
});

const release = {
  entry: 'entry.js',
  pages: { home: ['home.js'] },
  messages: { th: ['th.js'], en: ['en.js'] },
  files: [file('entry.js', 100), file('home.js', 20), file('th.js', 5), file('en.js', 4)],
};

describe('the script of a page', () => {
  it('is entry, page and the larger catalogue, compressed, each file once', () => {
    expect(pageScriptBytes(release, 'home')).toBe(125);
    const shared = { ...release, pages: { home: ['home.js', 'entry.js'] } };
    expect(pageScriptBytes(shared, 'home')).toBe(125);
    expect(pageScriptBytes({ ...release, messages: {} }, 'home')).toBe(120);
  });

  it('is counted from sizes that were read, where there are any', () => {
    expect(pageScriptBytes(release, 'home', new Map([['home.js', 7]]))).toBe(7);
  });
});
