import { CHANNELS, RECORD_COLUMNS } from './record-columns.ts';

/** Phonetic keys of a talent's names, in both languages. */
const sounds = (first: string, last?: string): string =>
  ['th', 'en']
    .map((language) =>
      last
        ? `name_sound((${first} ->> '${language}') || (${last} ->> '${language}'))`
        : `name_sound(coalesce(${first} ->> '${language}', ''))`,
    )
    .join(` || ' ' || `);

const NAMES = `display_name || ' ' || localized_text(nick_name) || ' ' || localized_text(first_name) || ' '
      || localized_text(last_name)`;

const TABLE = `
  -- Full years: of 29 February on 1 March in other years.
  CREATE FUNCTION years_on(birthday date, day date) RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (extract(year FROM day) - extract(year FROM birthday) - CASE
    WHEN (extract(month FROM birthday), extract(day FROM birthday)) > (extract(month FROM day), extract(day FROM day))
    THEN 1 ELSE 0 END)::smallint;

  CREATE FUNCTION turns_on(birthday date, years integer) RETURNS date
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (birthday + make_interval(years => years))::date + CASE
    WHEN extract(day FROM birthday + make_interval(years => years)) = extract(day FROM birthday) THEN 0 ELSE 1 END;

  -- followers, engagement_rate and channel repeat the strongest social entry, talent_types the works, public_consent the
  -- consent in force: triggers set them, so that lists sort and filter by index.
  CREATE TABLE talent (
    id uuid PRIMARY KEY,
    display_name text NOT NULL CHECK (char_length(display_name) BETWEEN 1 AND 60),
    display_name_key text NOT NULL,
    first_name localized NOT NULL CHECK (localized_within(first_name, 50)),
    last_name localized NOT NULL CHECK (localized_within(last_name, 50)),
    nick_name localized CHECK (localized_within(nick_name, 50)),
    nationality text NOT NULL DEFAULT 'TH' CHECK (nationality ~ '^[A-Z]{2}$'),
    gender text NOT NULL CHECK (gender IN ('Male', 'Female', 'LGBTQ+')),
    birthday date,
    age_years smallint,
    next_birthday date,
    email text NOT NULL,
    phone_number text,
    company_name text,
    bio localized CHECK (localized_within(bio, 2000)),
    languages text[] NOT NULL DEFAULT '{}',
    bookouts jsonb NOT NULL DEFAULT '[]',
    guardian jsonb,
    guardian_confirmed_at timestamptz,
    image_id uuid REFERENCES image (id),
    album_image_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(album_image_ids) <= 30),
    height double precision CHECK (height BETWEEN 30 AND 250),
    weight double precision CHECK (weight BETWEEN 1 AND 300),
    chest double precision CHECK (chest * 2 = trunc(chest * 2)),
    waist double precision CHECK (waist * 2 = trunc(waist * 2)),
    hip double precision CHECK (hip * 2 = trunc(hip * 2)),
    shoes double precision CHECK (shoes BETWEEN 15 AND 50),
    eye_colour text,
    hair_colour text,
    skin_tone text,
    status text NOT NULL DEFAULT 'Pending' CHECK (status IN ('Pending', 'Approved', 'Rejected', 'Archived')),
    status_reason text CHECK (char_length(status_reason) <= 500),
    active boolean NOT NULL DEFAULT true,
    is_top10 boolean NOT NULL DEFAULT false,
    talent_types text[] NOT NULL DEFAULT '{}',
    channel text CHECK (channel IN (${CHANNELS})),
    followers integer CHECK (followers >= 0),
    engagement_rate double precision CHECK (engagement_rate >= 0),
    public_consent boolean NOT NULL DEFAULT false,
    -- 20, or unknown: only staff create talents without a birthday.
    is_public boolean NOT NULL GENERATED ALWAYS AS (
      status = 'Approved' AND active AND public_consent AND deleted_at IS NULL
      AND (coalesce(age_years, 20) >= 20 OR guardian_confirmed_at IS NOT NULL)) STORED,
    missing_translation boolean NOT NULL GENERATED ALWAYS AS (
      first_name ->> 'en' = '' OR last_name ->> 'en' = '' OR coalesce(nick_name ->> 'en' = '', false)
      OR coalesce(bio ->> 'en' = '', false)) STORED,
    search_text text NOT NULL GENERATED ALWAYS AS (search_fold(
      ${NAMES})) STORED,
    staff_search_text text NOT NULL GENERATED ALWAYS AS (search_fold(
      ${NAMES} || ' ' || email || ' ' || coalesce(phone_number, ''))) STORED,
    sound_text text NOT NULL GENERATED ALWAYS AS (
      name_sound(display_name) || ' ' || ${sounds('nick_name')} || ' ' || ${sounds('first_name', 'last_name')}) STORED,
    ${RECORD_COLUMNS}
  );`;

const INDEXES = `
  CREATE UNIQUE INDEX talent_display_name_key ON talent (lower(display_name)) WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX talent_display_name_skeleton_key ON talent (display_name_key) WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX talent_email_key ON talent (lower(email)) WHERE deleted_at IS NULL;

  -- One index per order of a list. is_public is included so that the public list pages without touching the table; columns
  -- that may be null need one index per direction, since unknown values come last both ways.
  CREATE INDEX talent_created_idx ON talent (created_at, id) INCLUDE (is_public) WHERE deleted_at IS NULL;
  CREATE INDEX talent_updated_idx ON talent (updated_at, id) INCLUDE (is_public) WHERE deleted_at IS NULL;
  CREATE INDEX talent_display_name_idx ON talent (thai_first(display_name) COLLATE "und-x-icu", id)
    INCLUDE (is_public) WHERE deleted_at IS NULL;
  ${[
    ['age', 'age_years'],
    ['followers', 'followers'],
    ['engagement_rate', 'engagement_rate'],
    ['height', 'height'],
  ]
    .map(
      ([name, column]) => `
  CREATE INDEX talent_${name}_up_idx ON talent (${column} ASC NULLS LAST, id)
    INCLUDE (is_public) WHERE deleted_at IS NULL;
  CREATE INDEX talent_${name}_down_idx ON talent (${column} DESC NULLS LAST, id DESC)
    INCLUDE (is_public) WHERE deleted_at IS NULL;`,
    )
    .join('')}

  CREATE INDEX talent_public_idx ON talent (id) WHERE is_public AND deleted_at IS NULL;
  CREATE INDEX talent_live_idx ON talent (id) INCLUDE (is_top10) WHERE deleted_at IS NULL;
  CREATE INDEX talent_gender_idx ON talent (gender, id) INCLUDE (is_public) WHERE deleted_at IS NULL;
  CREATE INDEX talent_weight_idx ON talent (weight, id) WHERE deleted_at IS NULL;
  CREATE INDEX talent_status_idx ON talent (status, active, id) WHERE deleted_at IS NULL;
  CREATE INDEX talent_active_idx ON talent (active, id) WHERE deleted_at IS NULL;
  CREATE INDEX talent_top10_idx ON talent (id) WHERE is_top10 AND deleted_at IS NULL;
  CREATE INDEX talent_translation_idx ON talent (missing_translation, id) WHERE deleted_at IS NULL;
  CREATE INDEX talent_deleted_idx ON talent (deleted_at, id) WHERE deleted_at IS NOT NULL;
  CREATE INDEX talent_next_birthday_idx ON talent (next_birthday);
  CREATE INDEX talent_image_idx ON talent (image_id) WHERE image_id IS NOT NULL;
  CREATE INDEX talent_search_idx ON talent USING gin (search_text gin_trgm_ops);
  CREATE INDEX talent_staff_search_idx ON talent USING gin (staff_search_text gin_trgm_ops);
  CREATE INDEX talent_sound_idx ON talent USING gin (sound_text gin_trgm_ops);
  CREATE INDEX talent_search_start_idx ON talent (left(search_text, 60) text_pattern_ops)
    WHERE deleted_at IS NULL;`;

const TRIGGERS = `
  CREATE FUNCTION talent_name_key_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' OR NEW.display_name IS DISTINCT FROM OLD.display_name THEN
      NEW.display_name_key := name_skeleton(NEW.display_name);
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER talent_name_key_refresh BEFORE INSERT OR UPDATE OF display_name ON talent
    FOR EACH ROW EXECUTE FUNCTION talent_name_key_refresh();

  -- The age in whole years, with the day of the next birthday, on which talent-age.ts counts it up: lists order and filter
  -- by it alone, so that none discloses a birthday.
  CREATE FUNCTION talent_age_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.age_years := years_on(NEW.birthday, (now() AT TIME ZONE 'Asia/Bangkok')::date);
    NEW.next_birthday := turns_on(NEW.birthday, NEW.age_years + 1);
    RETURN NEW;
  END $$;
  CREATE TRIGGER talent_age_refresh BEFORE INSERT OR UPDATE OF birthday ON talent
    FOR EACH ROW EXECUTE FUNCTION talent_age_refresh();

  -- A new guardian, or one with another address, has not confirmed yet.
  CREATE FUNCTION talent_guardian_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.guardian ->> 'name', NEW.guardian ->> 'email')
      IS DISTINCT FROM (OLD.guardian ->> 'name', OLD.guardian ->> 'email')
    THEN NEW.guardian_confirmed_at := NULL;
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER talent_guardian_refresh BEFORE UPDATE OF guardian ON talent
    FOR EACH ROW EXECUTE FUNCTION talent_guardian_refresh();`;

const GUARDIAN = `
  -- A link that was mailed to a guardian. Only the hash of its secret is stored; the newest link of a talent counts.
  CREATE TABLE guardian_confirmation (
    id uuid PRIMARY KEY,
    talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
    email text NOT NULL,
    token_hash text NOT NULL UNIQUE,
    sent_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    answer text CHECK (answer IN ('Confirmed', 'Declined', 'Withdrawn')),
    answered_at timestamptz,
    CHECK ((answer IS NULL) = (answered_at IS NULL))
  );
  CREATE INDEX guardian_confirmation_talent_idx ON guardian_confirmation (talent_id, sent_at DESC, id DESC);

  -- What a talent under 20 wants changed about birthday or guardian, until staff have decided.
  CREATE TABLE talent_change_request (
    id uuid PRIMARY KEY,
    talent_id uuid NOT NULL REFERENCES talent (id) ON DELETE CASCADE,
    change jsonb NOT NULL CHECK (jsonb_typeof(change) = 'object'),
    status text NOT NULL DEFAULT 'Open' CHECK (status IN ('Open', 'Approved', 'Rejected', 'Replaced')),
    reason text CHECK (char_length(reason) <= 500),
    requested_by uuid,
    requested_at timestamptz NOT NULL DEFAULT now(),
    decided_by uuid,
    decided_at timestamptz
  );
  CREATE UNIQUE INDEX talent_change_request_key ON talent_change_request (talent_id) WHERE status = 'Open';
  CREATE INDEX talent_change_request_talent_idx ON talent_change_request (talent_id, requested_at DESC);`;

export const TALENT = TABLE + INDEXES + TRIGGERS + GUARDIAN;
