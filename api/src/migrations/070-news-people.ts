import type { SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/** The people that an article names, who wrote it, and who took its pictures. */
export const newsPeople: SchemaMigration = {
  up: (db) =>
    runSql(
      db,
      `CREATE TABLE news_talent (
        news_id uuid NOT NULL REFERENCES news (id) ON DELETE CASCADE,
        talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
        position smallint NOT NULL DEFAULT 0,
        PRIMARY KEY (news_id, talent_id)
      );
      CREATE INDEX news_talent_talent_idx ON news_talent (talent_id, news_id);
      ALTER TABLE news
        ADD COLUMN byline jsonb NOT NULL DEFAULT '{"th": "", "en": ""}' CHECK (localized_within(byline, 120)),
        ADD COLUMN photo_credit jsonb NOT NULL DEFAULT '{"th": "", "en": ""}'
          CHECK (localized_within(photo_credit, 120));`,
    ),
};
