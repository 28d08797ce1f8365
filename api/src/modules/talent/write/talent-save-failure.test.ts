import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterEach, describe, expect, vi, test } from 'vitest';
import { sql } from 'kysely';
import { formOf, imageBytes } from '../../../testing/form.ts';
import { staffTestApi } from '../../../testing/staff-test-api.ts';
import { refusal, talentCalls } from '../../../testing/talent-calls.ts';

const setup = staffTestApi();

afterEach(() => {
  vi.restoreAllMocks();
});

const { put, post, record } = talentCalls(() => setup.api);

let shade = 0;
/** An image that no other test stores. */
const fresh = (width = 40) => {
  shade += 1;
  return imageBytes(`#${(shade * 4099).toString(16).padStart(6, '0')}`, width);
};

const uploads = () => readdir(join(setup.api.services.config.dataDir, 'uploads')).catch(() => []);

/** All that a save may leave: files, rows, forms on the disk. */
async function everything(): Promise<unknown> {
  const { rows } = await sql`
    SELECT (SELECT count(*) FROM image) AS images, (SELECT count(*) FROM talent) AS talents,
      (SELECT count(*) FROM profile) AS accounts, (SELECT sum(version) FROM work) AS works,
      (SELECT sum(version) FROM talent) AS versions, (SELECT count(*) FROM audit_event) AS audit,
      (SELECT count(*) FROM work_experience) AS experiences`.execute(setup.api.services.db);
  return { rows, files: await setup.api.services.files.list(''), uploads: await uploads() };
}

interface Refused {
  status: number;
  code: string;
  errors: string[];
}

/** The calls that bring images; each save would be good but for what is done to it. */
const SAVES = {
  'changing a talent': {
    field: 'imageFiles',
    run: async (files: Record<string, Buffer | Buffer[]>) =>
      put(setup.staff, await setup.records.talent(), { height: 150, version: 1 }, files),
  },
  'making a talent': {
    field: 'imageFiles',
    run: (files: Record<string, Buffer | Buffer[]>) => {
      shade += 1;
      const name = { firstName: { th: 'ก' }, lastName: { th: 'ข' }, gender: 'Male' };
      const data = { displayName: `ใหม่ ${shade}`, email: `new${shade}@talent.test`, ...name };
      return post(setup.staff, data, files);
    },
  },
  'changing a work': {
    field: 'imageFiles',
    run: async (files: Record<string, Buffer | Buffer[]>) => {
      const id = await setup.records.talent();
      const count = [files['imageFiles'] ?? []].flat().length;
      const imageIds = Array.from({ length: count }, (_, index) => `file:${index}`);
      const experiences = [{ customerName: 'x', experienceType: 'Internal', imageIds }];
      const data = { version: 1, experiences };
      const url = `/api/management/talent/${id}/work/${await setup.records.work(id)}`;
      const form = await formOf(data, files, setup.staff.headers);
      return setup.api.app.inject({ method: 'PUT', url, ...form });
    },
  },
} as const;
const CALLS = Object.entries(SAVES);

describe.each(CALLS)('%s', (_name, { field, run }) => {
  /** The talent that a call needs is made first, so that only the save itself can leave something. */
  async function refused(files: Record<string, Buffer | Buffer[]>): Promise<Refused> {
    const made = await setup.records.talent();
    vi.spyOn(setup.records, 'talent').mockResolvedValue(made);
    const before = await everything();
    const answer = await run(files);
    expect(await everything()).toEqual(before);
    const [status, code, errors] = refusal(answer);
    return { status, code, errors };
  }
  const fileAt = (at: number, rule: string) => [`${field}.${at}:${rule}`];

  test.each([
    ['a renamed program', async () => Buffer.from('MZ\u0090\u0000\u0003 This program cannot')],
    [
      'an svg',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="9" height="9"/></svg>',
        ),
    ],
    ['a truncated jpeg', async () => (await imageBytes('#123456', 900)).subarray(0, 3000)],
    ['a png of 400 megapixels', async () => hugePng()],
    ['a jpeg that says it is a png', async () => Buffer.concat([PNG, await fresh()])],
  ])('refuses %s at its place', async (_case, make) => {
    const files = { [field]: [await fresh(), await make(), await fresh()] };
    expect(await refused(files)).toEqual({
      status: 415,
      code: 'FILE_TYPE',
      errors: fileAt(1, 'FILE_TYPE'),
    });
  });

  test('names an empty file at its place', async () => {
    const files = { [field]: [await fresh(), Buffer.alloc(0), await fresh()] };
    expect(await refused(files)).toEqual({
      status: 400,
      code: 'FILE_EMPTY',
      errors: fileAt(1, 'FILE_EMPTY'),
    });
  });

  test('names a field that it does not have', async () => {
    const files = { [field]: [await fresh()], imageFlies: [await fresh()] };
    expect(await refused(files)).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: ['imageFlies:unknown'],
    });
  });

  test('takes no more files than it holds', async () => {
    const one = await fresh();
    const answer = await refused({ [field]: Array(41).fill(one) });
    expect(answer).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [`${field}:maxItems`],
    });
  });

  test.each([1, 3])('a disk that is full at image %i leaves nothing', async (at) => {
    const { files: store } = setup.api.services;
    const write = store.put.bind(store);
    let writes = 0;
    vi.spyOn(store, 'put').mockImplementation(async (...args) => {
      writes += 1;
      if (writes === at) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      return write(...args);
    });
    const files = { [field]: [await fresh(), await fresh(), await fresh()] };
    expect(await refused(files)).toEqual({ status: 507, code: 'STORAGE_FULL', errors: [] });
    expect(writes).toBe(at);
  });

  test.each([
    ['while it writes', 'NOT DEFERRABLE'],
    ['as it commits, with all files stored', 'DEFERRABLE INITIALLY DEFERRED'],
  ])('a database whose disk is full %s leaves nothing', async (_when, deferred) => {
    await breakDatabase(deferred);
    const files = { [field]: [await fresh(), await fresh()] };
    const put = vi.spyOn(setup.api.services.files, 'put');
    expect(await refused(files)).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
    expect(put).toHaveBeenCalledTimes(2);
    await mendDatabase();
    const again = await run({ [field]: [await fresh()] });
    expect(again.statusCode).toBeLessThan(300);
    expect(await uploads()).toEqual([]);
  });
});

/** From here on every write to the log of changes, the last one of a save, fails as on a full disk. */
async function breakDatabase(deferred: string): Promise<void> {
  const { db } = setup.api.services;
  await sql`
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`.execute(
    db,
  );
  await sql`
    CREATE CONSTRAINT TRIGGER full_disk AFTER INSERT ON audit_event ${sql.raw(deferred)}
    FOR EACH ROW EXECUTE FUNCTION full_disk()`.execute(db);
}

async function mendDatabase(): Promise<void> {
  await sql`DROP FUNCTION full_disk CASCADE`.execute(setup.api.services.db);
}

test('the same save twice is written once, and its images stay', async () => {
  const id = await setup.records.talent();
  const imageFiles = [await fresh(), await fresh()];
  const save = () => put(setup.staff, id, { height: 171, version: 1 }, { imageFiles });
  const answers = await Promise.all([save(), save()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const now = await record(setup.staff, id);
  expect(now).toMatchObject({ height: 171, version: 2, album: [{}, {}] });
  for (const image of now.album) {
    const shown = await setup.api.app.inject(`/api/image/${image.id}/160.jpg`);
    expect(shown.statusCode).toBe(200);
  }
  expect(await uploads()).toEqual([]);
});

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Some 50 kilobytes, whole and right in every sum, that unfold to 400 megapixels of black. */
function hugePng(): Buffer {
  const side = 20_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, greyscale.
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + side / 8) * side));
  return Buffer.concat([
    PNG,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.of()),
  ]);
}
