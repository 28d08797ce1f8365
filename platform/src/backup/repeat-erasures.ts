import { resolve } from 'node:path';
import type { RepeatedErasure, ErasedPerson } from '@dara/api';
import { createLogger, createServices, StartError, type Config } from '@dara/backend';
import { migratePlatform } from '../registry/registry.migrations.ts';
import { readManifest } from './manifest.ts';
import { fileStoreName, runStep } from './steps.ts';

type Say = (line: string) => void;

const OUTCOMES: Record<RepeatedErasure, string> = {
  erased: 'erased again',
  already: 'erased already',
  absent: 'not in this database',
  hindered:
    'in the worklist under /management/setting/privacy, because something has to be settled first',
  unnamed:
    'known by an address alone, which no list holds: erase them by the letter or mail of their request',
};
const OPEN: RepeatedErasure[] = ['hindered', 'unnamed'];

export interface RepeatErasureOptions {
  /** Backups whose lists are used as well: the newest one, if the file store was lost. */
  from: readonly string[];
  isDryRun: boolean;
}

/**
 * Erases all persons again who were erased before and restored by an older backup. Returns remaining ones, one line
 * each. Safe to interrupt: each person is one transaction, and a second run continues.
 */
export async function repeatErasures(
  config: Config,
  { from, isDryRun }: RepeatErasureOptions,
  say: Say,
): Promise<string[]> {
  const api = await import('@dara/api');
  const services = await createServices(config, { log: createLogger('error') });
  try {
    // Migrates like a start, because the backup may be of an older version.
    if (!isDryRun) {
      await migratePlatform(services);
      await api.migrateApi(services);
    }
    const store = fileStoreName(config);
    const notes = await runStep(`reading who was erased in ${store}`, () =>
      api.readErasedNotes(services),
    );
    const people = [...notes.people, ...(await listsOf(from))];
    const unique = [...new Map(people.map((person) => [person.request, person])).values()];
    const problems = notes.unsigned.map(
      (key) => `${key} in ${store} was not signed with this JWT_SECRET and is ignored`,
    );
    const counts = new Map<RepeatedErasure, number>();
    for (const person of unique) {
      const outcome = await runStep(`erasing the person of request ${person.request}`, () =>
        api.repeatErasure(services, person, { isDryRun }),
      );
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if (OPEN.includes(outcome)) problems.push(`request ${person.request}: ${OUTCOMES[outcome]}`);
    }
    say(`Erased before: ${unique.length}${isDryRun ? '; nothing is changed now' : ''}`);
    for (const [outcome, count] of counts) say(`  ${count} ${OUTCOMES[outcome]}`);
    return problems;
  } finally {
    await services.close();
  }
}

async function listsOf(folders: readonly string[]): Promise<ErasedPerson[]> {
  const { readErasedList } = await import('@dara/api');
  const people: ErasedPerson[] = [];
  for (const folder of folders) {
    const { erased } = await readManifest(resolve(folder));
    if (erased === undefined)
      throw new StartError(`${folder} has no list of erased persons: it is of an older release`);
    const list = readErasedList(erased);
    if (!list) throw new StartError(`The list of erased persons in ${folder} is damaged`);
    people.push(...list);
  }
  return people;
}
