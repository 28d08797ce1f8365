import type { Services } from '@dara/backend';
import { HOME_LIMITS } from '@dara/model';
import type { Updateable } from 'kysely';
import { contentChanged } from '../../kernel/content/content.ts';
import type { HomeContentTable } from '../../kernel/database/generated.ts';
import { changesBetween } from '../../kernel/record/changes.ts';
import { historyOf, type ActorContext } from '../../kernel/record/history.ts';
import { requireTalents } from '../../kernel/record/talents.ts';
import { requireVersion } from '../../kernel/record/version.ts';
import { InputCheck, cleanLine, cleanLocalized } from '../../kernel/schema/input.ts';
import { readHomeRow, readManagementHome, sectionsOf } from './home.repository.ts';
import type { HomeInput, ManagementHome } from './home.schema.ts';

const auditHome = historyOf('home_content');

const auditView = ({ heroTitle, heroText, heroTalents, sections }: ManagementHome) => ({
  ...{ heroTitle, heroText },
  heroTalents: heroTalents.map(({ name }) => name.th),
  sections: sections.map(({ id, shown }) => (shown ? id : `-${id}`)),
});

/** Normalized texts; an empty title restores the default. */
function columnsOf(data: HomeInput): Updateable<HomeContentTable> {
  const check = new InputCheck();
  const columns: Updateable<HomeContentTable> = {};
  for (const [field, column, limit] of [
    ['heroTitle', 'hero_title', HOME_LIMITS.title],
    ['heroText', 'hero_text', HOME_LIMITS.text],
  ] as const) {
    const given = data[field];
    if (given === undefined) continue;
    const text = given && cleanLocalized(given, cleanLine);
    if (text) {
      check.required(`${field}.th`, text.th);
      check.atMost(`${field}.th`, text.th, limit);
      check.atMost(`${field}.en`, text.en, limit);
    }
    columns[column] = text && JSON.stringify(text);
  }
  if (data.sections) {
    const ids = data.sections.map(({ id }) => id);
    if (new Set(ids).size < ids.length) check.refuse('sections', 'uniqueItems');
    columns.sections = JSON.stringify(sectionsOf(data.sections));
  }
  check.throwIfRefused();
  return columns;
}

/** Changes the settings of the home page and publishes the change. */
export function updateHome(
  services: Services,
  context: ActorContext,
  data: HomeInput,
): Promise<ManagementHome> {
  const columns = columnsOf(data);
  return services.db.transaction().execute(async (trx) => {
    const row = await readHomeRow(trx, { lock: true });
    const before = await readManagementHome(trx);
    requireVersion(before, data.version);
    if (data.heroTalentIds) {
      await requireTalents(trx, data.heroTalentIds, 'heroTalentIds');
      columns.hero_talent_ids = data.heroTalentIds;
    }
    if (Object.keys(columns).length === 0) return before;
    await trx.updateTable('home_content').set(columns).where('id', '=', row.id).execute();
    const diff = changesBetween(auditView(before), auditView(await readManagementHome(trx)));
    if (Object.keys(diff).length === 0) return before;
    await trx
      .updateTable('home_content')
      .set({ updated_at: new Date(), updated_by: context.actor.id, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute();
    await auditHome(trx, context, 'Update', row.id, diff);
    await contentChanged(services, { entity: 'page' }, trx);
    return readManagementHome(trx);
  });
}
