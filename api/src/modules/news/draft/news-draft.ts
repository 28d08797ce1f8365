import { invalidField, type Services } from '@dara/backend';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { InputCheck } from '../../../kernel/schema/input.ts';
import { VersionInput } from '../../../kernel/schema/shapes.ts';
import { checkLengths, cleanTexts } from '../record/news-input.ts';
import { readNews } from '../record/news-record.repository.ts';
import {
  NewsDraftInput,
  NewsDraftStanding,
  type NewsDraft,
  type NewsDraftData,
} from '../record/news-record.schema.ts';

export const NewsDraftBody = Type.Object(
  {
    baseVersion: VersionInput,
    data: NewsDraftInput,
    base: Type.Optional(NewsDraftStanding),
  },
  { title: 'NewsDraftBody' },
);
export type NewsDraftBody = Static<typeof NewsDraftBody>;

/** Normalizes a draft: it may be incomplete, but contains no unsafe HTML. */
function keptDraft(data: NewsDraftData): NewsDraftData {
  const texts = cleanTexts(data);
  const check = new InputCheck();
  checkLengths(check, texts);
  check.throwIfRefused();
  return { ...data, ...texts };
}

/**
 * Stores a user's unsaved draft of an article, replacing the user's earlier one: drafts are per user, so two editors
 * never overwrite each other. The public article does not change.
 */
export async function saveDraft(
  { db }: Pick<Services, 'db'>,
  { actor }: Pick<ActorContext, 'actor'>,
  id: string,
  { baseVersion, data, base }: NewsDraftBody,
): Promise<NewsDraft> {
  const kept = keptDraft(data);
  return db.transaction().execute(async (trx) => {
    const news = await readNews({ db: trx, actor }, id);
    if (baseVersion > news.version) {
      throw invalidField('baseVersion', 'max', { limit: news.version });
    }
    const standing = base ? JSON.stringify(base) : null;
    await sql`
      INSERT INTO news_draft (news_id, profile_id, base_version, data, base)
      VALUES (${news.id}, ${actor.id}, ${baseVersion}, ${JSON.stringify(kept)}::jsonb, ${standing}::jsonb)
      ON CONFLICT (news_id, profile_id) DO UPDATE
      SET base_version = excluded.base_version, data = excluded.data, base = excluded.base,
        saved_at = now()`.execute(trx);
    const { draft } = await readNews({ db: trx, actor }, news.id);
    if (!draft) throw new Error('a working copy that was just written is gone');
    return draft;
  });
}
