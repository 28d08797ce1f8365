import { expect, test } from 'vitest';
import { imageBytes } from '../../../testing/form.ts';
import { ONE_CONNECTION, staffTestApi } from '../../../testing/staff-test-api.ts';
import { talentCalls } from '../../../testing/talent-calls.ts';
import { workCalls } from '../../../testing/work-calls.ts';

const setup = staffTestApi(ONE_CONNECTION);
const { send } = talentCalls(() => setup.api);
const { talentWithWork, written } = workCalls(setup);

test('experiences keep their images, take new ones and give them up', async () => {
  const { path } = await talentWithWork();
  const experience = { customerName: 'ลูกค้า', experienceType: 'Internal', hireDate: '2025-05-05' };
  const files = [await imageBytes('#111111', 40), await imageBytes('#222222', 50, 30)];
  const data = {
    experiences: [
      { ...experience, link: 'example.com/ad', imageIds: ['file:1', 'file:0'] },
      { ...experience, customerName: 'อีกราย', experienceType: 'External' },
    ],
    version: 1,
  };
  const first = await written(path, data, files);
  expect(first.experiences).toMatchObject([
    { ...experience, link: 'https://example.com/ad', images: [{ width: 50 }, { width: 40 }] },
    { customerName: 'อีกราย', link: null, images: [] },
  ]);
  const [one, two] = first.experiences;
  const [wide, square] = one!.images.map(({ id }) => id);
  const moved = {
    experiences: [
      { ...two, imageIds: ['file:0', square] },
      { id: one!.id, ...experience },
    ],
    version: 2,
  };
  const second = await written(path, moved, [await imageBytes('#333333', 20)]);
  expect(second.experiences).toMatchObject([
    { id: two!.id, images: [{ width: 20 }, { id: square }] },
    { id: one!.id, images: [{ id: wide }, { id: square }] },
  ]);
  const third = await written(path, { experiences: [], version: 3 });
  expect(third.experiences).toEqual([]);
  const rows = await setup.records.db
    .selectFrom('image')
    .select('deleted_at')
    .where('id', 'in', [wide!, square!])
    .execute();
  expect(rows.every((row) => row.deleted_at !== null)).toBe(true);
});

test('an experience tells the project and the role, which stay when they are left out', async () => {
  const { id, path } = await talentWithWork();
  const experience = { customerName: 'ช่องดาวเหนือ', experienceType: 'Internal' };
  const experiences = [
    { ...experience, project: ' ซีรีส์  เพลิงดาวเหนือ ', role: 'นางเอก ' },
    { ...experience, project: ' \u200b', role: null },
    experience,
  ];
  const first = await written(path, { experiences, version: 1 });
  expect(first.experiences).toMatchObject([
    { project: 'ซีรีส์ เพลิงดาวเหนือ', role: 'นางเอก' },
    { project: null, role: null },
    { project: null, role: null },
  ]);
  const [shown, empty] = first.experiences;
  const { project: _project, role: _role, ...older } = shown!;
  const again = [older, { ...empty, project: 'โฆษณา', role: 'พรีเซนเตอร์' }];
  const second = await written(path, { experiences: again, version: 2 });
  expect(second.experiences).toMatchObject([
    { id: older.id, project: 'ซีรีส์ เพลิงดาวเหนือ', role: 'นางเอก' },
    { id: empty!.id, project: 'โฆษณา', role: 'พรีเซนเตอร์' },
  ]);
  const third = await written(path, {
    experiences: [{ ...second.experiences[0], project: '', role: null }],
    version: 3,
  });
  expect(third.experiences).toMatchObject([{ project: null, role: null }]);
  const history = await send(setup.admin, 'GET', `/${id}/audit`);
  const [latest] = history.json<{ items: { changes: { field: string }[] }[] }>().items;
  expect(latest!.changes.find(({ field }) => field === 'experiences')).toMatchObject({
    before: [{ project: 'ซีรีส์ เพลิงดาวเหนือ', role: 'นางเอก' }, { project: 'โฆษณา' }],
    after: [{ project: null, role: null }],
  });
});
