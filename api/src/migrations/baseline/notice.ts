/** Notices of each user, once per event, and their delivery by mail or LINE. */
export const NOTICE = `
  CREATE TABLE notice (
    id uuid PRIMARY KEY,
    recipient_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    kind text NOT NULL,
    event_key text NOT NULL,
    entity text NOT NULL,
    entity_id uuid NOT NULL,
    data jsonb NOT NULL DEFAULT '{}',
    has_own_mail boolean NOT NULL DEFAULT false,
    delivery text CHECK (delivery IN ('sent', 'waiting', 'none')),
    settled_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    read_at timestamptz,
    UNIQUE (recipient_id, kind, event_key)
  );
  CREATE INDEX notice_recipient_idx ON notice (recipient_id, created_at DESC, id DESC);
  CREATE INDEX notice_unread_idx ON notice (recipient_id) WHERE read_at IS NULL;
  CREATE INDEX notice_entity_idx ON notice (entity, entity_id);
  CREATE INDEX notice_waiting_idx ON notice (settled_at, recipient_id) WHERE delivery = 'waiting';
  CREATE INDEX notice_created_idx ON notice (created_at);

  CREATE TABLE notice_choice (
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    kind text NOT NULL,
    choice text NOT NULL CHECK (choice IN ('instant', 'daily', 'never')),
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (profile_id, kind)
  );

  CREATE TABLE notice_line_choice (
    profile_id uuid NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    kind text NOT NULL,
    is_on boolean NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (profile_id, kind)
  );

  CREATE TABLE line_link (
    profile_id uuid PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE,
    line_user_id text NOT NULL UNIQUE,
    linked_at timestamptz NOT NULL DEFAULT now()
  );

  -- One per person: a new request replaces the one before.
  CREATE TABLE line_link_request (
    profile_id uuid PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE,
    nonce_hash text NOT NULL UNIQUE,
    expires_at timestamptz NOT NULL
  );`;
