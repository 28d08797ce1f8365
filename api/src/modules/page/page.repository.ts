import { AppError, type Db, type Trx } from '@dara/backend';
import type { Selectable } from 'kysely';
import type { ContentPageTable } from '../../kernel/database/generated.ts';
import type { Localized } from '../../kernel/schema/shapes.ts';

export type ContentPageRow = Selectable<ContentPageTable>;

export interface PageTexts {
  title: Localized;
  description: Localized;
  body: Localized;
}

/** How consents refer to a text: page and version. No version is deleted. */
export function textVersionOf({ slug, version }: Pick<ContentPageRow, 'slug' | 'version'>): string {
  return `${slug}-${version}`;
}

export async function requireContentPage(db: Db, slug: string): Promise<ContentPageRow> {
  const page = await db
    .selectFrom('content_page')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!page) throw new AppError('NOT_FOUND');
  return page;
}

/** Writes the next version of a page; null when the edited version is outdated. */
export async function writeContentPage(
  trx: Trx,
  page: Pick<ContentPageRow, 'id' | 'version'>,
  texts: PageTexts,
  actorId: string,
): Promise<ContentPageRow | null> {
  const columns = {
    title: JSON.stringify(texts.title),
    description: JSON.stringify(texts.description),
    body: JSON.stringify(texts.body),
  };
  const now = new Date();
  const written = await trx
    .updateTable('content_page')
    .set({
      ...columns,
      version: page.version + 1,
      updated_at: now,
      updated_by: actorId,
      confirmed_at: now,
      confirmed_by: actorId,
    })
    .where('id', '=', page.id)
    .where('version', '=', page.version)
    .returningAll()
    .executeTakeFirst();
  if (!written) return null;
  await trx
    .insertInto('content_page_version')
    .values({
      ...columns,
      page_id: written.id,
      version: written.version,
      created_at: now,
      created_by: actorId,
    })
    .execute();
  return written;
}

/** Marks the current text as confirmed; null when the read version is outdated. */
export async function confirmContentPage(
  trx: Trx,
  page: Pick<ContentPageRow, 'id' | 'version'>,
  actorId: string,
): Promise<ContentPageRow | null> {
  const written = await trx
    .updateTable('content_page')
    .set({ confirmed_at: new Date(), confirmed_by: actorId })
    .where('id', '=', page.id)
    .where('version', '=', page.version)
    .returningAll()
    .executeTakeFirst();
  return written ?? null;
}
