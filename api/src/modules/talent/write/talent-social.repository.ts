import type { Db } from '@dara/backend';
import { sql } from 'kysely';
import { newId } from '../../../kernel/new-id.ts';
import type { WrittenSocial } from './talent-write.check.ts';

/**
 * The accounts of a talent in their order. Figures that are not sent stay; where a work has measured a channel, its
 * newest measurement counts, as the triggers have it.
 */
export async function writeSocial(
  trx: Db,
  talentId: string,
  accounts: readonly WrittenSocial[],
): Promise<void> {
  const channels = accounts.map(({ channel }) => channel);
  await sql`
    DELETE FROM talent_social
    WHERE talent_id = ${talentId} AND NOT (channel = ANY (${channels}::text[]))`.execute(trx);
  for (const [position, account] of accounts.entries()) {
    const { channel, name, link, followers, engagementRate, sent } = account;
    await sql`
      INSERT INTO talent_social AS s (id, talent_id, channel, name, link, followers, engagement_rate, position)
      VALUES (${newId()}, ${talentId}, ${channel}, ${name}, ${link}, ${followers}, ${engagementRate}, ${position})
      ON CONFLICT (talent_id, channel) DO UPDATE SET name = excluded.name, link = excluded.link,
        position = excluded.position,
        followers = CASE WHEN ${sent.followers} THEN excluded.followers ELSE s.followers END,
        engagement_rate = CASE WHEN ${sent.engagementRate} THEN excluded.engagement_rate
          ELSE s.engagement_rate END`.execute(trx);
  }
  await sql`
    UPDATE talent_social s SET followers = p.followers, engagement_rate = p.engagement
    FROM (SELECT DISTINCT ON (channel) channel, followers, engagement FROM work_social_performance
      WHERE talent_id = ${talentId} ORDER BY channel, measured_at DESC, id DESC) p
    WHERE s.talent_id = ${talentId} AND s.channel = p.channel
      AND (s.followers, s.engagement_rate) IS DISTINCT FROM (p.followers, p.engagement)`.execute(
    trx,
  );
}
