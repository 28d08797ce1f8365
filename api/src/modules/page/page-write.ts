import type { Services, Trx } from '@dara/backend';
import { sql } from 'kysely';
import { contentChanged } from '../../kernel/content/content.ts';
import { historyOf, type ActorContext } from '../../kernel/record/history.ts';
import { requireVersion, versionConflict } from '../../kernel/record/version.ts';
import { retainImagesOf } from '../image/image.public.ts';
import { changedTexts, pageTexts, toManagementContentPage } from './page.model.ts';
import {
  confirmContentPage,
  requireContentPage,
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

/** Writes a page in one transaction, with history; one that was changed meanwhile is a conflict. */
async function commit(
  services: Services,
  context: ActorContext,
  row: ContentPageRow,
  write: (trx: Trx) => Promise<ContentPageRow | null>,
  { action, ...diff }: { action: 'Update' | 'Restore' } & Record<string, unknown>,
): Promise<ManagementContentPage> {
  const written = await services.db.transaction().execute(async (trx) => {
    const next = await write(trx);
    if (!next) {
      throw versionConflict(toManagementContentPage(await requireContentPage(trx, row.slug)));
    }
    const { slug, version } = next;
    await auditPage(trx, context, action, row.id, { slug, version, ...diff });
    await contentChanged(services, { entity: 'page' }, trx);
    return next;
  });
  return toManagementContentPage(written);
}

/** Writes the next version of a page and publishes the change. */
export async function writePage(
  services: Services,
  context: ActorContext,
  row: ContentPageRow,
  input: ContentPageInput,
  occasion: Occasion,
): Promise<ManagementContentPage> {
  requireVersion(row, input.version, toManagementContentPage);
  const texts = pageTexts(row, input);
  const changed = changedTexts(row, texts);
  // Saving unchanged text creates no new version to consent to.
  if (changed.length === 0) return toManagementContentPage(row);
  const write = async (trx: Trx) => {
    const next = await writeContentPage(trx, row, texts, context.actor.id);
    const images = sql`SELECT unnest(text_image_ids) FROM content_page WHERE id = ${row.id}`;
    if (next) await retainImagesOf(trx, images);
    return next;
  };
  return commit(services, context, row, write, { ...occasion, changed });
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
  const write = (trx: Trx) => confirmContentPage(trx, row, context.actor.id);
  return commit(services, context, row, write, { action: 'Update', confirmed: true });
}
