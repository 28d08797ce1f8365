import {
  emailSuffixOf,
  isAnyEmailAddress,
  isEmailAddress,
  isReservedEmail,
  isReservedHost,
} from './model.ts';

test.each([
  'a@b.co',
  'first.last+tag@mail.example.co.th',
  "o'brien_99@b-c.info",
  'A@B.TH',
  `${'a'.repeat(64)}@b.com`,
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  ['two addresses in a header', 'a,bX@t.test'],
  ['a group in a header', 'a;bX@t.test'],
  ['an address within an address', '<x>X@t.test'],
  ['an end of an address', 'a>X@t.test'],
  ['a comment', 'a(x)@t.test'],
  ['a quoted name', '"a"@t.test'],
  ['a route', '@relay.test:a@t.test'],
  ['a relay', 'a%b.test@t.test'],
  ['a path of servers', 't.test!a@t.test'],
  ['a pipe', 'a|b@t.test'],
  ['a backslash', 'a\\@t.test'],
  ['an address literal', 'a@[127.0.0.1]'],
  ['a name with an address', 'A <a@t.test>'],
  ['a further header', 'a@t.test\r\nBcc: b@t.test'],
  ['a line break before it', '\na@t.test'],
  ['a tab', 'a\tb@t.test'],
  ['no width', 'a\u200bb@t.test'],
  ['another direction', 'a\u202eb@t.test'],
  ['another script', 'ดารา@t.test'],
  ['a look-alike', 'а@t.test'],
  ['a wide letter', 'ａ@t.test'],
  ['a dot first', '.a@t.test'],
  ['a dot last', 'a.@t.test'],
  ['two dots', 'a..b@t.test'],
  ['nothing before', '@t.test'],
  ['a hyphen first', 'a@-t.test'],
  ['a hyphen last', 'a@t-.test'],
  ['a long name', `${'a'.repeat(65)}@t.test`],
  ['a long domain', `a@${'a.'.repeat(126)}test`],
  ['a suffix of one', 'a@t.t'],
  ['a suffix of five', 'a@t.tests'],
  ['nothing', ''],
])('%s is none: %p', (_name, text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test.each([
  ['a@b.t', false, false],
  ['a@b.co', true, true],
  ['a@b.info', true, true],
  ['mali@flower.agency', false, true],
  ['mali@flower.studio', false, true],
  [`a@b.${'x'.repeat(24)}`, false, true],
  [`a@b.${'x'.repeat(25)}`, false, false],
  ['a@b.c0mpany', false, false],
  ['a@xn--12cl9eyc.xn--o3cw4h', false, false],
])('%s: %s with short suffixes, %s with long ones', (text, short, long) => {
  expect(isEmailAddress(text)).toBe(short);
  expect(isEmailAddress(text, emailSuffixOf(undefined))).toBe(short);
  expect(isEmailAddress(text, emailSuffixOf(true))).toBe(long);
});

test.each([
  'a@b.co',
  'admin@dara.example',
  'hello@dara.agency',
  'a/b!c%d@t.test',
  'a@xn--12cl9eyc.xn--o3cw4h',
])('%s is an address of any suffix', (text) => {
  expect(isAnyEmailAddress(text)).toBe(true);
});

test.each([
  ['no domain', 'a'],
  ['a domain of one part', 'a@localhost'],
  ['a number last', 'a@127.0.0.1'],
  ['two addresses', 'a@t.test,b@t.test'],
  ['a further header', 'a@t.test\r\nBcc: b@t.test'],
  ['a line break after it', 'a@t.test\n'],
  ['a name with an address', 'A <a@t.test>'],
  ['another script', 'ดารา@t.test'],
  ['no width', 'a\u200bb@t.test'],
  ['a long name', `${'a'.repeat(65)}@t.test`],
  ['a long domain', `a@${'a.'.repeat(126)}test`],
])('%s is none of any suffix: %p', (_name, text) => {
  expect(isAnyEmailAddress(text)).toBe(false);
});

test.each(['a@dara.test', 'a@DARA.Example', 'a@mail.example.com', 'a@example.org', 'a@x.invalid'])(
  '%s is made up',
  (address) => {
    expect(isReservedEmail(address)).toBe(true);
  },
);

test.each(['a@dara.agency', 'a@contest.com', 'a@myexample.com', 'a@test.co.th', 'test@dara.co'])(
  '%s may be real',
  (address) => {
    expect(isReservedEmail(address)).toBe(false);
  },
);

test('this machine and names of docs are no hosts of the public', () => {
  expect(['localhost', 'dara.example', 'dara.test'].map(isReservedHost)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['dara.co.th', 'xn--12cl9eyc.com'].map(isReservedHost)).toEqual([false, false]);
});
