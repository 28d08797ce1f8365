import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { GUARDIAN, guardedTalent, mailsDuring } from '../testing/guarded.ts';
import { privacyCalls } from '../testing/privacy-calls.ts';
import { staffTestApi } from '../testing/staff-test-api.ts';
import { talentCalls } from '../testing/talent-calls.ts';
import type { SignedIn } from '../testing/test-api.ts';

const site = staffTestApi();
const privacy = privacyCalls(() => site.api);
const talents = talentCalls(() => site.api);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, payload?: object, who: SignedIn | null = site.staff) =>
  site.api.app.inject({
    ...{ method, url: `/api${path}`, headers: who?.headers ?? {} },
    ...(payload ? { payload } : {}),
  });
const manage = (method: Method, path: string, payload?: object, who = site.staff) =>
  call(method, `/management/${path}`, payload, who);

interface Removal {
  /** What no page may show after the write was answered. */
  ids: string[];
  write: () => Promise<{ statusCode: number; body: string }>;
}

async function ownTalent(): Promise<{ id: string; talent: SignedIn }> {
  const id = await site.records.talent();
  return { id, talent: await site.api.signIn({ permission: 'Talent', talent_id: id }) };
}

/** A business that is shown among the clients, with a public job. */
async function shownBusiness(): Promise<{ id: string; job: string; client: string }> {
  const id = await site.records.business({ show_as_client: true });
  const job = await site.records.job({ business_profile_id: id });
  const client = await site.records.client({ business_profile_id: id, publish: true });
  return { id, job, client };
}

const KINDS: Record<string, () => Promise<Removal>> = {
  'a consent that is withdrawn': async () => {
    const { id, talent } = await ownTalent();
    const body = { purpose: 'PublicProfile', given: false };
    return { ids: [id], write: () => call('PUT', '/consent', body, talent) };
  },
  "a guardian's withdrawal": async () => {
    const { id } = await guardedTalent(site, `${new Date().getUTCFullYear() - 12}-01-01`);
    const [mail] = await mailsDuring(site.api, () => manage('POST', `talent/${id}/guardian`));
    const answer = (word: string) =>
      call('PUT', '/guardian/confirmation', { token: mail?.token, answer: word }, null);
    expect([mail?.to, (await answer('Confirm')).statusCode]).toEqual([GUARDIAN.email, 200]);
    return { ids: [id], write: () => answer('Decline') };
  },
  'a talent that is archived': async () => {
    const id = await site.records.talent();
    const body = { status: 'Archived', version: 1 };
    return { ids: [id], write: () => manage('PUT', `talent/${id}/status`, body, site.admin) };
  },
  'talents that are deactivated together': async () => {
    const ids = [await site.records.talent(), await site.records.talent()];
    return { ids, write: () => manage('POST', 'talent/bulk', { ids, action: 'deactivate' }) };
  },
  'a talent that is deleted': async () => {
    const id = await site.records.talent();
    return { ids: [id], write: () => manage('DELETE', `talent/${id}`, undefined, site.admin) };
  },
  'a talent that turns out to need a guardian': async () => {
    const id = await site.records.talent({ guardian_confirmed_at: null });
    const birthDay = `${new Date().getUTCFullYear() - 15}-01-01`;
    const body = { birthDay, guardian: GUARDIAN, version: 1 };
    return { ids: [id], write: () => talents.put(site.staff, id, body) };
  },
  'a person that is erased': async () => {
    const { id, talent } = await ownTalent();
    const request = (await privacy.ask(talent)).json<{ id: string }>();
    const { version } = (await privacy.get(site.admin, `/${request.id}`)).json();
    return {
      ids: [id],
      write: () => privacy.move(site.admin, request.id, { version, status: 'Running' }),
    };
  },
  'a work that is deleted': async () => {
    const talent = await site.records.talent();
    const id = await site.records.work(talent);
    return { ids: [id], write: () => manage('DELETE', `talent/${talent}/work/${id}`) };
  },
  'a card that is deleted': async () => {
    const talent = await site.records.talent();
    const id = await site.records.card(talent, { shared: true });
    return { ids: [id], write: () => manage('DELETE', `talent/${talent}/compositecard/${id}`) };
  },
  'a business that is suspended': async () => {
    const { id, job, client } = await shownBusiness();
    const body = { status: 'Suspended', reason: 'unpaid', version: 1 };
    return { ids: [id, job, client], write: () => manage('PUT', `business/${id}/status`, body) };
  },
  'a business that is deleted': async () => {
    const { id, job, client } = await shownBusiness();
    return { ids: [id, job, client], write: () => manage('DELETE', `business/${id}`) };
  },
  'a job that is cancelled': async () => {
    const { job } = await shownBusiness();
    const body = { status: 'Cancelled', reason: 'rain', version: 1 };
    return { ids: [job], write: () => manage('PUT', `job/${job}/status`, body) };
  },
  'an article that is unpublished': async () => {
    const id = await site.records.news({ publish: true });
    const body = { ids: [id], action: 'unpublish' };
    return { ids: [id], write: () => manage('POST', 'news/bulk', body) };
  },
  'an article that is deleted': async () => {
    const id = await site.records.news({ publish: true });
    return { ids: [id], write: () => manage('DELETE', `news/${id}`) };
  },
  'a client that is taken down': async () => {
    const id = await site.records.client({ publish: true });
    const body = { ids: [id], action: 'unpublish' };
    return { ids: [id], write: () => manage('POST', 'client/bulk', body) };
  },
  'a client that is deleted': async () => {
    const id = await site.records.client({ publish: true });
    return { ids: [id], write: () => manage('DELETE', `client/${id}`) };
  },
  'a tag that is deleted': async () => {
    const id = await site.records.tag('Talent', 'ป้าย', 'Tag');
    return { ids: [id], write: () => manage('DELETE', `tag/${id}`) };
  },
  'a picture that is deleted': async () => {
    const id = await site.records.image({ is_editorial: true, is_kept: true, access: 'public' });
    return { ids: [id], write: () => manage('DELETE', `media/${id}`) };
  },
};

/** The ids that instances are notified to drop before the work is answered. */
async function removedDuring(work: () => Promise<unknown>): Promise<Set<string>> {
  const ids = new Set<string>();
  const leave = site.api.services.events.subscribe('removal', (payload) => {
    for (const id of (payload as { ids: string[] }).ids) ids.add(id);
  });
  await work();
  leave();
  return ids;
}

test.each(Object.keys(KINDS))('%s is dropped everywhere before the answer', async (kind) => {
  const { ids, write } = await KINDS[kind]!();
  const removed = await removedDuring(async () => {
    const { statusCode, body } = await write();
    expect([statusCode < 300, body]).toEqual([true, body]);
  });
  expect([...removed]).toEqual(expect.arrayContaining(ids));
});

test('rows that are removed with plain SQL are dropped too', async () => {
  const id = await site.records.talent();
  const { db, events } = site.api.services;
  // A removal of an earlier test may be delivered a second time meanwhile.
  const heard = new Promise<unknown>((resolve) =>
    events.subscribe('removal', (payload) => {
      if ((payload as { ids: string[] }).ids.includes(id)) resolve(payload);
    }),
  );
  await db.transaction().execute(async (trx) => {
    await events.announce('removal', trx);
    await sql`DELETE FROM talent WHERE id = ${id}`.execute(trx);
  });
  expect(await heard).toEqual({ ids: [id], confirm: true });
});

test('a change of a record that stays public, or never was, announces no removal', async () => {
  const { id, talent } = await ownTalent();
  const hidden = await site.records.talent({ status: 'Pending' });
  const article = await site.records.news({ publish: false });
  const removed = await removedDuring(async () => {
    await talents.put(site.staff, id, { height: 171, version: 1 });
    await talents.put(site.staff, hidden, { height: 171, version: 1 });
    await call('PUT', '/consent', { purpose: 'ClientSharing', given: true }, talent);
    await manage('DELETE', `talent/${hidden}`, undefined, site.admin);
    await manage('POST', 'news/bulk', { ids: [article], action: 'publish' });
    await manage('POST', `talent/${hidden}/restore`, undefined, site.admin);
  });
  // Of earlier tests some may be told once more.
  expect([id, hidden, article].filter((one) => removed.has(one))).toEqual([]);
});

test('no list that was cached names a talent after the answer', async () => {
  const { id, talent } = await ownTalent();
  const suggested = `/talent?keyword=${encodeURIComponent('ซุปเปอร์สะตา')}`;
  await sql`
    UPDATE talent SET display_name = 'ซุปเปอร์สตาร์', nick_name = ${JSON.stringify({ th: 'ซุปเปอร์สตาร์', en: 'Superstar' })}::jsonb
    WHERE id = ${id}`.execute(site.api.services.db);
  const lists = ['/talent?size=100', suggested, '/talent/summary', '/home'];
  const read = () => Promise.all(lists.map(async (path) => (await call('GET', path)).body));
  expect(JSON.stringify(await read())).toContain(id);
  await call('PUT', '/consent', { purpose: 'PublicProfile', given: false }, talent);
  const after = JSON.stringify(await read());
  expect([after.includes(id), after.includes('ซุปเปอร์สตาร์')]).toEqual([false, false]);
});
