import { until } from '@dara/backend/testing';
import { expect, test } from 'vitest';
import { HOME_SECTIONS } from '@dara/model';
import { newId } from '../../kernel/new-id.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';

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
  expect(home.sections.slice(0, 3)).toEqual([...sections, { id: 'about', shown: true }]);
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
  const second = await site.records.talent({ image_id: await site.records.image() });
  const saved = await put({ version: await version(), heroTalentIds: [second, first] });
  expect(saved.body.heroTalents.map(({ id }: { id: string }) => id)).toEqual([second, first]);
  // On a machine so slow that the page takes its time, many changes at once are seen a second later.
  const shows = (...wanted: string[]) =>
    until(async () => {
      const ids = (await shown()).heroTalents.map(({ id }: { id: string }) => id);
      return ids.join() === wanted.join();
    });
  await shows(second, first);
  const { headers } = site.admin;
  const url = `/api/management/talent/${second}`;
  const form = { data: { active: false, version: 1 } };
  const down = await site.api.app.inject({ method: 'PUT', url, headers, payload: form });
  expect(down.statusCode).toBe(200);
  await shows(first);
  const managed = await site.api.app.inject({ url: PATH, headers });
  expect(managed.json().heroTalents[0]).toMatchObject({ id: second, isShown: false });
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
