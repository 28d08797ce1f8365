/** Condition on a row `r` of each table: whether it is public. A row that no longer matches is a removal. */
const SHOWN: Record<string, string> = {
  talent: 'r.is_public',
  job: 'r.is_listed',
  news: 'r.deleted_at IS NULL AND r.published_at <= now()',
  client: 'r.deleted_at IS NULL AND r.publish',
  business_profile: `r.deleted_at IS NULL AND r.active AND r.status = 'Approved'`,
  work: 'r.deleted_at IS NULL',
  composite_card: 'r.deleted_at IS NULL AND r.shared',
  image: `r.deleted_at IS NULL AND r.access = 'public'`,
  tag: 'r.deleted_at IS NULL',
};

const triggersOf = ([table, shown]: [string, string]): string => {
  const run = `FOR EACH STATEMENT EXECUTE FUNCTION publish_removal('${shown.replaceAll("'", "''")}')`;
  return `
  CREATE TRIGGER ${table}_removal_update AFTER UPDATE ON ${table}
    REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after ${run};
  CREATE TRIGGER ${table}_removal_delete AFTER DELETE ON ${table}
    REFERENCING OLD TABLE AS rows_before ${run};`;
};

/**
 * Removals are published by triggers, so that no write can omit them: every instance drops cached content of the rows.
 * `confirm` requests confirmation, and the request that removed waits for it. Clients of a business are removed with
 * it.
 */
export const REMOVALS = `
  CREATE FUNCTION publish_removal() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE gone uuid[];
  BEGIN
    IF TG_OP = 'DELETE' THEN
      EXECUTE format('SELECT array_agg(r.id) FROM rows_before r WHERE %s', TG_ARGV[0]) INTO gone;
    ELSE
      EXECUTE format('SELECT array_agg(id) FROM (SELECT r.id FROM rows_before r WHERE %1$s
        EXCEPT SELECT r.id FROM rows_after r WHERE %1$s) g', TG_ARGV[0]) INTO gone;
    END IF;
    IF gone IS NULL THEN RETURN NULL; END IF;
    IF TG_TABLE_NAME = 'business_profile' THEN
      gone := gone || ARRAY(SELECT c.id FROM client c WHERE c.business_profile_id = ANY (gone));
    END IF;
    PERFORM publish_event('removal', jsonb_build_object('ids', gone, 'confirm', true));
    RETURN NULL;
  END $$;
  ${Object.entries(SHOWN).map(triggersOf).join('')}`;
