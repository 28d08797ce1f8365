import { expect, test } from 'vitest';
import { loadConfig } from '@dara/backend';
import { EMAIL_SUFFIX } from '@dara/model';
import { isAnyEmail, isEmail } from './contact.ts';

test.each(['pin@talent.test', "o'brien+dara@mail.example.co.th"])('%s is an address', (text) => {
  expect(isEmail(text, EMAIL_SUFFIX)).toBe(true);
});

test.each([
  ...['a,bX@t.test', 'a;bX@t.test', '<x>X@t.test', 'a b@t.test', '"a"@t.test', 'a%b@t.test'],
  ...['a@t.test,b@t.test', 'A <a@t.test>', 'a@t.museum', 'a@t', 'a\u200bb@t.test', ''],
])('%p is none', (text) => {
  expect(isEmail(text, EMAIL_SUFFIX)).toBe(false);
});

test.each([
  ...['admin@dara.example', 'a/b!c%d@t.test', 'a@xn--12cl9eyc.xn--o3cw4h', "o'brien@b.museum"],
  ...['a@localhost', 'a@1.2.3.4', 'a..b@t.test', 'a@-t.test', `${'a'.repeat(65)}@t.test`],
  ...['a,b@t.test', 'ดารา@t.test', 'a@ดารา.test', 'a@t.', '@t.test', 'a@b@c.test', 'a b@t.test'],
])('configuration and the sign-in form agree on %s', (text) => {
  const load = () => loadConfig({ NODE_ENV: 'test', ADMIN_EMAIL: text });
  if (isAnyEmail(text)) expect(load().adminEmail).toBe(text);
  else expect(load).toThrow(/ADMIN_EMAIL must be an email address/);
});
