import { expect, test } from 'vitest';
import { ONE_CONNECTION, staffTestApi } from '../../../testing/staff-test-api.ts';
import { talentCalls } from '../../../testing/talent-calls.ts';

const setup = staffTestApi(ONE_CONNECTION);
const { put, record } = talentCalls(() => setup.api);

test('accounts have the order of the last save, and omitted ones are deleted', async () => {
  const id = await setup.records.talent();
  const send = (version: number, ...channels: string[]) =>
    put(setup.staff, id, {
      socialMedia: channels.map((channel) => ({ channel, name: 'x' })),
      version,
    });
  const stored = async () =>
    (await record(setup.staff, id)).socialMedia.map(({ channel }) => channel);
  await send(1, 'Instagram', 'Tiktok', 'Youtube');
  expect(await stored()).toEqual(['Instagram', 'Tiktok', 'Youtube']);
  await send(2, 'Youtube', 'Instagram');
  expect(await stored()).toEqual(['Youtube', 'Instagram']);
});
