import type { Db } from '@dara/backend';
import { Type, type Static } from 'typebox';
import { changesBetween } from '../../../kernel/record/changes.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { StringEnum } from '../../../kernel/schema/shapes.ts';
import { auditProfile, auditView } from '../profile.audit.ts';
import { lockProfile } from '../lock-profile.ts';

/** Display preferences; absent fields stay. */
export const ProfileChoiceBody = Type.Object(
  {
    language: Type.Optional(StringEnum(['th', 'en'])),
    theme: Type.Optional(StringEnum(['light', 'dark', 'system'])),
  },
  { title: 'ProfileChoiceBody' },
);
type ProfileChoice = Static<typeof ProfileChoiceBody>;

/**
 * Stores display preferences. The last write wins on any device, so no version is needed; a changed language
 * increments the record's version like other fields, since mails use it.
 */
export async function storeProfileChoice(
  trx: Db,
  { actor, requestId }: UserContext,
  { language, theme }: ProfileChoice,
): Promise<void> {
  const before = await lockProfile(trx, actor, actor.id);
  const chosen = { ...(theme && { theme }), ...(language && { has_chosen_language: true }) };
  if (Object.keys(chosen).length > 0)
    await trx.updateTable('profile').set(chosen).where('id', '=', actor.id).execute();
  if (!language || language === before.language) return;
  await trx
    .updateTable('profile')
    .set((eb) => ({ language, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', actor.id)
    .execute();
  const diff = changesBetween(auditView(before), auditView({ ...before, language }));
  await auditProfile(trx, { actor, requestId }, 'Update', actor.id, diff);
}
