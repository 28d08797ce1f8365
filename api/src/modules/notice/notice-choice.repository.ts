import { invalidField, type Db, type Identity } from '@dara/backend';
import { NOTICES_OF, type NoticeChoice, type NoticeKind, type Permission } from '@dara/model';
import type { NoticeChoiceBody } from './notice-choice.schema.ts';

export interface KindChoice {
  kind: NoticeKind;
  choice: NoticeChoice;
  isDefault: boolean;
  /** Whether it is sent by LINE too, if linked. */
  line: boolean;
}

/** The role's default delivery of a kind; never for kinds that the role does not get. */
export const defaultChoice = (permission: Permission, kind: NoticeKind): NoticeChoice =>
  NOTICES_OF[permission][kind] ?? 'never';

/** Whether a role gets a kind by LINE by default: the kinds it gets by mail. */
export const defaultLine = (permission: Permission, kind: NoticeKind): boolean =>
  defaultChoice(permission, kind) !== 'never';

const kindsOf = (permission: Permission): NoticeKind[] =>
  Object.keys(NOTICES_OF[permission]) as NoticeKind[];

/** A user's notification settings: own choices, else the role's defaults. */
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
  const lineRows = await db
    .selectFrom('notice_line_choice')
    .select(['kind', 'is_on'])
    .where('profile_id', '=', id)
    .execute();
  const byLine = new Map(lineRows.map((row) => [row.kind, row.is_on]));
  return kindsOf(permission).map((kind) => ({
    kind,
    choice: chosen.get(kind) ?? defaultChoice(permission, kind),
    isDefault: !chosen.has(kind),
    line: byLine.get(kind) ?? defaultLine(permission, kind),
  }));
}

/** Stores a user's choices; other kinds and channels stay. */
export async function writeChoices(
  db: Db,
  { id, permission }: Pick<Identity, 'id' | 'permission'>,
  items: NoticeChoiceBody['items'],
): Promise<void> {
  const known = kindsOf(permission);
  const wrong = items.findIndex(({ kind }) => !known.includes(kind));
  if (wrong >= 0) throw invalidField(`items.${wrong}.kind`, 'enum', { allowedValues: known });
  const choices = new Map(
    items.flatMap(({ kind, choice }) => (choice ? [[kind, choice] as const] : [])),
  );
  const byLine = new Map(
    items.flatMap(({ kind, line }) => (line === undefined ? [] : [[kind, line] as const])),
  );
  await db.transaction().execute(async (trx) => {
    await writeMailChoices(trx, id, choices);
    await writeLineChoices(trx, id, byLine);
  });
}

async function writeMailChoices(
  trx: Db,
  profileId: string,
  chosen: ReadonlyMap<NoticeKind, NoticeChoice>,
): Promise<void> {
  if (chosen.size === 0) return;
  await trx
    .insertInto('notice_choice')
    .values([...chosen].map(([kind, choice]) => ({ profile_id: profileId, kind, choice })))
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'kind']).doUpdateSet(({ ref }) => ({
        choice: ref('excluded.choice'),
        updated_at: new Date(),
      })),
    )
    .execute();
}

async function writeLineChoices(
  trx: Db,
  profileId: string,
  chosen: ReadonlyMap<NoticeKind, boolean>,
): Promise<void> {
  if (chosen.size === 0) return;
  await trx
    .insertInto('notice_line_choice')
    .values([...chosen].map(([kind, is_on]) => ({ profile_id: profileId, kind, is_on })))
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'kind']).doUpdateSet(({ ref }) => ({
        is_on: ref('excluded.is_on'),
        updated_at: new Date(),
      })),
    )
    .execute();
}
