import { expect, test } from 'vitest';
import { testBoards } from '../../testing/boards.ts';
import type { SignedIn } from '../../testing/test-api.ts';

const all = testBoards();
/** Each sends twice: in `test:all` two hundred calls on a server. */
const isAll = process.env['DARA_TEST_ALL'] === '1';
const TALENTS = process.env['TEST_DB'] === 'postgres' ? (isAll ? 100 : 30) : 15;
const OPENINGS = 5;

interface Applicant extends SignedIn {
  talentId: string;
  cardId: string;
}

async function applicants(): Promise<Applicant[]> {
  const made: Applicant[] = [];
  for (let count = 0; count <= TALENTS; count += 1) {
    const talentId = await all.records.talent();
    const cardId = await all.records.photoCard(talentId);
    const person = await all.api.signIn({ permission: 'Talent', talent_id: talentId });
    made.push({ ...person, talentId, cardId });
  }
  return made;
}

const apply = (jobId: string, { headers, cardId }: Applicant) =>
  all.api.app.inject({
    method: 'POST',
    url: `/api/job/${jobId}/apply`,
    headers,
    payload: { compositeCardId: cardId },
  });

test('while five openings are filled, no one applies twice or after the last', async () => {
  const [late, ...people] = await applicants();
  const jobId = await all.job({ openings: OPENINGS });
  const held = [];
  for (let count = 0; count < OPENINGS; count += 1)
    held.push(await all.application(jobId, { status: 'Hold' }));
  const [applied, hired] = await Promise.all([
    Promise.all([...people, ...people].map((person) => apply(jobId, person))),
    Promise.all(held.map(({ id }) => all.move(all.staff, jobId, id, { status: 'Hired' }))),
  ]);
  expect(hired.map(({ statusCode }) => statusCode)).toEqual(held.map(() => 200));
  const codes = new Set(applied.map((answer) => answer.json<{ code?: string }>().code ?? 'taken'));
  expect(['taken', 'ALREADY_APPLIED', 'JOB_CLOSED']).toEqual(expect.arrayContaining([...codes]));
  const rows = await all.records.db
    .selectFrom('job_application')
    .select(['talent_id', 'status'])
    .where('job_id', '=', jobId)
    .execute();
  expect(new Set(rows.map((row) => row.talent_id)).size).toBe(rows.length);
  const taken = applied.filter(({ statusCode }) => statusCode === 201);
  expect(rows).toHaveLength(taken.length + OPENINGS);
  expect(rows.filter(({ status }) => status === 'Hired')).toHaveLength(OPENINGS);
  expect((await apply(jobId, late!)).json().code).toBe('JOB_CLOSED');
}, 60_000);
