import type { Identity } from '@dara/backend';
import type { Permission } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import { accountName, talentNames } from '../../kernel/query/talent-name.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';
import { listedFor } from '../job/job.public.ts';
import { shownToBusiness } from '../proposal/proposal.public.ts';
import type { FoundKind } from './palette.schema.ts';

/** An id that no record has: a user without business or talent finds no own records. */
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** How records of one kind are searched, and which of them a user may see: the same as the list of that kind. */
export interface Source {
  kind: FoundKind;
  label: Localized;
  table: string;
  /** The column that is searched, folded by `search_fold`. */
  column: string;
  /** Phonetic keys of names, if stored. */
  sound?: string;
  /** Names compared after the column matched, when the column holds more than names. */
  names?: string;
  /** The title in both languages, or the names of a talent. */
  title: RawBuilder<unknown>;
  text?: RawBuilder<unknown>;
  path: RawBuilder<unknown>;
  visible: RawBuilder<unknown>;
}

const LIVE = sql`t.deleted_at IS NULL`;
const both = (column: string) =>
  sql.raw(`json_build_object('th', ${column}, 'en', ${column})`) as RawBuilder<unknown>;
const at = (path: string) => sql.raw(`'${path}/' || t.id`);

const LABELS: Record<FoundKind, Localized> = {
  talent: { th: 'ศิลปิน', en: 'Talents' },
  job: { th: 'งาน', en: 'Jobs' },
  proposal: { th: 'ข้อเสนอ', en: 'Proposals' },
  business: { th: 'บริษัทลูกค้า', en: 'Businesses' },
  news: { th: 'ข่าว', en: 'News' },
  user: { th: 'ผู้ใช้งาน', en: 'Users' },
};

const source = (
  kind: FoundKind,
  rest: Omit<Source, 'kind' | 'label' | 'column'> & { column?: string },
) => ({
  ...{ kind, label: LABELS[kind], column: 't.search_text' },
  ...rest,
});

const jobs = (visible: RawBuilder<unknown>, path: string): Source =>
  source('job', { table: 'job', title: sql`t.title`, path: at(path), visible });

const COMPANY = sql`(SELECT b.company_name FROM business_profile b WHERE b.id = t.business_profile_id)`;
const proposals = (visible: RawBuilder<unknown>): Source =>
  source('proposal', {
    table: 'proposal',
    title: both(`t.number || ' · ' || t.title`),
    text: COMPANY,
    path: at('/management/business/proposal/detail'),
    visible,
  });

function ofStaff(): Source[] {
  return [
    source('talent', {
      ...{ table: 'talent', sound: 't.sound_text' },
      title: sql.raw(talentNames('t')),
      text: sql`json_build_object(
        'th', trim(coalesce(t.first_name ->> 'th', '') || ' ' || coalesce(t.last_name ->> 'th', '')),
        'en', trim(coalesce(t.first_name ->> 'en', '') || ' ' || coalesce(t.last_name ->> 'en', '')))`,
      path: at('/management/talent/model/detail'),
      visible: LIVE,
    }),
    jobs(LIVE, '/management/business/job/detail'),
    proposals(LIVE),
    source('business', {
      ...{ table: 'business_profile', names: 'search_fold(localized_text(t.company_name))' },
      title: sql`t.company_name`,
      path: at('/management/business/profile/detail'),
      visible: LIVE,
    }),
    source('news', {
      table: 'news',
      title: sql`t.title`,
      path: sql.raw(`CASE WHEN t.type = 'General' THEN '/management/cms/news/detail/'
        ELSE '/management/cms/talkofthetown/detail/' END || t.id`),
      visible: LIVE,
    }),
  ];
}

const users = (): Source =>
  source('user', {
    ...{ table: 'profile', column: 't.search' },
    title: sql.raw(accountName('t')),
    text: both('t.email'),
    path: at('/management/setting/user/detail'),
    visible: LIVE,
  });

/** Kinds that a user may search, in the order of the results. */
export function sourcesFor(actor: Identity): Source[] {
  const businessId = actor.businessProfileId ?? NIL_UUID;
  const talentId = actor.talentId ?? NIL_UUID;
  const kinds: Record<Permission, () => Source[]> = {
    Admin: () => [...ofStaff(), users()],
    Staff: ofStaff,
    Business: () => [
      jobs(
        sql`t.business_profile_id = ${businessId} AND ${LIVE}`,
        '/management/business/job/detail',
      ),
      proposals(sql`${shownToBusiness(businessId)} AND ${LIVE}`),
    ],
    Talent: () => [
      jobs(
        sql`t.id = ANY (ARRAY(
            SELECT a.job_id FROM job_application a WHERE a.talent_id = ${talentId} AND a.deleted_at IS NULL
            UNION SELECT r.job_id FROM job_request r WHERE r.talent_id = ${talentId} AND r.deleted_at IS NULL))
          AND ${LIVE} AND ${listedFor(talentId)}`,
        '/job',
      ),
    ],
  };
  return kinds[actor.permission as Permission]?.() ?? [];
}
