import { describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/new-id.ts';
import { testSite } from '../../../testing/staff-test-api.ts';
import type { TalentPage } from './talent.schema.ts';

const site = testSite();

describe('of the ids given', () => {
  test('returns public talents once each and reveals no others', async () => {
    const shown = await site.records.talent({ display_name: 'Listed one' });
    const other = await site.records.talent({ display_name: 'Listed two' });
    const hidden = await site.records.talent({ display_name: 'Hidden', status: 'Archived' });
    const ids = [shown, other, hidden, newId(), shown].map((id) => `ids=${id}`).join('&');
    const { statusCode, ...answer } = await site.api.app.inject(`/api/talent?${ids}&size=30`);
    expect(statusCode).toBe(200);
    const page = answer.json<TalentPage>();
    expect(page.items.map(({ id }) => id).sort()).toEqual([shown, other].sort());
    expect(page.total).toBe(2);
    const one = await site.api.app.inject(`/api/talent?ids=${hidden}`);
    expect(one.json<TalentPage>()).toMatchObject({ items: [], total: 0 });
  });

  test('have their languages, which no other list needs', async () => {
    const name = { display_name: 'Speaks', languages: ['th', 'ja'] };
    const speaks = await site.records.talent(name);
    const of = async (query: string) =>
      (await site.api.app.inject(`/api/talent?${query}`)).json<TalentPage>().items[0];
    expect(await of(`ids=${speaks}`)).toMatchObject({ languages: ['th', 'ja'] });
    expect(await of('keyword=Speaks')).not.toHaveProperty('languages');
  });

  test('thirty are taken, and only ids', async () => {
    const many = (count: number) => Array.from({ length: count }, () => `ids=${newId()}`).join('&');
    expect((await site.api.app.inject(`/api/talent?${many(30)}`)).statusCode).toBe(200);
    expect((await site.api.app.inject(`/api/talent?${many(31)}`)).statusCode).toBe(400);
    expect((await site.api.app.inject('/api/talent?ids=abc')).statusCode).toBe(400);
  });
});
