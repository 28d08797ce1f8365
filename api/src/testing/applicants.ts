import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../kernel/new-id.ts';
import { createRecords, type Records } from './records.ts';
import { createTestApi, type SignedIn, type TestApi } from './test-api.ts';

type Answer = Promise<LightMyRequestResponse>;
type JobRow = Omit<Parameters<Records['job']>[0], 'business_profile_id'>;

/** A business with jobs, two talents, and the calls that talents make about jobs. */
export interface Applicants {
  api: TestApi;
  records: Records;
  talentId: string;
  otherId: string;
  /** A card of the talent. */
  cardId: string;
  talent: SignedIn;
  other: SignedIn;
  /** A job that accepts applications, a new one per test. */
  jobId: string;
  job(row?: JobRow): Promise<string>;
  call: (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    person?: SignedIn,
    payload?: object,
  ) => Answer;
  apply(jobId: string, body?: object, person?: SignedIn): Answer;
  withdraw(jobId: string, person?: SignedIn): Answer;
  /** A user's relation to a job, from its page. */
  viewer(jobId: string, person?: SignedIn): Promise<unknown>;
  applications(jobId: string): ReturnType<typeof applicationsOf>;
  /** Sets the status of every application to a job. */
  decide(
    jobId: string,
    status: 'Applied' | 'Shortlisted' | 'Hold' | 'Hired' | 'Completed',
  ): Promise<void>;
  /** Invites the talent, or another. */
  invite(jobId: string, row?: { respond_by?: string; talent_id?: string }): Promise<string>;
  /** How many mails were sent so far. */
  mails(): Promise<number>;
}

function applicationsOf({ db }: Records, jobId: string) {
  return db.selectFrom('job_application').selectAll().where('job_id', '=', jobId).execute();
}

/** Applicants for the tests of a file; initialized before the first test. */
export function testApplicants(): Applicants {
  const all = {} as Applicants;
  beforeAll(async () => {
    Object.assign(all, await createApplicants());
  });
  afterAll(() => all.api.close());
  beforeEach(async () => {
    all.jobId = await all.job();
  });
  return all;
}

async function createApplicants(): Promise<Omit<Applicants, 'jobId'>> {
  const api = await createTestApi();
  const records = createRecords(api.services);
  const business_profile_id = await records.business();
  const talentId = await records.talent({ display_name: 'น้ำผึ้ง' });
  const otherId = await records.talent();
  const cardId = await records.photoCard(talentId, { name: 'การ์ดหลัก' });
  const talent = await api.signIn({ permission: 'Talent', talent_id: talentId });
  const other = await api.signIn({ permission: 'Talent', talent_id: otherId });
  const call: Applicants['call'] = (method, url, person, payload) =>
    api.app.inject({ method, url, headers: person?.headers ?? {}, ...(payload && { payload }) });
  return {
    api,
    records,
    talentId,
    otherId,
    cardId,
    talent,
    other,
    call,
    job: (row = {}) => records.job({ business_profile_id, ...row }),
    apply: (jobId, body = {}, person = talent) =>
      call('POST', `/api/job/${jobId}/apply`, person, { compositeCardId: cardId, ...body }),
    withdraw: (jobId, person = talent) => call('POST', `/api/job/${jobId}/withdraw`, person),
    viewer: async (jobId, person = talent) =>
      (await call('GET', `/api/job/${jobId}`, person)).json<{ viewer: unknown }>().viewer,
    applications: (jobId) => applicationsOf(records, jobId),
    async decide(jobId, status) {
      const { db } = records;
      await db.updateTable('job_application').set({ status }).where('job_id', '=', jobId).execute();
    },
    async invite(jobId, row = {}) {
      const request = { id: newId(), job_id: jobId, talent_id: talentId, message: 'ลองดู', ...row };
      await records.db.insertInto('job_request').values(request).execute();
      return request.id;
    },
    mails: async () => (await api.services.outbox()).length,
  };
}
