import { expect, test } from 'vitest';
import { today } from '../../../kernel/age.ts';
import { newId } from '../../../kernel/new-id.ts';
import { ONE_CONNECTION, staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';

const setup = staffTestApi(ONE_CONNECTION);
const { put } = talentCalls(() => setup.api);
const year = Number(today().slice(0, 4));
const GUARDIAN = { name: 'แม่', relation: 'แม่', phone: '0812345678', email: 'mae@talent.test' };

test('errors of schema, rules, other talents, tags and images are reported together', async () => {
  await setup.records.talent({ display_name: 'ชื่อที่มีแล้ว' });
  const id = await setup.records.talent({ birthday: `${year - 12}-01-01` });
  const data = {
    version: 1,
    height: 'tall',
    displayName: 'ชื่อที่มีแล้ว',
    guardian: { ...GUARDIAN, phone: '12' },
    tags: [newId()],
    imageId: newId(),
    socialMedia: [
      { channel: 'Tiktok', name: 'a' },
      { channel: 'Tiktok', name: ' ' },
    ],
  };
  const [status, code, errors] = refusal(await put(setup.staff, id, data));
  expect([status, code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(errors.toSorted()).toEqual([
    'displayName:DISPLAY_NAME_DUPLICATE',
    'guardian.phone:phone',
    'height:type',
    'imageId:exist',
    'socialMedia.1.channel:CHANNEL_DUPLICATE',
    'socialMedia.1.name:required',
    'tags.0:exist',
  ]);
});

test('a rule of several fields is not reported when one of them is refused', async () => {
  const child = `${year - 12}-01-01`;
  const known = await setup.records.talent({ birthday: child, email: 'own@talent.test' });
  const refusals = async (data: object) =>
    refusal(await put(setup.staff, known, { version: 1, ...data }))[2].toSorted();
  const social = (...channels: string[]) => ({
    socialMedia: channels.map((channel) => ({ channel, name: 'a' })),
  });

  expect(await refusals(social('None', 'Facebook', 'Instagram', 'Tiktok'))).toEqual([
    'socialMedia.0.channel:enum',
  ]);
  expect(await refusals(social('Tiktok', 'Tiktok'))).toEqual([
    'socialMedia.1.channel:CHANNEL_DUPLICATE',
  ]);
  const types = { talentTypes: ['None', 'Model', 'Actor', 'Influencer', 'Singer'] };
  expect((await refusals(types)).filter((line) => line.endsWith('DUPLICATE'))).toEqual([]);
  expect(await refusals({ birthDay: 'soon', guardian: null })).toEqual(['birthDay:date']);
  expect(await refusals({ email: 5, guardian: { ...GUARDIAN, email: 'own@talent.test' } })).toEqual(
    ['email:type'],
  );
});
