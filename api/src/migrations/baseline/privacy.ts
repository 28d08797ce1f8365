/**
 * Requests for access, correction and erasure: one worklist with due dates. The table was called erasure_request
 * before.
 */
export const PRIVACY = `
  CREATE TABLE privacy_request (
    id uuid CONSTRAINT erasure_request_pkey PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('Access', 'Correction', 'Erasure')),
    profile_id uuid CONSTRAINT erasure_request_profile_id_fkey REFERENCES profile (id),
    talent_id uuid CONSTRAINT erasure_request_talent_id_fkey REFERENCES talent (id),
    channel text NOT NULL DEFAULT 'Account' CHECK (channel IN ('Account', 'Mail', 'Phone', 'Letter', 'Visit')),
    asked_by text NOT NULL DEFAULT 'Self' CHECK (asked_by IN ('Self', 'Guardian')),
    email text CHECK (email = lower(email) AND char_length(email) <= 254),
    requester text CHECK (char_length(requester) <= 120),
    reason text CONSTRAINT erasure_request_reason_check CHECK (char_length(reason) <= 500),
    status text NOT NULL DEFAULT 'Open' CHECK (status IN ('Open', 'Running', 'Done', 'Refused', 'Withdrawn')),
    received_on date NOT NULL,
    due_on date NOT NULL,
    identity_checked_at timestamptz,
    identity_checked_by uuid,
    identity_note text CHECK (char_length(identity_note) <= 500),
    answer text CHECK (char_length(answer) <= 500),
    report jsonb,
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    closed_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    CHECK (profile_id IS NOT NULL OR email IS NOT NULL OR status = 'Done')
  );
  CREATE UNIQUE INDEX privacy_request_profile_key ON privacy_request (profile_id, kind)
    WHERE status IN ('Open', 'Running');
  CREATE UNIQUE INDEX privacy_request_email_key ON privacy_request (email, kind)
    WHERE profile_id IS NULL AND status IN ('Open', 'Running');
  CREATE INDEX privacy_request_profile_idx ON privacy_request (profile_id, created_at DESC);
  CREATE INDEX privacy_request_due_idx ON privacy_request (due_on, id);
  CREATE INDEX privacy_request_created_idx ON privacy_request (created_at, id);
  CREATE INDEX privacy_request_status_idx ON privacy_request (status, due_on, id);`;
