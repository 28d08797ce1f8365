import { createQueue, type SchemaMigration } from '@dara/backend';
import { runSql } from './run-sql.ts';

/**
 * What a client casts, with the talents that it starred. Contents of a message: mailed_at as in `contact`. `job_id` is
 * the draft that was made of it; `created_by` the signed-in sender.
 */
export const brief: SchemaMigration = {
  up: async (db) => {
    await createQueue(db, 'brief-mail');
    await runSql(
      db,
      `CREATE TABLE brief (
        id uuid PRIMARY KEY,
        project text NOT NULL CHECK (char_length(project) BETWEEN 1 AND 200),
        job_type text NOT NULL,
        roles text NOT NULL CHECK (char_length(roles) BETWEEN 1 AND 1000),
        openings integer NOT NULL CHECK (openings BETWEEN 1 AND 999),
        shoot_from date,
        shoot_to date,
        shoot_days text CHECK (char_length(shoot_days) <= 200),
        location text CHECK (char_length(location) <= 200),
        media text[] NOT NULL DEFAULT '{}' CHECK (cardinality(media) <= 20),
        usage_months integer CHECK (usage_months BETWEEN 0 AND 60),
        territory text CHECK (char_length(territory) <= 200),
        budget_from numeric(12, 2) CHECK (budget_from >= 0),
        budget_to numeric(12, 2) CHECK (budget_to >= 0),
        budget_unit text,
        answer_by date,
        is_tonight boolean NOT NULL DEFAULT false,
        message text CHECK (char_length(message) <= 2000),
        script_link text CHECK (char_length(script_link) <= 1000),
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
        company text CHECK (char_length(company) <= 150),
        email text NOT NULL CHECK (char_length(email) <= 254),
        phone text CHECK (char_length(phone) <= 30),
        language text NOT NULL CHECK (language IN ('th', 'en')),
        talent_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(talent_ids) <= 30),
        digest text NOT NULL,
        mailed_at timestamptz,
        job_id uuid UNIQUE REFERENCES job (id),
        created_by uuid,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX brief_created_idx ON brief (created_at, id);
      CREATE INDEX brief_open_idx ON brief (created_at, id) WHERE job_id IS NULL;
      CREATE INDEX brief_digest_idx ON brief (digest, created_at);
      CREATE INDEX brief_email_idx ON brief (lower(email));
      CREATE INDEX brief_created_by_idx ON brief (created_by);`,
    );
  },
};
