import type { Db } from '@dara/backend';

/** The packed source maps of a release with this script. */
export async function findSourceMaps(
  db: Db,
  name: string,
  script: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('release_file as script')
    .innerJoin('release_file as maps', (join) =>
      join.onRef('maps.name', '=', 'script.name').onRef('maps.version', '=', 'script.version'),
    )
    .select('maps.integrity')
    .where('script.name', '=', name)
    .where('script.file', '=', script)
    .where('script.side', '!=', 'maps')
    .where('maps.side', '=', 'maps')
    .limit(1)
    .executeTakeFirst();
  return row?.integrity;
}
