import { afterEach, beforeAll, describe, expect, vi, test } from 'vitest';
import { newsCalls } from '../../testing/news-calls.ts';
import { staffTestApi } from '../../testing/staff-test-api.ts';

const site = staffTestApi();
let calls: ReturnType<typeof newsCalls>;
beforeAll(() => {
  calls = newsCalls(site);
});
afterEach(() => {
  vi.useRealTimers();
});

const isoIn = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const publicStatus = async (id: string) => (await calls.readPublic(id)).statusCode;

/** Lets the clock of this process jump, not that of the database. */
function jumpBy(minutes: number): void {
  vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });
}

describe('a clock that jumps', () => {
  test('ahead publishes nothing early, nor says that it is out', async () => {
    const { id } = (await calls.create(site.staff, { publishAt: isoIn(60) })).json();
    jumpBy(2);
    expect(await publicStatus(id)).toBe(404);
    expect((await calls.read(site.staff, id)).status).toBe('Scheduled');
    const list = await calls.send(site.staff, 'GET', '?status=Scheduled&size=100');
    const row = list.json().items.find((one: { id: string }) => one.id === id);
    expect(row.status).toBe('Scheduled');
  });

  test.each([2, -2])('by %i minutes keeps no article back that is published now', async (by) => {
    const draft = (await calls.create(site.staff, { publish: false })).json();
    jumpBy(by);
    const saved = await calls.update(site.staff, draft.id, { version: 1, publish: true });
    expect(saved.json().status).toBe('Published');
    expect(await publicStatus(draft.id)).toBe(200);
    const made = (await calls.create(site.staff)).json();
    expect([made.status, await publicStatus(made.id)]).toEqual(['Published', 200]);
  });
});
