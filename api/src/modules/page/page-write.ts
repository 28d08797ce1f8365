import type { Services } from '@dara/backend';
import { sql } from 'kysely';
import { contentChanged } from '../../kernel/content/content.ts';
import { historyOf, type ActorContext } from '../../kernel/record/history.ts';
import { requireVersion, versionConflict } from '../../kernel/record/version.ts';
import { retainPicturesOf } from '../image/image.public.ts';
import { changedTexts, pageTexts, toManagementContentPage } from './page.model.ts';
import {
  confirmContentPage,
  findContentPage,
  writeContentPage,
  type ContentPageRow,
} from './page.repository.ts';
import type { ContentPageInput, ManagementContentPage } from './page.schema.ts';

const auditPage = historyOf('content_page');

interface Occasion {
  action: 'Update' | 'Restore';
  /** The earlier version that it restores. */
  restored?: number;
}

/** Writes the next version of a page and publishes the change. */
export async function writePage(
  services: Services,
  context: ActorContext,
  row: ContentPageRow,
  input: ContentPageInput,
  { action, restored }: Occasion,
): Promise<ManagementContentPage> {
  requireVersion(row, input.version, toManagementContentPage);
  const texts = pageTexts(row, input);
  const changed = changedTexts(row, texts);
  // Saving unchanged text creates no new version to consent to.
  if (changed.length === 0) return toManagementContentPage(row);
  const written = await services.db.transaction().execute(async (trx) => {
    const next = await writeContentPage(trx, row, texts, context.actor.id);
    if (!next) {
      const current = await findContentPage(trx, row.slug);
      throw versionConflict(toManagementContentPage(current ?? row));
    }
    await retainPicturesOf(
      trx,
      sql`SELECT unnest(text_image_ids) FROM content_page WHERE id = ${row.id}`,
    );
    const diff = { slug: row.slug, version: next.version, changed };
    await auditPage(trx, context, action, row.id, restored ? { ...diff, restored } : diff);
    await contentChanged(services, { entity: 'page' }, trx);
    return next;
  });
  return toManagementContentPage(written);
}

/** Confirms that the text is the agency's own. It stays the same version, to which people have consented. */
export async function confirmPage(
  services: Services,
  context: ActorContext,
  row: ContentPageRow,
  version: number,
): Promise<ManagementContentPage> {
  requireVersion(row, version, toManagementContentPage);
  if (row.confirmed_at) return toManagementContentPage(row);
  const confirmed = await services.db.transaction().execute(async (trx) => {
    const next = await confirmContentPage(trx, row, context.actor.id);
    if (!next) {
      const current = await findContentPage(trx, row.slug);
      throw versionConflict(toManagementContentPage(current ?? row));
    }
    const diff = { slug: row.slug, version: row.version, confirmed: true };
    await auditPage(trx, context, 'Update', row.id, diff);
    await contentChanged(services, { entity: 'page' }, trx);
    return next;
  });
  return toManagementContentPage(confirmed);
}
