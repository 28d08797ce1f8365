import { expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { privacyCalls } from '../../testing/privacy-calls.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';

const site = staffTestApi();
const { ask } = privacyCalls(() => site.api);

test('a repeated request returns the pending one, whatever was requested and withdrawn since', async () => {
  const person = await site.api.signIn({ permission: 'Business' });
  const first = (await ask(person, { kind: 'Access' })).json();
  const later = Array.from({ length: 25 }, (_, at) => ({
    ...({ id: newId(), kind: 'Correction', status: 'Withdrawn', profile_id: person.id } as const),
    ...{ received_on: first.dueOn, due_on: first.dueOn },
    created_at: new Date(Date.now() + (at + 1) * 1000),
  }));
  await site.api.services.db.insertInto('privacy_request').values(later).execute();
  const again = await ask(person, { kind: 'Access' });
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first);
});
