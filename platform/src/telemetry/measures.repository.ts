import type { Db } from '@dara/backend';
import { sql } from 'kysely';
// Adds the registry's tables to `Db`.
import '../registry/generated.ts';
import type { Measure } from './measure.ts';
import type { MeasuredCount } from './measures.ts';
import { refKey, type ReleaseRef } from './known-releases.ts';

/** Counts of a release by measure. */
export type MeasuredSum = Partial<Record<Measure, number>>;

/** Adds counts to those of this hour, in one statement. */
export async function addMeasures(db: Db, counts: readonly MeasuredCount[]): Promise<void> {
  if (counts.length === 0) return;
  const keyOf = ({ name, version, measure }: MeasuredCount) => `${name} ${version} ${measure}`;
  // In one order, so that instances do not wait for each other in a circle.
  const sorted = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const hour = sql<Date>`date_trunc('hour', now())`;
  await db
    .insertInto('release_measure')
    .values(
      sorted.map(({ name, version, measure, count }) => ({ name, version, measure, count, hour })),
    )
    .onConflict((conflict) =>
      conflict.columns(['name', 'version', 'hour', 'measure']).doUpdateSet({
        count: (eb) => eb('release_measure.count', '+', eb.ref('excluded.count')),
      }),
    )
    .execute();
}

/** Sums of the hours from `from` to `to`, both with their whole hour; without `to` until now. */
export async function sumMeasures(
  db: Db,
  { name, version }: ReleaseRef,
  { from, to }: { from: Date; to?: Date },
): Promise<MeasuredSum> {
  const rows = await db
    .selectFrom('release_measure')
    .select(['measure', (eb) => eb.fn.sum<string>('count').as('count')])
    .where('name', '=', name)
    .where('version', '=', version)
    .where('hour', '>=', sql<Date>`date_trunc('hour', ${from}::timestamptz)`)
    .$if(to !== undefined, (query) => query.where('hour', '<=', to as Date))
    .groupBy('measure')
    .execute();
  return Object.fromEntries(rows.map(({ measure, count }) => [measure, Number(count)]));
}

/** Sums of live and previous releases and of a canary over all hours that are kept, by `refKey`. */
export async function keptMeasures(db: Db): Promise<Map<string, MeasuredSum>> {
  const rows = await db
    .selectFrom('release_measure')
    .select(['name', 'version', 'measure', (eb) => eb.fn.sum<string>('count').as('count')])
    .where(
      sql<boolean>`(name, version) IN (
        SELECT name, live FROM deployment UNION ALL SELECT name, previous FROM deployment
        UNION ALL SELECT name, version FROM release_canary)`,
    )
    .groupBy(['name', 'version', 'measure'])
    .execute();
  const sums = new Map<string, MeasuredSum>();
  for (const { measure, count, ...release } of rows) {
    const key = refKey(release);
    sums.set(key, { ...sums.get(key), [measure]: Number(count) });
  }
  return sums;
}

/** Removes the counts of hours before a time. */
export async function removeMeasures(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('release_measure').where('hour', '<', before).execute();
}
