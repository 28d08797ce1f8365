import type { Migration } from 'kysely';
import { runAll } from './run-all.ts';

/**
 * One index per order in which a list can be read. is_public rides along so that the public list pages through
 * them without touching the table; columns that may be null need one index per direction, since unknown values
 * come last both ways.
 */
const ORDERS = [
  ['created', 'created_at, id'],
  ['updated', 'updated_at, id'],
  ['display_name', 'display_name COLLATE "und-x-icu", id'],
  ...['followers', 'engagement_rate', 'height', 'birthday'].flatMap((column) => [
    [`${column}_up`, `${column} ASC NULLS LAST, id`],
    [`${column}_down`, `${column} DESC NULLS LAST, id DESC`],
  ]),
].map(
  ([name, columns]) =>
    `CREATE INDEX talent_${name}_idx ON talent (${columns}) INCLUDE (is_public) WHERE deleted_at IS NULL`,
);

const FILTERS = [
  'CREATE INDEX talent_public_idx ON talent (id) WHERE is_public AND deleted_at IS NULL',
  'CREATE INDEX talent_live_idx ON talent (id) INCLUDE (is_top10) WHERE deleted_at IS NULL',
  'CREATE INDEX talent_gender_idx ON talent (gender, id) INCLUDE (is_public) WHERE deleted_at IS NULL',
  'CREATE INDEX talent_weight_idx ON talent (weight, id) WHERE deleted_at IS NULL',
  'CREATE INDEX talent_status_idx ON talent (status, active, id) WHERE deleted_at IS NULL',
  'CREATE INDEX talent_active_idx ON talent (active, id) WHERE deleted_at IS NULL',
  'CREATE INDEX talent_top10_idx ON talent (id) WHERE is_top10 AND deleted_at IS NULL',
  'CREATE INDEX talent_search_idx ON talent USING gin (search_text gin_trgm_ops)',
  'CREATE INDEX talent_staff_search_idx ON talent USING gin (staff_search_text gin_trgm_ops)',
  'CREATE INDEX talent_tag_tag_idx ON talent_tag (tag_id, talent_id)',
  'CREATE INDEX work_type_idx ON work (talent_type, talent_id) WHERE deleted_at IS NULL',
  'CREATE INDEX work_live_idx ON work (id) WHERE deleted_at IS NULL',
  'CREATE INDEX work_budget_rate_idx ON work_budget (rate_charge, talent_id)',
  `CREATE INDEX talent_social_channel_idx ON talent_social (channel, followers, engagement_rate, talent_id)`,
  `CREATE INDEX talent_social_rate_idx ON talent_social (channel, engagement_rate, followers, talent_id)`,
  `CREATE INDEX talent_social_followers_idx ON talent_social (followers, engagement_rate, talent_id)`,
  `CREATE INDEX talent_social_engagement_idx ON talent_social (engagement_rate, followers, talent_id)`,
  `CREATE INDEX talent_social_talent_idx ON talent_social (talent_id, channel, followers, engagement_rate)`,
];

const HEADLINE = `
  CREATE FUNCTION talent_headline_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE talent t SET channel = h.channel, followers = h.followers, engagement_rate = h.engagement_rate
    FROM (SELECT DISTINCT talent_id FROM changed) c
    LEFT JOIN LATERAL (
      SELECT s.channel, s.followers, s.engagement_rate FROM talent_social s
      WHERE s.talent_id = c.talent_id ORDER BY s.followers DESC NULLS LAST, s.position, s.channel LIMIT 1
    ) h ON true
    WHERE t.id = c.talent_id
      AND (t.channel, t.followers, t.engagement_rate) IS DISTINCT FROM (h.channel, h.followers, h.engagement_rate);
    RETURN NULL;
  END $$`;

const TYPES = `
  CREATE FUNCTION talent_types_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE talent t SET talent_types = h.types
    FROM (SELECT DISTINCT talent_id FROM changed) c
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(w.talent_type ORDER BY w.created_at, w.id), '{}') AS types FROM work w
      WHERE w.talent_id = c.talent_id AND w.deleted_at IS NULL
    ) h
    WHERE t.id = c.talent_id AND t.talent_types IS DISTINCT FROM h.types;
    RETURN NULL;
  END $$`;

const CONSENT = `
  CREATE FUNCTION talent_consent_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE talent t SET public_consent = h.given
    FROM (SELECT DISTINCT subject FROM changed) c
    CROSS JOIN LATERAL (
      SELECT EXISTS (SELECT 1 FROM consent k WHERE k.subject = c.subject
        AND k.purpose = 'PublicProfile' AND k.withdrawn_at IS NULL) AS given
    ) h
    WHERE t.id = c.subject AND t.public_consent IS DISTINCT FROM h.given;
    RETURN NULL;
  END $$`;

/** The newest measurement of a channel, from whichever work, is what the social entry shows. */
const FIGURES = `
  CREATE FUNCTION talent_social_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE talent_social s SET followers = h.followers, engagement_rate = h.engagement
    FROM (SELECT DISTINCT talent_id, channel FROM changed) c
    LEFT JOIN LATERAL (
      SELECT p.followers, p.engagement FROM work_social_performance p
      WHERE p.talent_id = c.talent_id AND p.channel = c.channel ORDER BY p.measured_at DESC, p.id DESC LIMIT 1
    ) h ON true
    WHERE s.talent_id = c.talent_id AND s.channel = c.channel
      AND (s.followers, s.engagement_rate) IS DISTINCT FROM (h.followers, h.engagement);
    RETURN NULL;
  END $$`;

/** Statement triggers with the changed rows as a table: one pass however many rows a statement writes. */
function onChange(table: string, callee: string): string[] {
  return (['INSERT', 'UPDATE', 'DELETE'] as const).map(
    (event) => `
      CREATE TRIGGER ${callee}_${event.toLowerCase()} AFTER ${event} ON ${table}
      REFERENCING ${event === 'DELETE' ? 'OLD' : 'NEW'} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION ${callee}()`,
  );
}

/** Indexes of the talent lists, and the triggers that keep the repeated columns right. */
export const talentLists: Migration = {
  async up(db) {
    await runAll(db, [
      ...ORDERS,
      ...FILTERS,
      HEADLINE,
      ...onChange('talent_social', 'talent_headline_refresh'),
      TYPES,
      ...onChange('work', 'talent_types_refresh'),
      CONSENT,
      ...onChange('consent', 'talent_consent_refresh'),
      FIGURES,
      ...onChange('work_social_performance', 'talent_social_refresh'),
    ]);
  },
};
