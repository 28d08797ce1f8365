import { newId } from '../kernel/new-id.ts';
import type { ProposalRecord, ProposalSent } from '../modules/proposal/proposal.public.ts';
import type { StaffTestApi } from './staff-test-api.ts';
import type { SignedIn } from './test-api.ts';

export const PROPOSALS = '/api/management/proposal';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Requests about proposals, and talents for them. */
export function proposalCalls(site: StaffTestApi) {
  const send = (
    who: SignedIn | null,
    method: Method,
    path: string,
    payload?: object,
    cookie = '',
  ) =>
    site.api.app.inject({
      method,
      url: path.startsWith('/api') ? path : `${PROPOSALS}${path}`,
      headers: { ...who?.headers, ...(cookie ? { cookie } : {}) },
      ...(payload ? { payload } : {}),
    });

  const ok = async <T>(...args: Parameters<typeof send>): Promise<T> => {
    const answer = await send(...args);
    if (answer.statusCode >= 300) throw new Error(`${args[1]} ${args[2]}: ${answer.body}`);
    return answer.json<T>();
  };

  /** Approved, and agreed to be shown to clients. */
  async function talent(row: Parameters<typeof site.records.talent>[0] = {}): Promise<string> {
    const id = await site.records.talent(row);
    await site.records.db
      .insertInto('consent')
      .values({
        ...{ id: newId(), subject: id, purpose: 'ClientSharing', text_version: '1' },
        given_by: 'self',
      })
      .execute();
    return id;
  }

  async function draft(body: object = {}): Promise<ProposalRecord> {
    const talentId = await talent();
    return ok<ProposalRecord>(site.staff, 'POST', '', {
      title: 'แคมเปญหน้าร้อน',
      businessProfileId: await site.records.business({ email: 'client@brand.test' }),
      validUntil: '2100-01-31',
      items: [{ talentId, unitPrice: 50_000, cost: 30_303, quantity: 2, deliverable: 'โพสต์' }],
      ...body,
    });
  }

  const sendOut = (id: string, body: object = {}): Promise<ProposalSent> =>
    ok<ProposalSent>(site.staff, 'POST', `/${id}/send`, body);

  /** A sent proposal with the api URL of its link. */
  async function sent(body: object = {}, sending: object = {}) {
    const { id } = await draft(body);
    const { link, proposal } = await sendOut(id, sending);
    return { id, proposal, client: `/api/proposal/${link.split('/').at(-1)!}` };
  }

  return { send, ok, talent, draft, sendOut, sent };
}
