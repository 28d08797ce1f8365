import { isDeepStrictEqual } from 'node:util';
import {
  AppError,
  checkAll,
  type Db,
  type Identity,
  type Services,
  type Trx,
  type Uploads,
} from '@dara/backend';
import { sql, type Updateable } from 'kysely';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { today } from '../../../kernel/age.ts';
import type { TalentTable } from '../../../kernel/database/generated.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import { cleanName } from '../../../kernel/schema/input.ts';
import {
  countResetMail,
  normalizeEmail,
  refuseDuplicates,
  throwDuplicate,
} from '../../authorization/authorization.public.ts';
import {
  createImageStore,
  withImageTransaction,
  type StoreImage,
  readUploads,
} from '../../image/image.public.ts';
import { TALENT_PICTURES, checkImages, writeImages, type TalentImages } from './talent-album.ts';
import { askedFirst, syncAccount } from './talent-account.ts';
import { auditTalent, auditView } from '../record/talent-audit.ts';
import { notifyOfChange, type GuardedWrite } from '../change/notify-of-change.ts';
import { requestChange } from '../change/talent-change.repository.ts';
import { guardedChange, withoutGuarded } from '../../guardian/guardian.public.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';
import { replaceTags, requireTags } from '../../../kernel/record/tags.ts';
import { requireNotHired, requireFreeTopPlace, reserveTopPlace } from '../rules/talent-top.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { checkInput, type CheckedInput } from './talent-write.check.ts';
import { lockTalent, readTalent } from '../record/talent-read.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { writeSocial } from './talent-social.repository.ts';
import { deleteUnusedImages } from './own-image.repository.ts';
import type { TalentInput, TalentUpdate } from './talent-write.schema.ts';

/** The acting user and request. */
export interface Writer {
  actor: Identity;
  requestId: string;
}

interface Write {
  writer: Writer;
  data: TalentUpdate;
  checked: CheckedInput;
  pictures: TalentImages;
}

/** Changes a talent: fields, images, tags and accounts, in one transaction. */
export function createTalentUpdate(services: Services) {
  const images = createImageStore(services);

  async function check(actor: Identity, id: string, data: TalentUpdate, uploads: Uploads) {
    return checkKnown(actor, await readTalent(services.db, id), data, uploads);
  }

  async function checkKnown(
    actor: Identity,
    known: TalentRecord,
    data: TalentUpdate,
    uploads: Uploads,
  ) {
    const { db } = services;
    const { id, birthday, guardian, email } = known;
    const { tags = [] } = data;
    const judged = { birthday, guardian, ...(isStaff(actor) ? { email } : {}) };
    const [, checked, , , , , pictures] = await checkAll(
      () => rejectStaffOnlyFields(actor, data, known),
      () => checkInput(data, judged, { day: today(), suffix: agencyOf(services).emailSuffix }),
      () => requireUniqueAccount(db, known, data),
      () => (hasNewTags(known, tags) ? requireTags(db, 'Talent', tags, 'tags') : undefined),
      () => checkPlaces(db, known, data),
      () => checkImages(db, id, data, known, uploads),
      () => readUploads(images, uploads, TALENT_PICTURES),
    );
    return { checked, pictures };
  }

  async function update(
    writer: Writer,
    id: string,
    data: TalentUpdate,
    uploads: Uploads,
  ): Promise<TalentRecord> {
    const known = await readTalent(services.db, id);
    requireVersion(known, data.version);
    const { checked, pictures } = await checkKnown(writer.actor, known, data, uploads);
    const write: Write = { writer, data, checked, pictures };
    if (checked.email !== undefined && checked.email !== known.email)
      await countResetMail(services.limiter, checked.email);
    const originals = [...pictures.imageFile, ...pictures.imageFiles];
    const written = await withImageTransaction(services, originals, async (trx, storeImage) => {
      const done = await updateIn(services, trx, storeImage, id, write);
      await notifyOfChange(services, done, trx);
      await contentChanged(services, { entity: 'talent', id }, trx);
      return done;
    }).catch(throwDuplicate);
    return written.after;
  }

  return { check, update };
}

const tagIdsOf = ({ tags }: TalentRecord): string[] => tags.map(({ id }) => id);

/** Whether an input names tags that the record does not have; those of the record exist. */
function hasNewTags(known: TalentRecord, tags: readonly string[]): boolean {
  const own = tagIdsOf(known);
  return tags.some((id) => !own.includes(id));
}

/** Writes the tags where they differ from the record's; whether they do. */
async function writeTags(trx: Db, before: TalentRecord, tags: readonly string[]): Promise<boolean> {
  if (isDeepStrictEqual(tags, tagIdsOf(before))) return false;
  await requireTags(trx, 'Talent', tags, 'tags');
  await replaceTags(trx, { kind: 'Talent', id: before.id }, tags);
  return true;
}

/** Values that another account has; the talent's own are allowed. */
async function requireUniqueAccount(db: Db, known: TalentRecord, data: TalentInput): Promise<void> {
  const email = data.email && normalizeEmail(data.email);
  const displayName = data.displayName && cleanName(data.displayName);
  await refuseDuplicates(db, {
    ...(email && email !== known.email ? { email } : {}),
    ...(displayName && displayName !== known.displayName ? { displayName } : {}),
    forTalent: true,
    exceptTalent: known.id,
  });
}

/** Pre-check; repeated inside the transaction under the lock. */
async function checkPlaces(db: Db, known: TalentRecord, data: TalentInput): Promise<void> {
  const active = data.active ?? known.active;
  const isTop10 = (data.isTop10 ?? known.isTop10) && active;
  if (known.active && !active) await requireNotHired(db, known.id);
  if (isTop10 && !(known.isTop10 && known.active)) await requireFreeTopPlace(db, known.id);
}

async function updateIn(
  services: Services,
  trx: Trx,
  storeImage: StoreImage,
  id: string,
  { writer, data, checked, pictures }: Write,
): Promise<GuardedWrite> {
  const before = await lockTalent(trx, id);
  requireVersion(before, data.version);
  const held = isStaff(writer.actor) ? null : guardedChange(before, checked.columns, today());
  const free = held ? withoutGuarded(checked.columns, held) : checked.columns;
  const asked = await askedFirst(services, trx, writer, before, free);
  const places = await writePlaces(trx, before, data);
  const requested = held && (await requestChange(trx, before, held, writer));
  const owner = { talentId: id, createdBy: writer.actor.id };
  const shown = await writeImages(trx, storeImage, data, pictures, before, owner);
  const { social } = checked;
  const isTagged = data.tags ? await writeTags(trx, before, data.tags) : false;
  const isSocial = social ? await writeSocial(trx, id, social, before.socialMedia) : false;
  const columns = { ...asked, ...places, ...shown.columns };
  const isChanged = await writeRow(trx, id, columns, shown.isAltChanged || isTagged || isSocial);
  // Nothing that another editor could be in conflict with.
  if (!isChanged)
    return { before, after: requested ? await readTalent(trx, id) : before, requested };
  const left = [...before.album, ...(before.image ? [before.image] : [])].map((image) => image.id);
  const dropped = left.filter((one) => one !== shown.imageId && !shown.album.includes(one));
  await deleteUnusedImages(trx, id, dropped);
  const after = await readTalent(trx, id);
  await syncAccount(trx, before, after);
  const diff = changesBetween(auditView(before), auditView(after));
  await auditTalent(trx, writer, 'Update', id, diff);
  return { before, after, requested };
}

type Columns = Updateable<TalentTable>;

/** Writes the columns and raises the version if a column differs or `isForced`; whether it did. */
async function writeRow(trx: Db, id: string, columns: Columns, isForced: boolean) {
  const differs = Object.entries(columns).map(
    ([name, value]) => sql<boolean>`${sql.ref(name)} IS DISTINCT FROM ${value}`,
  );
  const { numUpdatedRows } = await trx
    .updateTable('talent')
    .set((eb) => ({ ...columns, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => eb.or(isForced ? [sql<boolean>`true`] : differs))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The columns of the ranks of the top 10, under the rule that hired talents stay. */
async function writePlaces(
  trx: Db,
  before: TalentRecord,
  data: TalentInput,
): Promise<{ active: boolean; is_top10: boolean }> {
  const active = data.active ?? before.active;
  const isTop10 = (data.isTop10 ?? before.isTop10) && active;
  if (before.active && !active) await requireNotHired(trx, before.id);
  if (isTop10 && !(before.isTop10 && before.active)) await reserveTopPlace(trx, before.id);
  return { active, is_top10: isTop10 };
}

/** Staff-only fields, and the status, which has its own route: reported when they differ. */
function rejectStaffOnlyFields(actor: Identity, data: TalentUpdate, known: TalentRecord): void {
  const email = data.email?.trim().toLowerCase();
  const wanted = {
    status: data.status !== undefined && data.status !== known.status,
    ...(isStaff(actor)
      ? {}
      : {
          active: data.active !== undefined && data.active !== known.active,
          isTop10: data.isTop10 !== undefined && data.isTop10 !== known.isTop10,
          email: email !== undefined && email !== known.email.toLowerCase(),
        }),
  };
  const errors = Object.entries(wanted).flatMap(([field, differs]) =>
    differs ? [{ field, rule: 'notAllowed' }] : [],
  );
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
}
