import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compress, isUnchanged } from './encoding.ts';

describe('the form that a client takes', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['deflate', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    [['gzip', 'br'], 'br'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    [' br ; q=0.1 , gzip ; q=0.9 ', 'gzip'],
    ['br;level=3;q=0.1, gzip;q=0.2', 'gzip'],
    ['gzip;q=much', 'identity'],
    ['gzip;quality=0', 'gzip'],
  ] as const)('of %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header as string | string[] | undefined)).toBe(encoding);
  });

  it('is plain where it takes none', async () => {
    const bytes = Buffer.from('text');
    expect(await compress(bytes, 'identity')).toBe(bytes);
  });
});

describe('conditional requests', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b"', false],
    ['*', true],
    [' * ', true],
    ['"b", W/"a"', true],
    ['"b","c"', false],
    ['"aW/"', false],
  ])('is the same by %j: %s', (header, isSame) => {
    expect(isUnchanged(header, 'W/"a"')).toBe(isSame);
    expect(isUnchanged(header, '"a"')).toBe(isSame);
  });

  it('compares the whole tag', () => {
    expect(isUnchanged('"W/a"', '"a"')).toBe(false);
  });
});
