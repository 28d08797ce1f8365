import { CHANNELS, RECORD_COLUMNS, TALENT_TYPES } from './record-columns.ts';

/** The parts of a work repeat talent_id, with a composite foreign key, so that filters need not join work. */
const OF_WORK = `
    id uuid PRIMARY KEY,
    work_id uuid NOT NULL,
    talent_id uuid NOT NULL,
    position smallint NOT NULL DEFAULT 0,
    FOREIGN KEY (work_id, talent_id) REFERENCES work (id, talent_id) ON DELETE CASCADE`;

/** Statement triggers with the changed rows as a table: one pass however many rows a statement writes. */
const onChange = (table: string, callee: string): string =>
  ['INSERT', 'UPDATE', 'DELETE']
    .map(
      (event) => `
  CREATE TRIGGER ${callee}_${event.toLowerCase()} AFTER ${event} ON ${table}
    REFERENCING ${event === 'DELETE' ? 'OLD' : 'NEW'} TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION ${callee}();`,
    )
    .join('');

/** Tags, social channels, works and consents of a talent, and the triggers that copy them to its row. */
export const WORK = `
  CREATE TABLE talent_tag (
    talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
    tag_id uuid NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
    position smallint NOT NULL DEFAULT 0 CHECK (position BETWEEN 0 AND 19),
    PRIMARY KEY (talent_id, tag_id)
  );
  CREATE INDEX talent_tag_tag_idx ON talent_tag (tag_id, talent_id);

  CREATE TABLE talent_social (
    id uuid PRIMARY KEY,
    talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
    channel text NOT NULL CHECK (channel IN (${CHANNELS})),
    name text NOT NULL CHECK (char_length(name) <= 100),
    link text,
    followers integer CHECK (followers >= 0),
    engagement_rate double precision CHECK (engagement_rate >= 0),
    position smallint NOT NULL DEFAULT 0,
    UNIQUE (talent_id, channel)
  );
  CREATE INDEX talent_social_channel_idx ON talent_social (channel, followers, engagement_rate, talent_id);
  CREATE INDEX talent_social_rate_idx ON talent_social (channel, engagement_rate, followers, talent_id);
  CREATE INDEX talent_social_followers_idx ON talent_social (followers, engagement_rate, talent_id);
  CREATE INDEX talent_social_engagement_idx ON talent_social (engagement_rate, followers, talent_id);
  CREATE INDEX talent_social_talent_idx ON talent_social (talent_id, channel, followers, engagement_rate);

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
  END $$;
  ${onChange('talent_social', 'talent_headline_refresh')}

  CREATE TABLE work (
    id uuid PRIMARY KEY,
    talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
    talent_type text NOT NULL CHECK (talent_type IN (${TALENT_TYPES})),
    ${RECORD_COLUMNS},
    UNIQUE (id, talent_id)
  );
  CREATE UNIQUE INDEX work_talent_type_key ON work (talent_id, talent_type) WHERE deleted_at IS NULL;
  CREATE INDEX work_type_idx ON work (talent_type, talent_id) WHERE deleted_at IS NULL;
  CREATE INDEX work_live_idx ON work (id) WHERE deleted_at IS NULL;

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
  END $$;
  ${onChange('work', 'talent_types_refresh')}

  CREATE TABLE work_budget (
    ${OF_WORK},
    budget_type text NOT NULL CHECK (budget_type IN (
      'Post', 'Story', 'ShortVideo', 'Video', 'Live', 'Event', 'ShootDay', 'Presenter', 'Other')),
    detail text,
    rate_charge numeric(12, 2) NOT NULL CHECK (rate_charge >= 0),
    date_update timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX work_budget_work_idx ON work_budget (work_id, position);
  CREATE INDEX work_budget_rate_idx ON work_budget (rate_charge, talent_id);
  CREATE INDEX work_budget_date_idx ON work_budget (talent_id, date_update);

  CREATE TABLE work_experience (
    ${OF_WORK},
    customer_name text NOT NULL CHECK (char_length(customer_name) <= 120),
    project text CHECK (char_length(project) BETWEEN 1 AND 120),
    role text CHECK (char_length(role) BETWEEN 1 AND 120),
    experience_type text NOT NULL CHECK (experience_type IN ('Internal', 'External')),
    hire_date date,
    link text,
    image_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(image_ids) <= 30)
  );
  CREATE INDEX work_experience_work_idx ON work_experience (work_id, position);

  CREATE TABLE work_social_performance (
    ${OF_WORK},
    channel text NOT NULL CHECK (channel IN (${CHANNELS})),
    followers integer CHECK (followers >= 0),
    engagement double precision CHECK (engagement >= 0),
    average_post_reach integer CHECK (average_post_reach >= 0),
    average_story_view integer CHECK (average_story_view >= 0),
    cpr numeric(12, 2) CHECK (cpr >= 0),
    cpe numeric(12, 2) CHECK (cpe >= 0),
    measured_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (work_id, channel)
  );
  CREATE INDEX work_social_performance_talent_idx ON work_social_performance (talent_id, channel);

  -- The newest measurement of a channel, from whichever work, is what the social entry shows.
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
  END $$;
  ${onChange('work_social_performance', 'talent_social_refresh')}

  -- subject is the id of a talent or a profile.
  CREATE TABLE consent (
    id uuid PRIMARY KEY,
    subject uuid NOT NULL,
    purpose text NOT NULL CHECK (purpose IN ('PublicProfile', 'ClientSharing', 'Marketing', 'Terms')),
    text_version text NOT NULL,
    given_at timestamptz NOT NULL DEFAULT now(),
    given_by text NOT NULL CHECK (given_by IN ('self', 'guardian')),
    withdrawn_at timestamptz
  );
  CREATE UNIQUE INDEX consent_subject_key ON consent (subject, purpose) WHERE withdrawn_at IS NULL;
  CREATE INDEX consent_subject_idx ON consent (subject, given_at, id);

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
  END $$;
  ${onChange('consent', 'talent_consent_refresh')}`;
