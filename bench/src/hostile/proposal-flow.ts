import type { Calls } from './flow-calls.ts';
import { newEmail } from './hints.ts';
import type { Person } from './operations.ts';
import { dayAhead } from './valid-body.ts';

interface Proposal {
  id: string;
  version: number;
  items: { id: string; version: number }[];
}

/** One proposal for each kind of client response. */
export async function proposals(calls: Calls): Promise<void> {
  for (const end of ['accept', 'decline']) {
    for (const door of ['link', 'form', 'management']) await answered(calls, door, end);
  }
}

async function answered(calls: Calls, door: string, end: string): Promise<void> {
  const { as, get, post, put } = calls;
  const token = await sent(calls, door === 'form' ? '246810' : undefined);
  if (!token.value) throw new Error('the link of a proposal did not arrive');
  const person = door === 'management' ? as('business@dara.test') : as(null);
  const base =
    door === 'management' ? `/api/management/proposal/${token.id}` : `/api/proposal/${token.value}`;
  const forms = door === 'form' ? '/form' : '';
  const passcode = { passcode: '246810' };
  if (forms) await post(`${base}/form/unlock?language=th`, person, passcode);
  const opened = forms ? await post(`${base}/unlock`, person, passcode) : { cookie: '' };
  const { items } = await callWith(get, base, person, opened.cookie);
  for (const { id, version } of items) {
    const decide = forms ? post : put;
    const decision = end === 'accept' ? 'Yes' : 'No';
    await decide(`${base}${forms}/item/${id}`, person, { decision, version }, opened.cookie);
    await callWith(get, `${base}/item/${id}/card`, person, opened.cookie);
  }
  await callWith(get, `${base}/pdf`, person, opened.cookie);
  const body = forms ? {} : undefined;
  await post(`${base}${forms}/respond`, person, body, opened.cookie);
  await post(
    `${base}${forms}/${end}`,
    person,
    end === 'accept' ? body : { reason: 'Fuzz' },
    opened.cookie,
  );
}

const callWith = (get: Calls['get'], url: string, person: Person, cookie: string) =>
  get<Proposal>(url, person, undefined, cookie || undefined);

/** A sent proposal: its id, and the token of its link. */
async function sent({ as, get, post, tokens, newTokens }: Calls, passcode: string | undefined) {
  const admin = as('admin@dara.test');
  const before = tokens();
  const own = await get<{ id: string }>(
    '/api/management/business/profile',
    as('business@dara.test'),
  );
  const talents = await get<{ items: { id: string }[] }>('/api/talent', as(null));
  const made = await post<Proposal>('/api/management/proposal', admin, {
    title: 'Fuzz',
    businessProfileId: own.id,
    validUntil: dayAhead(20),
    items: [{ talentId: talents.items[0]?.id, quantity: 1, unitPrice: 1000 }],
  });
  const email = newEmail();
  await post(`/api/management/proposal/${made.id}/send`, admin, {
    email,
    passcode,
    version: made.version,
  });
  const found = await newTokens(before);
  for (const value of found) {
    const { status } = await get(`/api/proposal/${value}`, as(null));
    if (status !== 404) return { id: made.id, value };
  }
  return { id: made.id, value: undefined };
}
