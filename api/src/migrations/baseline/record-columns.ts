/** Columns of every record that users create, change and delete. */
export const RECORD_COLUMNS = `
    created_by uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1`;

export const TALENT_TYPES = `
      'MegaStar', 'SuperStar', 'RisingStar', 'Influencer', 'Actor', 'Singer', 'LiveTalent', 'NewBorn'`;
export const CHANNELS = `'Instagram', 'Facebook', 'Tiktok', 'XTwitter', 'Youtube'`;
