import { afterAll, expect, test } from 'vitest';
import { lineCalls } from '../../../testing/line-calls.ts';
import { openFakeLine } from '../../../testing/fake-line.ts';
import { testSite } from '../../../testing/staff-test-api.ts';

const line = await openFakeLine();
afterAll(() => line.close());
const without = testSite();
const away = testSite({ env: line.env });

test('a site without a channel offers nothing and takes nothing', async () => {
  const { begin, event, status, unlink, webhook } = lineCalls(without, line);
  const person = await without.api.signIn({ permission: 'Talent' });
  const nothing = { channelName: null, addUrl: null, linkedAt: null };
  expect(await status(person)).toEqual({ isOffered: false, ...nothing });
  expect((await begin(person)).statusCode).toBe(404);
  expect((await unlink(person)).statusCode).toBe(204);
  expect((await webhook([event('follow', 'U0')])).statusCode).toBe(404);
});

test('while LINE is unavailable users see their state, and can start and unlink', async () => {
  const { begin, link, status, unlink } = lineCalls(away, line);
  const person = await away.api.signIn({ permission: 'Business' });
  await link(person);
  line.isAway = true;
  const said = { isOffered: true, channelName: null, addUrl: null };
  expect(await status(person)).toEqual({ ...said, linkedAt: expect.any(String) });
  expect((await begin(person)).statusCode).toBe(200);
  expect((await unlink(person)).statusCode).toBe(204);
  line.isAway = false;
  expect(await status(person)).toMatchObject({ channelName: 'Dara Agency', linkedAt: null });
});
