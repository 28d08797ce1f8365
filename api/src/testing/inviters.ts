import { beforeAll, beforeEach } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { today } from '../kernel/age.ts';
import { staffTestApi, type StaffTestApi } from './staff-test-api.ts';
import type { SignedIn } from './test-api.ts';

/** The day a number of days from today, in Bangkok. */
export const dayFrom = (days: number): string => today(new Date(Date.now() + days * 86_400_000));

/** Staff, two businesses, a talent, and requests about invitations to a job of the first business. */
export interface Inviters extends StaffTestApi {
  owner: SignedIn;
  stranger: SignedIn;
  businessId: string;
  talentId: string;
  talent: SignedIn;
  /** A job that accepts applications, a new one per test. */
  jobId: string;
  job(row?: object): Promise<string>;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    person?: SignedIn,
    body?: object,
  ): Promise<LightMyRequestResponse>;
  invite(body?: object, person?: SignedIn, jobId?: string): Promise<{ id: string; code: string }[]>;
  list(query?: string, person?: SignedIn): Promise<Record<string, unknown>[]>;
  /** A user's notices of a kind. */
  notices(person: SignedIn, kind: string): Promise<Record<string, unknown>[]>;
}

/** Initialized before the first test of a file. */
export function testInviters(): Inviters {
  const all = staffTestApi() as Inviters;
  beforeAll(async () => {
    const { api, records } = all;
    const businessId = await records.business();
    const talentId = await records.talent({ display_name: 'น้ำผึ้ง' });
    const business = (id: string) =>
      api.signIn({ permission: 'Business', business_profile_id: id });
    Object.assign(all, {
      businessId,
      talentId,
      owner: await business(businessId),
      stranger: await business(await records.business()),
      talent: await api.signIn({ permission: 'Talent', talent_id: talentId }),
      job: (row = {}) => records.job({ business_profile_id: businessId, ...row }),
    });
    const call: Inviters['call'] = (method, url, person, payload) =>
      api.app.inject({ method, url, headers: person?.headers ?? {}, ...(payload && { payload }) });
    const path = (jobId = all.jobId) => `/api/management/job/${jobId}/request`;
    Object.assign(all, {
      call,
      invite: async (body = {}, person = all.staff, jobId = all.jobId) => {
        const wanted = { talentIds: [talentId], respondBy: dayFrom(5), ...body };
        const answer = await call('POST', path(jobId), person, wanted);
        return answer.json<{ results: unknown[] }>().results ?? [answer.json()];
      },
      list: async (query = '', person = all.staff) =>
        (await call('GET', `${path()}?${query}`, person)).json<{ items: unknown[] }>().items,
      notices: (person: SignedIn, kind: string) =>
        records.db
          .selectFrom('notice')
          .selectAll()
          .where('recipient_id', '=', person.id)
          .where('kind', '=', kind as 'InvitationReceived')
          .orderBy('created_at')
          .execute(),
    });
  });
  beforeEach(async () => {
    all.jobId = await all.job();
  });
  return all;
}
