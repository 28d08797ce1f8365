const ID = '018cc251-f400-7000-8000-000000000000';

/** Texts that have broken servers before, for queries, paths and bodies. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...['', ' ', '\u0000', 'a\u0000b', '\u0007', '\u001b[2J', '\u202e', '\ufeff', '\ufffd', '\r\n'],
  ...['x'.repeat(3000), 'ก'.repeat(300), '👩‍👩‍👧', 'e\u0301', '%', '%00', '_%_', '\\', '\\u0000'],
  ...["' OR 1=1 --", '"; DROP TABLE talent; --', '$1', '${7*7}', '<script>alert(1)</script>'],
  ...['../../etc/passwd', 'abc', 'null', 'undefined', 'NaN', 'Infinity', '-Infinity', '1e309'],
  ...['-1e309', '-1', '0', '-0', '1.5', '2147483648', '9223372036854775808', '1e21', '0x10', '+1'],
  ...['true', '[]', '{}', '[object Object]', '__proto__', 'constructor', 'toString', 'Pending'],
  ...['2026-02-30', '0000-01-01', '9999-12-31', '+275760-09-13', '2026-11-22T00:00:00Z'],
  ...[
    `urn:uuid:${ID}`,
    `{${ID}}`,
    ID.replaceAll('-', ''),
    ID,
    'a,bX@t.test',
    'https://a.test/?a=b',
  ],
];

/** Replaces a number that JSON can write and JavaScript cannot represent. */
export const ENDLESS = '@endless@';

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Values of every type, for body fields. */
export const HOSTILE_VALUES: readonly unknown[] = [
  // oxlint-disable-next-line no-loss-of-precision -- beyond the safe integers
  ...[null, true, false, 0, -1, 1.5, 2_147_483_648, 9_007_199_254_740_993, 1e21, 1e308, -1e308],
  ...[ENDLESS, [], {}, [null], [[]], [{}], { a: 1 }, { id: null }, { length: 1e9 }, nested(200)],
  ...['\ud800', 'a\udfff', Array.from({ length: 2000 }, () => 'x')],
  ...HOSTILE_TEXTS,
];

/** Whole bodies that are no form and no record, with their types. */
export const HOSTILE_BODIES: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', '1e309'],
  ['application/json', '{"__proto__":{"admin":true}}'],
  ['application/json', '{"constructor":{"prototype":{"admin":true}}}'],
  ['application/json', '['.repeat(100_000)],
  ['application/json', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['application/json; charset=utf-16', '{"a":1}'],
  ['application/x-www-form-urlencoded', 'a=1&a=2&__proto__=3&b%00=%00&%E0%A4%A=1'],
  ['text/plain', 'text'],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['nonsense', 'x'],
  ['multipart/form-data', 'x'],
  ['multipart/form-data; boundary=', 'x'],
  [`multipart/form-data; boundary=${'b'.repeat(300)}`, 'x'],
  ['multipart/form-data; boundary=b', ''],
  ['multipart/form-data; boundary=b', 'x'],
  ['multipart/form-data; boundary=b', '--b--\r\n'],
  ['multipart/form-data; boundary=b', '--b\r\n\r\nx\r\n--b--\r\n'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n{',
  ],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n{\r\n--b--\r\n',
  ],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n{}\r\n--b--\r\n',
  ],
  [
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="imageFile"; filename="../a\u0000.png"\r\n\r\nx\r\n--b--\r\n',
  ],
];

export const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  { 'x-request-id': "x'--" },
  { 'x-request-id': `urn:uuid:${ID}` },
  { 'if-none-match': '"'.repeat(500) },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Basic eDp4' },
  { cookie: 'accessToken=a.b.c; refreshToken=\u007f; =; ;' },
  { 'accept-language': 'x'.repeat(2000) },
  { 'x-forwarded-for': "' OR 1=1 --" },
  { 'content-type': 'application/json' },
  { range: 'bytes=9999999999999999999-' },
  { expect: 'nothing' },
];
