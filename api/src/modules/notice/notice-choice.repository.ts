import { invalidField, type Db, type Identity } from '@dara/backend';
import { NOTICES_OF, type NoticeChoice, type NoticeKind, type Permission } from '@dara/model';
import type { NoticeChoiceBody } from './notice.schema.ts';

export interface KindChoice {
  kind: NoticeKind;
  choice: NoticeChoice;
  isDefault: boolean;
}

/** When a role is written to about a kind by default; never about what it is not told of. */
export const defaultChoice = (permission: Permission, kind: NoticeKind): NoticeChoice =>
  NOTICES_OF[permission][kind] ?? 'never';

const kindsOf = (permission: Permission): NoticeKind[] =>
  Object.keys(NOTICES_OF[permission]) as NoticeKind[];

/** What a person is told of, and when it is written to, by its own choice or its role's default. */
export async function listChoices(
  db: Db,
  { id, permission }: Pick<Identity, 'id' | 'permission'>,
): Promise<KindChoice[]> {
  const rows = await db
    .selectFrom('notice_choice')
    .select(['kind', 'choice'])
    .where('profile_id', '=', id)
    .execute();
  const chosen = new Map(rows.map(({ kind, choice }) => [kind, choice]));
  return kindsOf(permission).map((kind) => ({
    kind,
    choice: chosen.get(kind) ?? defaultChoice(permission, kind),
    isDefault: !chosen.has(kind),
  }));
}

/** Keeps what a person chose; kinds that are not named stay as they are. */
export async function writeChoices(
  db: Db,
  { id, permission }: Pick<Identity, 'id' | 'permission'>,
  items: NoticeChoiceBody['items'],
): Promise<void> {
  const known = kindsOf(permission);
  const wrong = items.findIndex(({ kind }) => !known.includes(kind));
  if (wrong >= 0) throw invalidField(`items.${wrong}.kind`, 'enum', { allowedValues: known });
  const last = new Map(items.map(({ kind, choice }) => [kind, choice]));
  await db
    .insertInto('notice_choice')
    .values([...last].map(([kind, choice]) => ({ profile_id: id, kind, choice })))
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'kind']).doUpdateSet(({ ref }) => ({
        choice: ref('excluded.choice'),
        updated_at: new Date(),
      })),
    )
    .execute();
}
