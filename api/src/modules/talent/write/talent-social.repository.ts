import { isDeepStrictEqual } from 'node:util';
import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { newId } from '../../../kernel/new-id.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';
import type { WrittenSocial } from './talent-write.check.ts';

type Shown = TalentRecord['socialMedia'];

/** Whether the accounts are those of the record; figures that are not sent stay. */
function isShown(shown: Shown, accounts: readonly WrittenSocial[]): boolean {
  const wanted = accounts.map(
    ({ channel, name, link, followers, engagementRate, sent }, index) => ({
      ...{ channel, name, link },
      followers: sent.followers ? followers : shown[index]?.followers,
      engagementRate: sent.engagementRate ? engagementRate : shown[index]?.engagementRate,
    }),
  );
  return isDeepStrictEqual(wanted, shown);
}

/**
 * The accounts of a talent in their order, written where they differ from those of its record; whether a row changed.
 * Where a work has measured a channel, its newest measurement counts, as the triggers have it.
 */
export async function writeSocial(
  trx: Db,
  talentId: string,
  accounts: readonly WrittenSocial[],
  shown: Shown,
): Promise<boolean> {
  if (isShown(shown, accounts)) return false;
  const wanted = accounts.map(({ sent, ...account }, position) => ({
    ...{ ...account, id: newId(), position },
    ...{ hasFollowers: sent.followers, hasRate: sent.engagementRate },
  }));
  const { rows } = await sql`
    WITH wanted AS (
      SELECT w.id, w.channel, w.name, w.link, w.position,
        CASE WHEN p.id IS NOT NULL THEN p.followers WHEN w."hasFollowers" THEN w.followers
          ELSE s.followers END AS followers,
        CASE WHEN p.id IS NOT NULL THEN p.engagement WHEN w."hasRate" THEN w."engagementRate"
          ELSE s.engagement_rate END AS engagement_rate
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) w (id uuid, channel text, name text, link text,
        position smallint, followers integer, "engagementRate" double precision, "hasFollowers" boolean,
        "hasRate" boolean)
      LEFT JOIN talent_social s ON s.talent_id = ${talentId} AND s.channel = w.channel
      LEFT JOIN LATERAL (SELECT id, followers, engagement FROM work_social_performance
        WHERE talent_id = ${talentId} AND channel = w.channel
        ORDER BY measured_at DESC, id DESC LIMIT 1) p ON true),
    removed AS (
      DELETE FROM talent_social
      WHERE talent_id = ${talentId} AND channel NOT IN (SELECT channel FROM wanted) RETURNING id),
    written AS (
      INSERT INTO talent_social AS s (id, talent_id, channel, name, link, followers, engagement_rate, position)
      SELECT id, ${talentId}::uuid, channel, name, link, followers, engagement_rate, position FROM wanted
      ON CONFLICT (talent_id, channel) DO UPDATE SET name = excluded.name, link = excluded.link,
        followers = excluded.followers, engagement_rate = excluded.engagement_rate, position = excluded.position
      WHERE (s.name, s.link, s.followers, s.engagement_rate, s.position) IS DISTINCT FROM
        (excluded.name, excluded.link, excluded.followers, excluded.engagement_rate, excluded.position)
      RETURNING id)
    SELECT id FROM removed UNION ALL SELECT id FROM written`.execute(trx);
  return rows.length > 0;
}
