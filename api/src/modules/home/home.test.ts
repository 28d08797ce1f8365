import { until } from '@dara/backend/testing';
import { expect, test } from 'vitest';
import { HOME_LIMITS, HOME_SECTIONS } from '@dara/model';
import { newId } from '../../kernel/new-id.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { readHome } from './home.repository.ts';

const site = staffTestApi();
const PATH = '/api/management/home';

const put = async (payload: object) => {
  const { headers } = site.staff;
  const answer = await site.api.app.inject({ method: 'PUT', url: PATH, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const shown = async () => (await site.api.app.inject('/api/home')).json();
const version = async (): Promise<number> =>
  (await site.api.app.inject({ url: PATH, headers: site.staff.headers })).json().version;

test('until the first edit the page is the default', async () => {
  expect(await shown()).toEqual({
    heroTitle: null,
    heroText: null,
    heroTalents: [],
    sections: HOME_SECTIONS.map((id) => ({ id, shown: true })),
  });
});

test('texts, order and hidden sections apply immediately, and each step is in the history', async () => {
  const heroTitle = { th: 'ดาวของเรา', en: 'Our stars' };
  const sections = [
    { id: 'news', shown: true },
    { id: 'clients', shown: false },
  ];
  const saved = await put({ version: await version(), heroTitle, sections });
  expect(saved.status).toBe(200);
  await until(async () => (await shown()).heroTitle?.th === heroTitle.th);
  const home = await shown();
  expect(home.heroTitle).toEqual(heroTitle);
  expect(home.sections.slice(0, 3)).toEqual([...sections, { id: 'talents', shown: true }]);
  expect(home.sections).toHaveLength(HOME_SECTIONS.length);
  const stale = await put({ version: 1, heroTitle: null });
  expect([stale.status, stale.body.current.heroTitle]).toEqual([409, heroTitle]);
  const same = await put({ version: await version(), heroTitle });
  expect(same.body.version).toBe(saved.body.version);
  const audit = await site.api.app.inject({ url: `${PATH}/audit`, headers: site.staff.headers });
  expect(audit.json()).toMatchObject({ total: 1, items: [{ action: 'Update' }] });
});

test('who is chosen and stops being public is left out, and marked for editors', async () => {
  const image = await site.records.image();
  const first = await site.records.talent({ image_id: image });
  const album = await site.records.image();
  const images = { image_id: await site.records.image(), album_image_ids: [album] };
  const second = await site.records.talent(images);
  const saved = await put({ version: await version(), heroTalentIds: [second, first] });
  expect(saved.body.heroTalents.map(({ id }: { id: string }) => id)).toEqual([second, first]);
  // On a machine so slow that the page takes its time, many changes at once are seen a second later.
  const shows = (...wanted: string[]) =>
    until(async () => {
      const ids = (await shown()).heroTalents.map(({ id }: { id: string }) => id);
      return ids.join() === wanted.join();
    });
  await shows(second, first);
  expect((await shown()).heroTalents[0]).toMatchObject({
    image: { id: images.image_id },
    second: { id: album },
  });
  const { headers } = site.admin;
  const url = `/api/management/talent/${second}`;
  const form = { data: { active: false, version: 1 } };
  const down = await site.api.app.inject({ method: 'PUT', url, headers, payload: form });
  expect(down.statusCode).toBe(200);
  await shows(first);
  const managed = await site.api.app.inject({ url: PATH, headers });
  expect(managed.json().heroTalents[0]).toMatchObject({ id: second, isShown: false });
});

test('free places are taken by turns between types and genders, the same for a day', async () => {
  const kinds = (['Actor', 'Singer'] as const).flatMap((type) =>
    (['Male', 'Female'] as const).map((gender) => ({ type, gender })),
  );
  for (const { type, gender } of [...kinds, ...kinds, ...kinds, ...kinds])
    await site.records.talent({ gender, image_id: await site.records.image() }, { types: [type] });
  const without = await site.records.talent({});
  await put({ version: await version(), heroTalentIds: [] });
  const { db } = site.api.services;
  const seen = async (day: string) => {
    const ids = (await readHome(db, day)).heroTalents.map(({ id }) => id);
    const rows = db.selectFrom('talent').select(['id', 'talent_types', 'gender']);
    return { ids, rows: await rows.where('id', 'in', ids).execute() };
  };
  const { ids, rows } = await seen('2026-11-28');
  expect(ids).toHaveLength(HOME_LIMITS.talents);
  expect(ids).not.toContain(without);
  for (const kind of kinds) {
    const same = rows.filter(
      ({ talent_types: [type], gender }) => type === kind.type && gender === kind.gender,
    );
    expect(same.length).toBeGreaterThanOrEqual(2);
  }
  const genderOf = (id: string | undefined) => rows.find((row) => row.id === id)?.gender;
  for (const at of [0, 2]) expect(genderOf(ids[at])).not.toBe(genderOf(ids[at + 1]));
  expect((await seen('2026-11-28')).ids).toEqual(ids);
  const days = await Promise.all(['29', '30'].map((date) => seen(`2026-11-${date}`)));
  expect(days.some((day) => day.ids.join() !== ids.join())).toBe(true);
});

test.each([
  [{ heroTitle: { th: '\u200B' } }, 'heroTitle.th'],
  [{ heroTalentIds: [newId()] }, 'heroTalentIds.0'],
  [
    {
      sections: [
        { id: 'news', shown: true },
        { id: 'news', shown: false },
      ],
    },
    'sections',
  ],
])('%j is refused', async (data, field) => {
  const { status, body } = await put({ version: await version(), ...data });
  expect([status, body.errors[0].field]).toEqual([400, field]);
});
