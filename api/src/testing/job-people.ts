import { text } from './records.ts';
import type { StaffTestApi } from './staff-test-api.ts';
import type { SignedIn } from './test-api.ts';

/** A business with two users, and a user of another one. */
export interface JobPeople {
  businessId: string;
  owner: SignedIn;
  colleague: SignedIn;
  stranger: SignedIn;
}

export async function createJobPeople({ api, records }: StaffTestApi): Promise<JobPeople> {
  const businessId = await records.business({ company_name: text('สยาม', 'Siam') });
  const person = (business_profile_id: string) =>
    api.signIn({ permission: 'Business', business_profile_id });
  return {
    businessId,
    owner: await person(businessId),
    colleague: await person(businessId),
    stranger: await person(await records.business()),
  };
}

/** Requests of job management by user. */
export function jobCalls({ api }: StaffTestApi) {
  const call = (
    person: SignedIn,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path = '',
    payload?: object,
  ) =>
    api.app.inject({
      method,
      url: `/api/management/job${path}`,
      headers: person.headers,
      ...(payload && { payload }),
    });
  return {
    call,
    create: (person: SignedIn, data: object = {}) =>
      call(person, 'POST', '', { data: { ...NEW_JOB, ...data } }),
    read: async (person: SignedIn, id: string) => (await call(person, 'GET', `/${id}`)).json(),
    update: (person: SignedIn, id: string, data: object) => call(person, 'PUT', `/${id}`, { data }),
    move: (person: SignedIn, id: string, status: string, more: object = {}) =>
      call(person, 'PUT', `/${id}/status`, { status, ...more }),
  };
}

export const NEW_JOB = {
  title: { th: 'โฆษณาชาเขียว', en: 'Green tea' },
  description: { th: 'ถ่ายหนึ่งวัน', en: 'One day' },
  jobType: 'TVC',
};

/** Notices about a record with their recipients, oldest first. */
export async function noticesOf({ records }: StaffTestApi, entityId: string) {
  const rows = await records.db
    .selectFrom('notice')
    .select(['kind', 'recipient_id', 'data'])
    .where('entity_id', '=', entityId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, recipient_id: to, data }) => ({ kind, to, data }));
}
