import { beforeAll } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import type { ApplicationStatus } from '@dara/model';
import { newId } from '../kernel/new-id.ts';
import { findCard } from '../modules/composite-card/composite-card.public.ts';
import { staffTestApi, type StaffTestApi } from './staff-test-api.ts';
import type { SignedIn } from './test-api.ts';

type JobRow = Omit<Parameters<StaffTestApi['records']['job']>[0], 'business_profile_id'>;

interface ApplicationParts {
  status?: ApplicationStatus;
  talent_id?: string;
  quoted_rate?: number;
}

/** A business, a stranger to it, and the calls about the applications to a job. */
export interface Boards extends StaffTestApi {
  business: SignedIn;
  stranger: SignedIn;
  job(row?: JobRow): Promise<string>;
  /** An application with a card, of a new talent by default. */
  application(jobId: string, row?: ApplicationParts): Promise<{ id: string; talentId: string }>;
  call(
    who: SignedIn,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
  move(who: SignedIn, jobId: string, id: string, body: object): Promise<LightMyRequestResponse>;
  statusOf(id: string): Promise<ApplicationStatus>;
}

/** Boards for the tests of a file; initialized before the first test. */
export function testBoards(): Boards {
  const site = staffTestApi() as Boards;
  beforeAll(async () => {
    const { api, records } = site;
    const businessId = await records.business();
    const business = (business_profile_id: string) =>
      api.signIn({ permission: 'Business', business_profile_id });
    const call: Boards['call'] = (who, method, path, payload) =>
      api.app.inject({
        method,
        url: `/api/management/job/${path}`,
        headers: who.headers,
        ...(payload && { payload }),
      });
    Object.assign(site, {
      business: await business(businessId),
      stranger: await business(await records.business()),
      job: (row: JobRow = {}) => records.job({ business_profile_id: businessId, ...row }),
      application: (jobId: string, row?: ApplicationParts) => makeApplication(site, jobId, row),
      call,
      move: (who: SignedIn, jobId: string, id: string, body: object) =>
        call(who, 'PUT', `${jobId}/application/${id}/status`, body),
      async statusOf(id: string) {
        const { status } = await records.db
          .selectFrom('job_application')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return status;
      },
    });
  });
  return site;
}

async function makeApplication(
  { records }: Boards,
  jobId: string,
  { talent_id, status = 'Applied', ...row }: ApplicationParts = {},
): Promise<{ id: string; talentId: string }> {
  const talentId = talent_id ?? (await records.talent());
  const cardId = await records.photoCard(talentId, {
    is_default: talent_id === undefined,
  });
  const card = await findCard(records.db, talentId, cardId);
  const id = newId();
  await records.db
    .insertInto('job_application')
    .values({
      id,
      job_id: jobId,
      talent_id: talentId,
      composite_card_id: cardId,
      card_snapshot: JSON.stringify(card),
      status,
      reject_reason: status === 'Rejected' ? 'Look' : null,
      ...row,
    })
    .execute();
  return { id, talentId };
}
