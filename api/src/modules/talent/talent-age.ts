import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { RepeatingTask } from '../../app/repeating-task.ts';
import { today } from '../../domain/age.ts';
import { contentChanged } from '../../domain/content.ts';

const EVERY_MS = 60_000;

/**
 * Counts up the age of everybody whose birthday has come; answers how many. Several instances may do so at once: a
 * row changes once. A process that was away catches up on every birthday since.
 */
export async function countAges(
  services: Pick<Services, 'db' | 'events' | 'log'>,
  day = today(),
): Promise<number> {
  const { rows } = await sql`
    UPDATE talent SET age_years = years_on(birthday, ${day}::date),
      next_birthday = turns_on(birthday, years_on(birthday, ${day}::date) + 1)
    WHERE next_birthday <= ${day}::date RETURNING id`.execute(services.db);
  if (rows.length > 0) await contentChanged(services, { entity: 'talent' });
  return rows.length;
}

export function birthdays(services: Pick<Services, 'db' | 'events' | 'log'>): RepeatingTask {
  return new RepeatingTask(services, {
    everyMs: EVERY_MS,
    task: () => countAges(services),
    failure: 'ages were not counted up',
  });
}
