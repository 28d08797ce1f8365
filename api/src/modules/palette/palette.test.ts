import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../kernel/new-id.ts';
import { text } from '../../testing/records.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';
import type { SignedIn } from '../../testing/test-api.ts';
import type { FoundGroup } from './palette.schema.ts';

const site = staffTestApi();

let owner: SignedIn;
let talent: SignedIn;
const ids = {} as Record<'talent' | 'own' | 'other' | 'otherJob' | 'ownJob' | 'applied', string>;

beforeAll(async () => {
  const { records, api } = site;
  ids.talent = await records.talent({
    display_name: 'น้ำผึ้ง',
    nick_name: text('น้ำผึ้ง', 'Namphueng'),
    status: 'Pending',
  });
  ids.own = await records.business({ company_name: text('มะลิมีเดีย', 'Mali Media') });
  ids.other = await records.business({ company_name: text('มะลิทอง', 'Mali Gold') });
  const job = (business_profile_id: string, th: string) =>
    records.job({ business_profile_id, title: text(th, 'Mali shoot') });
  ids.ownJob = await job(ids.own, 'โฆษณามะลิ');
  ids.otherJob = await job(ids.other, 'ซีรีส์มะลิ');
  ids.applied = await job(ids.other, 'มิวสิกวิดีโอมะลิ');
  owner = await api.signIn({ permission: 'Business', business_profile_id: ids.own });
  talent = await api.signIn({ permission: 'Talent', talent_id: ids.talent });
  await records.db
    .insertInto('job_request')
    .values({ id: newId(), job_id: ids.applied, talent_id: ids.talent, created_by: null })
    .execute();
  await records.news({ title: text('มะลิบานแล้ว', 'Mali in bloom') });
});

const ask = async (who: SignedIn | null, query: string): Promise<FoundGroup[]> => {
  const answer = await site.api.app.inject({
    url: `/api/management/search?${query}`,
    headers: who?.headers ?? {},
  });
  return answer.json<{ groups: FoundGroup[] }>().groups;
};
const find = (who: SignedIn | null, keyword: string) =>
  ask(who, `keyword=${encodeURIComponent(keyword)}`);
const found = (groups: FoundGroup[]) =>
  groups.flatMap(({ items }) => items.map(({ id }) => id)).sort();

test.each(['น้ำผึ้ง', 'นำผึ้ง', 'Namphueng', 'น้ำพึ้ง', 'namphung', 'nam phueng'])(
  'staff find a talent by %s',
  async (keyword) => {
    const groups = await find(site.staff, keyword);
    expect(found(groups)).toContain(`talent.${ids.talent}`);
    expect(groups[0]!.items[0]).toMatchObject({
      title: { th: 'น้ำผึ้ง', en: 'Namphueng First' },
      path: `/management/talent/model/detail/${ids.talent}`,
    });
  },
);

test('staff find a talent by another romanisation', async () => {
  const id = await site.records.talent({ display_name: 'ณัฐ', nick_name: text('ณัฐ', 'Nat') });
  expect(found(await find(site.staff, 'nut'))).toContain(`talent.${id}`);
});

test('each role finds what its lists show, in groups, and users are for administrators', async () => {
  const kinds = async (who: SignedIn, word: string) =>
    (await find(who, word)).map(({ kind }) => kind);
  expect(await kinds(site.staff, 'มะลิ')).toEqual(['job', 'business', 'news']);
  expect(found(await find(owner, 'มะลิ'))).toEqual([`job.${ids.ownJob}`]);
  expect(found(await find(talent, 'มะลิ'))).toEqual([`job.${ids.applied}`]);
  const mail = owner.email;
  expect(await kinds(site.admin, mail)).toContain('user');
  expect(await kinds(site.staff, mail)).not.toContain('user');
  expect((await site.api.app.inject('/api/management/search?keyword=a')).statusCode).toBe(401);
});

test('two letters find names that begin with them', async () => {
  expect(found(await find(site.staff, 'มะ'))).toEqual(
    [`business.${ids.own}`, `business.${ids.other}`]
      .concat(found(await find(site.staff, 'มะลิบาน')))
      .sort(),
  );
});

test.each(['%', '_', '\\', "'; DROP TABLE job --", '   ', 'ๆ'.repeat(100)])(
  'takes %j literally',
  async (keyword) => {
    expect(found(await find(site.staff, keyword))).toEqual([]);
  },
);

test('recently opened records are returned as long as they are visible', async () => {
  const asked = [`job.${ids.otherJob}`, `job.${ids.ownJob}`, `talent.${ids.talent}`, 'job.x', 'y'];
  const query = asked.map((id) => `ids=${encodeURIComponent(id)}`).join('&');
  const ofStaff = (await ask(site.staff, query)).flatMap(({ items }) => items.map(({ id }) => id));
  expect(ofStaff).toEqual([`talent.${ids.talent}`, `job.${ids.otherJob}`, `job.${ids.ownJob}`]);
  expect(found(await ask(owner, query))).toEqual([`job.${ids.ownJob}`]);
  await site.records.db
    .updateTable('job')
    .set({ deleted_at: new Date() })
    .where('id', '=', ids.ownJob)
    .execute();
  expect(await ask(owner, query)).toEqual([]);
});
