import { describe, expect, test } from 'vitest';
import { testSite } from '../../../testing/staff-test-api.ts';
import { createForms, imageBytes, talentData } from '../../../testing/registration.ts';

const site = testSite();
const MB = 1024 * 1024;

describe.each([
  ['/api/talent/register', 31 * MB],
  ['/api/authorization/register/businessaccount', 6 * MB],
])('POST %s', (url, largest) => {
  const claim = (remoteAddress: string, size?: number) =>
    site.api.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        ...(size === undefined ? {} : { 'content-length': String(size) }),
      },
      payload: '--b--\r\n',
      remoteAddress,
    });

  test('refuses a form larger than all it may hold', async () => {
    expect((await claim('10.30.0.1', largest + 1)).json()).toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
    });
    expect((await claim('10.30.0.1')).statusCode).toBe(400);
    expect((await claim('10.30.0.1', largest)).statusCode).not.toBe(413);
  });

  test('limits the megabytes from one address', async () => {
    const from = `10.31.${largest % 251}.1`;
    // Refused forms count as well: their images were sent.
    const forms = Math.floor((600 * MB) / largest);
    const { limiter } = site.api.services;
    const sent = { name: 'registration-size', max: 600, windowMs: 3_600_000 };
    await limiter.hit(sent, from, 600 - (forms > 20 ? 6 : 31));
    expect((await claim(from, largest)).statusCode).not.toBe(429);
    const refused = await claim(from, 1000);
    expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1);
    expect((await claim(`${from}1`, 1000)).statusCode).not.toBe(429);
    await limiter.reset(sent, from);
  });
});

test('an address opens a bounded number of accounts; refused forms do not count', async () => {
  const register = createForms(site, '/api/talent/register');
  const from = '10.32.0.1';
  const { limiter } = site.api.services;
  const opened = { name: 'registration', max: 60, windowMs: 3_600_000 };
  await limiter.hit(opened, from, 59);
  const files = async () => ({ imageFile: [{ bytes: await imageBytes() }] });
  expect((await register(talentData({ email: 'not one' }), await files(), from)).statusCode).toBe(
    400,
  );
  expect((await register(talentData(), await files(), from)).statusCode).toBe(202);
  expect((await register(talentData(), await files(), from)).json()).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
  });
  expect((await register(talentData(), await files(), '10.32.0.2')).statusCode).toBe(202);
});
