import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { today } from '../../../kernel/age.ts';
import { contentChanged } from '../../../kernel/content/content.ts';

type Needed = Pick<Services, 'db' | 'events'>;

/**
 * Updates the age of all talents after their birthday; returns how many. Idempotent after an interruption; after
 * downtime it catches up on missed birthdays.
 */
export function countAges(services: Needed, day = today()): Promise<number> {
  return services.db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      UPDATE talent SET age_years = years_on(birthday, ${day}::date),
        next_birthday = turns_on(birthday, years_on(birthday, ${day}::date) + 1)
      WHERE next_birthday <= ${day}::date RETURNING id`.execute(trx);
    if (rows.length > 0) await contentChanged(services, { entity: 'talent' }, trx);
    return rows.length;
  });
}

/** At midnight in Bangkok, and soon after a start that came later. */
export function declareAges(services: Needed & Pick<Services, 'jobs'>): void {
  services.jobs.declare({
    name: 'talent-ages',
    data: Type.Object({}),
    cron: '*/10 * * * *',
    handle: () => countAges(services),
  });
}
