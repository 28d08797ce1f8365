import { RESOURCES } from '@dara/model';
import { previewToken } from '../kernel/http/preview-token.ts';
import { newId } from '../kernel/new-id.ts';
import { createImageStore } from '../modules/image/image.public.ts';
import type { ProposalSent } from '../modules/proposal/proposal.public.ts';
import { briefWithScript } from './brief-calls.ts';
import { formOf, imageBytes } from './form.ts';
import { insertNewFace } from './new-faces.ts';
import { text } from './records.ts';
import type { StaffTestApi } from './staff-test-api.ts';
import type { SignedIn } from './test-api.ts';
import { TRADED_NAMES, WORDS, shortlistOf, type Trade, type TradePeople } from './trade.ts';
import { videoCalls } from './video-calls.ts';

const COLLEAGUE = { email: WORDS.colleague, role: 'Member' };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Cast {
  people: TradePeople;
  ids: Record<'business' | 'otherBusiness' | 'applicant' | 'invited' | 'card', string>;
}

async function createCast({ api, records }: StaffTestApi): Promise<Cast> {
  const business = await records.business({
    ...{ company_name: text('สยาม', 'Siam'), email: 'owner@brand.test' },
    ...{ tax_id: WORDS.taxId, contact_phone: WORDS.phone },
  });
  const otherBusiness = await records.business({ company_name: text('ล้านนา', 'Lanna') });
  const person = (business_profile_id: string, row: object = {}) =>
    api.signIn({ permission: 'Business', business_profile_id, ...row });
  const { shown, nickName, firstName, lastName } = TRADED_NAMES;
  const talent = async (number: number) => {
    const id = await records.talent({
      display_name: `${shown.th} ${number}`,
      nick_name: JSON.stringify(nickName),
      first_name: JSON.stringify(firstName),
      last_name: JSON.stringify(lastName),
    });
    const consent = { id: newId(), subject: id, purpose: 'ClientSharing' as const };
    await records.db
      .insertInto('consent')
      .values({ ...consent, text_version: '1', given_by: 'self' })
      .execute();
    return id;
  };
  const [applicant, invited] = [await talent(1), await talent(2)];
  const signIn = (talent_id: string) => api.signIn({ permission: 'Talent', talent_id });
  return {
    people: {
      Owner: await person(business),
      Member: await person(business, { business_role: 'Member', first_name: WORDS.memberName }),
      Stranger: await person(otherBusiness),
      Applicant: await signIn(applicant),
      Invited: await signIn(invited),
      OtherTalent: await signIn(await talent(3)),
    },
    ids: {
      business,
      otherBusiness,
      applicant,
      invited,
      card: await cardOf(api, records, applicant),
    },
  };
}

/** A card with a real image, so that it can be printed. */
async function cardOf(
  { services }: StaffTestApi['api'],
  records: StaffTestApi['records'],
  talentId: string,
): Promise<string> {
  const image = await createImageStore(services).add(await imageBytes('#357', 900), {
    ...{ alt: null, access: 'private', talentId },
  });
  const slots = JSON.stringify([{ slot: 'front', imageId: image.id, x: 0, y: 0, zoom: 1 }]);
  return records.card(talentId, { slots, image_ids: [image.id], is_default: true, shared: true });
}

type Told = (who: SignedIn, body: string) => void;

/** Requests that must succeed; `told` gets every response. */
function callsOf({ api }: StaffTestApi, told: Told) {
  async function ask<T>(who: SignedIn, method: Method, url: string, payload?: object): Promise<T> {
    const answer = await api.app.inject({
      ...{ method, url: `/api${url}`, headers: who.headers },
      ...(payload && { payload }),
    });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    told(who, answer.body);
    return (answer.body ? answer.json() : null) as T;
  }
  const make = async (who: SignedIn, url: string, payload?: object): Promise<string> =>
    (await ask<{ id: string }>(who, 'POST', url, payload)).id;
  return { ask, make };
}

/** The parties, and how they are related. */
interface Dealing extends Cast, ReturnType<typeof callsOf> {
  site: StaffTestApi;
}

/** A draft, and an open and an internal job that staff have opened. */
async function createJobs({ site, people: { Owner }, ask, make }: Dealing) {
  const job = async (title: string, more: object = {}): Promise<string> =>
    make(Owner, '/management/job', {
      data: {
        ...{ title: { th: title, en: title }, description: { th: 'ถ่ายหนึ่งวัน', en: 'A day' } },
        ...{ jobType: 'TVC', openings: 5, budgetFrom: WORDS.budget, budgetUnit: 'Job' },
        ...{ showBudget: false, shootFrom: '2090-05-10', shootTo: '2090-05-12', ...more },
      },
    });
  const draftJobId = await job(WORDS.draftTitle);
  const openJobId = await job('งานเปิด');
  const internalJobId = await job(WORDS.internalTitle, { visibility: 'Internal' });
  for (const id of [openJobId, internalJobId]) {
    await ask(Owner, 'PUT', `/management/job/${id}/status`, { status: 'Review' });
    await ask(site.staff, 'PUT', `/management/job/${id}/status`, { status: 'Open' });
  }
  return { draftJobId, openJobId, internalJobId };
}

type Jobs = Awaited<ReturnType<typeof createJobs>>;

/** One invitation of the agency, one of the business. */
async function createInvitations({ site, people, ids, ask }: Dealing, jobs: Jobs) {
  const invite = async (who: SignedIn, jobId: string, message: string, more: object = {}) => {
    const url = `/management/job/${jobId}/request`;
    await ask(who, 'POST', url, {
      ...{ talentIds: [ids.invited], respondBy: '2090-01-01' },
      ...{ message: { th: message, en: message }, ...more },
    });
    return (await ask<{ items: { id: string }[] }>(who, 'GET', url)).items[0]!.id;
  };
  const offered = { offeredRate: WORDS.offeredRate };
  return {
    agencyRequestId: await invite(site.staff, jobs.internalJobId, WORDS.agencyMessage, offered),
    ownRequestId: await invite(people.Owner, jobs.openJobId, WORDS.ownMessage),
  };
}

/** An application that was rated, noted, shortlisted by the business and hired, and an option on another talent. */
async function createApplication({ site, people, ids, ask, make }: Dealing, jobId: string) {
  const { staff, records } = site;
  const applicationId = await make(people.Applicant, `/job/${jobId}/apply`, {
    ...{ compositeCardId: ids.card, note: WORDS.applicantNote, quotedRate: WORDS.quotedRate },
  });
  const path = `/management/job/${jobId}/application/${applicationId}`;
  await ask(staff, 'PUT', `${path}/rating`, { stars: 4 });
  const noteId = await make(staff, `${path}/note`, { text: WORDS.staffNote });
  await records.db
    .updateTable('job_application')
    .set({ internal_note: WORDS.internalNote })
    .where('id', '=', applicationId)
    .execute();
  await ask(people.Owner, 'PUT', `${path}/status`, { status: 'Shortlisted' });
  for (const status of ['Hold', 'Hired']) await ask(staff, 'PUT', `${path}/status`, { status });
  const bookingId = await make(staff, '/management/booking', {
    ...{ talentId: ids.invited, jobId, kind: 'Option1', note: WORDS.bookingNote },
    ...{ from: '2090-05-10', to: '2090-05-12', expiresAt: '2090-05-01T00:00:00.000Z' },
  });
  return { applicationId, noteId, bookingId };
}

/** A draft, and a proposal that is out. */
async function createProposals({ site: { staff }, ids, ask, make }: Dealing, jobId: string) {
  const proposal = (title: string) => ({
    ...{ title, businessProfileId: ids.business, jobId, validUntil: '2090-12-31' },
    items: [
      { talentId: ids.applicant, unitPrice: 50_000, cost: WORDS.cost, quantity: 2 },
      { talentId: ids.invited, unitPrice: 10_000, cost: 0 },
    ],
  });
  const draftProposalId = await make(staff, '/management/proposal', proposal(WORDS.draftProposal));
  const proposalId = await make(staff, '/management/proposal', proposal(WORDS.proposalTitle));
  const sending = `/management/proposal/${proposalId}/send`;
  const sent = await ask<ProposalSent>(staff, 'POST', sending, { email: 'client@brand.test' });
  const proposalToken = sent.link.split('/').at(-1)!;
  return { draftProposalId, proposalId, itemId: sent.proposal.items[0]!.id, proposalToken };
}

/** A complete trade between a business, its talents and the agency, each step by the api. */
export async function createTrade(
  site: StaffTestApi,
  told: Told = () => undefined,
): Promise<Trade> {
  const dealing = { site, ...(await createCast(site)), ...callsOf(site, told) };
  const { people, ids, ask, make } = dealing;
  const jobs = await createJobs(dealing);
  const colleagues = `/management/business/${ids.business}/invitation`;
  const calendar = await ask<{ url: string }>(
    people.Applicant,
    'POST',
    '/talent/profile/calendar/link',
  );
  return {
    people,
    ...{ businessId: ids.business, otherBusinessId: ids.otherBusiness },
    otherJobId: await site.records.job({ business_profile_id: ids.otherBusiness }),
    ...{ applicantId: ids.applicant, invitedId: ids.invited, cardId: ids.card },
    ...jobs,
    ...(await createInvitations(dealing, jobs)),
    ...(await createApplication(dealing, jobs.openJobId)),
    ...(await createProposals(dealing, jobs.openJobId)),
    calendarFile: calendar.url.split('/').at(-1)!,
    colleagueInvitationId: await make(people.Owner, colleagues, COLLEAGUE),
    shortlistId: await make(people.Owner, '/business/shortlist', shortlistOf(ids.applicant)),
    briefId: await make(site.staff, '/brief', await briefWithScript(site.api.app, ids.applicant)),
    ...(await news(site)),
    mediaId: await site.records.image({ is_editorial: true }),
    privacyRequestId: await make(people.Applicant, '/account/privacy', { kind: 'Access' }),
    ...{ declared: await declaredRecords(site), ...(await insertNewFace(site)) },
    changeId: await changeOf(site, ids.business, people.Owner),
    draftImageId: await pictureOf(site, jobs.draftJobId, people.Owner),
    videoId: await videoCalls(() => site.api.app).finished(people.Applicant),
  };
}

/** A record of each declared resource. */
async function declaredRecords({ records }: StaffTestApi) {
  const ids = await Promise.all(RESOURCES.map((one) => records.declared(one)));
  return Object.fromEntries(RESOURCES.map(({ noun }, index) => [noun, ids[index]!]));
}

/** A new name, requested by the owner. */
async function changeOf({ api }: StaffTestApi, businessId: string, owner: SignedIn) {
  const url = `/api/management/business/${businessId}`;
  const read = await api.app.inject({ url, headers: owner.headers });
  const { version } = read.json<{ version: number }>();
  const payload = { data: { website: 'https://wanted.test', version } };
  const answer = await api.app.inject({ method: 'PUT', url, headers: owner.headers, payload });
  return answer.json<{ pendingChange: { id: string } }>().pendingChange.id;
}

/** The image of a draft, uploaded by its owner. */
async function pictureOf({ api }: StaffTestApi, jobId: string, owner: SignedIn) {
  const form = await formOf({ version: 1 }, { imageFile: await imageBytes('#753') }, owner.headers);
  const url = `/api/management/job/${jobId}`;
  const answer = await api.app.inject({ method: 'PUT', url, ...form });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ image: { id: string } }>().image.id;
}

/** An article, and its preview link. */
async function news({ api, records, staff }: StaffTestApi) {
  const newsId = await records.news();
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const said = { newsId, profileId: staff.id, expiresAt };
  return { newsId, newsPreviewToken: previewToken(api.services.config, said, 1) };
}
