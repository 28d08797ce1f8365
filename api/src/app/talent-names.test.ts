import PostalMime from 'postal-mime';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../kernel/new-id.ts';
import { apiRoutes } from '../testing/api-routes.ts';
import { pathsOf } from '../testing/every-read.ts';
import { namesIn, type Schema } from '../testing/names-in.ts';
import { textOf } from '../testing/secret-words.ts';
import { staffTestApi } from '../testing/staff-test-api.ts';
import type { SignedIn } from '../testing/test-api.ts';
import { TRADED_NAMES, type Trade } from '../testing/trade.ts';
import { createTrade } from '../testing/traded-business.ts';

const site = staffTestApi();
const reads = (await apiRoutes()).filter(({ method }) => method === 'GET').map(({ url }) => url);
const [THAI, ENGLISH] = [TRADED_NAMES.shown.th, TRADED_NAMES.shown.en];

/** Strings with a name in one language by contract, as `Schema.property`. */
const IN_ONE_LANGUAGE = [
  // The unique stage name, beside `name` in both languages.
  ...['TalentCard', 'TalentDetail', 'TalentRow', 'TalentRecord', 'InvitedTalent', 'Candidate'].map(
    (schema) => `${schema}.displayName`,
  ),
  // Lines of a card as they are printed, in the card's language.
  'CardText.text',
  // A card as it was stored with an application, in the copy of one's own data.
  'AccountData.talentName',
];

/** Workbooks with the names of both languages as columns. */
const IN_BOTH_LANGUAGES = ['/api/management/talent/export'];

interface Operation {
  parameters?: { name: string; schema: { type?: string } }[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

let trade: Trade;
let schemas: Record<string, Schema>;
let operations: Record<string, Operation>;
beforeAll(async () => {
  trade = await createTrade(site);
  const answer = await site.api.app.inject({
    url: '/api/openapi.json',
    headers: site.admin.headers,
  });
  const document = answer.json<{
    components: { schemas: Record<string, Schema> };
    paths: Record<string, { get?: Operation }>;
  }>();
  schemas = document.components.schemas;
  operations = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, { get }]) => (get ? [[path, get]] : [])),
  );
  await nameTalentEverywhere();
});

/** Puts the talents where the steps of a trade do not. */
async function nameTalentEverywhere(): Promise<void> {
  const { db } = site.records;
  const { applicantId, invitedId, mediaId } = trade;
  await db.updateTable('talent').set({ image_id: mediaId }).where('id', '=', invitedId).execute();
  await db
    .updateTable('home_content')
    .set({ hero_talent_ids: [applicantId] })
    .execute();
  await sql`UPDATE job_request SET respond_by = (now() AT TIME ZONE 'Asia/Bangkok')::date`.execute(
    db,
  );
  const contact = { name: 'Ann', email: 'ann@brand.test', message: 'x', digest: newId() };
  await db
    .insertInto('contact')
    .values({ id: newId(), ...contact, talent_ids: [applicantId, invitedId] })
    .execute();
}

let asked = 0;
/** Each from an address of its own, so that no limit comes first. */
function get(who: SignedIn | null, url: string) {
  asked += 1;
  return site.api.app.inject({
    ...{ url, headers: who?.headers ?? {} },
    remoteAddress: `10.8.${asked >> 8}.${asked & 255}`,
  });
}

const withQuery = (path: string, query: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`;
const documented = (url: string): Operation | undefined =>
  operations[url.replaceAll(/:(\w+)/g, '{$1}')];

/** The paths of a read, searched for the talents where there is a keyword. */
function pathsFor(url: string): string[] {
  const word = encodeURIComponent(THAI);
  return url === '/api/management/search'
    ? [`${url}?keyword=${word}`]
    : (pathsOf(url, trade) ?? []);
}

const withoutLanguage = (path: string) => path.replace(/\?language=..$/, '');
/** Heading of the last pages of a proposal: composite cards, printed in their own language. */
const CARDS = { th: 'คอมโพสิตการ์ด', en: 'Composite cards' };
const withoutCards = (text: string, language: 'th' | 'en') => text.split(CARDS[language])[0]!;

const seen = new Set<string>();
const excepted = new Set<string>();

async function misnamedIn(who: SignedIn | null, url: string, path: string): Promise<string[]> {
  const operation = documented(url);
  // Several languages are those that a talent speaks.
  const isTranslated = operation?.parameters?.some(
    ({ name, schema }) => name === 'language' && schema.type !== 'array',
  );
  if (isTranslated && !IN_BOTH_LANGUAGES.includes(url)) {
    const [th, en] = await Promise.all(
      (['th', 'en'] as const).map(async (language) =>
        withoutCards(
          await textOf(await get(who, withQuery(withoutLanguage(path), `language=${language}`))),
          language,
        ),
      ),
    );
    if (en!.includes(ENGLISH)) seen.add(url);
    return [
      ...(th!.includes(ENGLISH) ? [`${path}: English name in Thai`] : []),
      ...(en!.includes(THAI) ? [`${path}: Thai name in English`] : []),
    ];
  }
  const answer = await get(who, path);
  const schema = operation?.responses['200']?.content?.['application/json']?.schema;
  if (answer.statusCode !== 200 || !schema) return [];
  const { faults, places } = namesIn(answer.json(), schema, { schemas, names: TRADED_NAMES.shown });
  for (const place of places) seen.add(place);
  for (const place of faults) if (IN_ONE_LANGUAGE.includes(place)) excepted.add(place);
  return faults.filter((place) => !excepted.has(place)).map((place) => `${path}: ${place}`);
}

describe('a talent is named in the language of the reader by', () => {
  test.each(reads.filter((url) => url !== '/api/openapi.json'))('GET %s', async (url) => {
    const { Owner, Applicant } = trade.people;
    const faults: string[] = [];
    for (const path of pathsFor(url))
      for (const who of [null, Applicant, Owner, site.staff, site.admin])
        faults.push(...(await misnamedIn(who, url, path)));
    expect(faults).toEqual([]);
  });
});

test('the answers name the talents, and every exception is needed', () => {
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['audit/export', 'booking/:id/ics', 'proposal/:id/pdf'].map(
        (url) => `/api/management/${url}`,
      ),
      ...['export', 'sheet'].map((file) => `/api/management/job/:id/application/${file}`),
      ...[
        'ApplicationRow.talentName',
        'AuditEntry.name',
        'Booking.name',
        'CompositeCard.talentName',
      ],
      ...['ContactMessage.name', 'Dashboard.talentName', 'FoundRecord.title', 'MediaUse.label'],
      ...['ManagementHomeTalent.name', 'Notice.text', 'PrivacyRow.name', 'ProposalItem.talentName'],
      ...['SharedCard.talentName', 'TalentCard.name', 'TalentRow.name'],
    ]),
  );
  expect([...excepted].toSorted()).toEqual(IN_ONE_LANGUAGE.toSorted());
});

test('a mail names a talent in the language of each half', async () => {
  const sources = await site.api.services.outbox();
  const mails = await Promise.all(sources.map((source) => PostalMime.parse(source)));
  const named = mails.filter(
    ({ html = '' }) =>
      (html.includes(THAI) || html.includes(ENGLISH)) &&
      // A visitor's letter to staff has both side by side.
      !html.includes('ศิลปินที่สนใจ / Talents'),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const { html = '', subject } of named) {
    const halves = html.split('<hr>');
    const [th = '', en = ''] = html.includes('lang="en"') ? halves.toReversed() : halves;
    expect([subject, th.includes(ENGLISH), en.includes(THAI)]).toEqual([subject, false, false]);
  }
});

test('the account of a talent is named in both languages, until it has a name of its own', async () => {
  const talent_id = await site.records.talent();
  const names = { firstName: { th: 'ชื่อ', en: 'First' }, lastName: { th: 'สกุล', en: 'Last' } };
  for (const [first_name, last_name, talentNames] of [
    ['ชื่อ', 'สกุล', names],
    ['First', 'Last', names],
    ['Other', 'Last', null],
  ] as const) {
    const account = await site.api.signIn({
      ...{ permission: 'Talent', talent_id, first_name, last_name },
    });
    const record = await get(site.admin, `/api/management/profile/${account.id}`);
    expect(record.json()).toMatchObject({ talentNames });
    const listed = await get(site.admin, `/api/management/profile?keyword=${account.email}`);
    expect(listed.json()).toMatchObject({ items: [{ id: account.id, talentNames }] });
    const own = await get(account, '/api/authorization/profile');
    expect(own.json().talentNames ?? null).toEqual(talentNames);
    const found = await get(site.admin, `/api/management/search?keyword=${account.email}`);
    const title = talentNames
      ? { th: 'ชื่อ สกุล', en: 'First Last' }
      : { th: 'Other Last', en: 'Other Last' };
    expect(JSON.stringify(found.json())).toContain(JSON.stringify(title));
  }
});
