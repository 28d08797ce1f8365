import { expect, test } from 'vitest';
import { staffTestApi } from '../../testing/staff-test-api.ts';

const site = staffTestApi();

test('an id of an address in upper case is that of its record, and a text that is no id that of none', async () => {
  const id = await site.records.client();
  const get = (given: string) =>
    site.api.app.inject({ url: `/api/management/client/${given}`, headers: site.staff.headers });
  expect((await get(id.toUpperCase())).json()).toMatchObject({ id });
  for (const other of ['x', `${id}0`, '%00', 'a'.repeat(200)]) {
    expect((await get(other)).json()).toMatchObject({ code: 'CLIENT_NOT_EXIST', status: 404 });
  }
});
