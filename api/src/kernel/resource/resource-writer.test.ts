import { AppError } from '@dara/backend';
import { defineResource } from '@dara/model';
import { Check } from 'typebox/value';
import { expect, test, vi } from 'vitest';
import { newId } from '../new-id.ts';
import { readHistory, type ActorContext } from '../record/history.ts';
import { cleanLocalized } from '../schema/input.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import { inputValues } from './resource-input.ts';
import { resourceSchemas } from './resource.schemas.ts';
import { createResource } from './resource.ts';

const site = staffTestApi();

// A noun with rules of its own, in the table of tags.
const LABEL = defineResource({
  noun: 'tag',
  label: { th: 'ป้าย', en: 'Label' },
  messages: 'test.label',
  fields: {
    kind: {
      kind: 'choice',
      label: { th: 'ชนิด', en: 'Kind' },
      values: { News: { th: 'ข่าว', en: 'News' }, Job: { th: 'งาน', en: 'Job' } },
      default: 'News',
      fixed: true,
    },
    name: { kind: 'localized', label: { th: 'ชื่อ', en: 'Name' }, max: 20 },
  },
  computed: {},
  list: {
    sorts: ['Name'],
    defaultSort: { column: 'Name', direction: 'asc' },
    filters: {},
  },
  bulk: ['delete', 'shout'],
});

const TAKEN = 'มีแล้ว';
const requireValid = vi.fn(async (_trx: unknown, { name }: { name: { th: string } }) => {
  if (name.th === TAKEN) throw new AppError('TAG_DUPLICATE');
});
const labels = createResource(LABEL, {
  missing: 'TAG_NOT_EXIST',
  input: ({ name, ...data }) =>
    inputValues(LABEL, {
      ...data,
      ...(name && { name: cleanLocalized(name, (text) => text.replaceAll('_', ' ')) }),
    }),
  requireValid,
  requireEditable({ kind }) {
    if (kind === 'Job') throw new AppError('FORBIDDEN');
  },
  async auditDelete(_trx, { name }) {
    return { title: name };
  },
  actions: {
    async shout(services, trx, context, id) {
      const row = await labels.lockEditable(trx, id);
      const name = { ...row.name, en: row.name.en.toUpperCase() };
      await labels.write(services, trx, context, row, { name });
    },
  },
});

const context = (): ActorContext => ({
  actor: { id: site.staff.id, permission: 'Staff' },
  requestId: 'test',
});
const create = (th: string, en = '', kind?: 'News' | 'Job') =>
  labels.create(site.api.services, context(), { name: { th, en }, ...(kind && { kind }) });
const update = (id: string, data: { version: number; name?: { th: string } }) =>
  labels.update(site.api.services, context(), id, data);
const handlers = () => labels.handlers(site.api.services);
const code = (running: Promise<unknown>) =>
  running.then(
    () => 'done',
    (error: AppError) => error.code,
  );
const historyOf = async (id: string) =>
  (await readHistory(site.api.services.db, 'tag', id, { page: 1, size: 20 })).items;
const actionsOf = async (id: string) => (await historyOf(id)).map(({ action }) => action);

test('a new record has its defaults, and its values as the noun cleans them', async () => {
  const made = await create('ฉลาก_หนึ่ง', 'Label_one');
  expect(made).toMatchObject({ kind: 'News', name: { th: 'ฉลาก หนึ่ง', en: 'Label one' } });
  const [created] = await historyOf(made.id);
  expect(created?.changes).toEqual([
    { field: 'kind', before: null, after: 'News' },
    { field: 'name', before: null, after: made.name },
  ]);
});

test('a field that is set once is only part of creation, and optional when it has a default', () => {
  const { Create, Update } = labels.schemas as unknown as Record<
    'Create' | 'Update',
    { properties: object; required: string[] }
  >;
  expect(Object.keys(Create.properties)).toEqual(['kind', 'name']);
  expect(Create.required).toEqual(['name']);
  expect(Object.keys(Update.properties)).toEqual(['name', 'version']);
});

test('a whole number is optional and between its bounds', () => {
  const pages = { kind: 'integer', label: { th: 'หน้า', en: 'Pages' }, min: 1, max: 9 } as const;
  const { Create, Record } = resourceSchemas({ ...LABEL, fields: { pages } });
  expect([null, 1, 9].every((value) => Check(Create, { pages: value }))).toBe(true);
  expect([0, 10, 1.5, '2'].some((value) => Check(Create, { pages: value }))).toBe(false);
  expect(Check(Create, {})).toBe(true);
  expect(Record).toMatchObject({ properties: { pages: { type: ['integer', 'null'] } } });
});

test('refused values are not stored, and are checked as the whole record would be', async () => {
  expect(await code(create(TAKEN))).toBe('TAG_DUPLICATE');
  expect((await labels.list(site.api.services.db, query(TAKEN))).total).toBe(0);
  const made = await create('ว่าง');
  expect(await code(update(made.id, { version: 1, name: { th: TAKEN } }))).toBe('TAG_DUPLICATE');
  const name = { th: TAKEN, en: '' };
  expect(requireValid).toHaveBeenLastCalledWith(expect.anything(), { kind: 'News', name }, made.id);
  expect(await labels.read(site.api.services.db, made.id)).toEqual(made);
  expect(await actionsOf(made.id)).toEqual(['Create']);
});

test('a write that changes nothing is neither checked nor recorded, and keeps the version', async () => {
  const made = await create('เหมือนเดิม');
  requireValid.mockClear();
  expect(await update(made.id, { version: 1, name: { th: 'เหมือนเดิม' } })).toEqual(made);
  expect(await update(made.id, { version: 1 })).toEqual(made);
  expect(requireValid).not.toHaveBeenCalled();
  expect(await actionsOf(made.id)).toEqual(['Create']);
});

test('a protected record is neither changed nor deleted, singly or in bulk', async () => {
  const { id } = await create('งาน', 'Work', 'Job');
  expect(await code(update(id, { version: 1, name: { th: 'อื่น' } }))).toBe('FORBIDDEN');
  expect(await code(handlers().remove!(context(), id))).toBe('FORBIDDEN');
  const { results } = await handlers().bulk!(context(), { ids: [id], action: 'shout' });
  expect(results).toEqual([expect.objectContaining({ id, code: 'FORBIDDEN' })]);
  expect(await actionsOf(id)).toEqual(['Create']);
});

test('a deletion is recorded with what the noun says of it, and undone once', async () => {
  const { id, name } = await create('ชั่วคราว');
  await handlers().remove!(context(), id);
  expect(await code(update(id, { version: 2, name: { th: 'อื่น' } }))).toBe('TAG_NOT_EXIST');
  const [deleted] = await historyOf(id);
  expect(deleted?.changes).toEqual([{ field: 'title', before: null, after: name }]);
  const restored = await handlers().restore!(context(), id);
  expect(restored).toMatchObject({ name, deletedAt: null });
  expect(await handlers().restore!(context(), id)).toEqual(restored);
  expect(await actionsOf(id)).toEqual(['Restore', 'Delete', 'Create']);
});

test('a deleted record whose values became invalid stays deleted', async () => {
  const { id } = await create('คืนไม่ได้');
  await handlers().remove!(context(), id);
  requireValid.mockRejectedValueOnce(new AppError('TAG_DUPLICATE'));
  expect(await code(handlers().restore!(context(), id))).toBe('TAG_DUPLICATE');
  expect(await code(labels.read(site.api.services.db, id))).toBe('TAG_NOT_EXIST');
});

test('many are changed by an action of the noun; one that is missing does not stop the others', async () => {
  const { id } = await create('ดัง', 'Loud');
  const none = newId();
  const { results } = await handlers().bulk!(context(), { ids: [none, id], action: 'shout' });
  expect(results.map(({ code: refusal }) => refusal)).toEqual(['TAG_NOT_EXIST', null]);
  expect(await labels.read(site.api.services.db, id)).toMatchObject({ name: { en: 'LOUD' } });
});

test('there is no route for what is not declared', () => {
  expect(handlers().order).toBeUndefined();
  const plain = createResource({ ...LABEL, bulk: [] }, { missing: 'TAG_NOT_EXIST' });
  expect(plain.handlers(site.api.services).bulk).toBeUndefined();
  expect(plain.schemas.uploads).toEqual({});
});

const query = (keyword: string) => ({ keyword, page: 1, size: 10 });
