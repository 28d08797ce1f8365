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
import { today } from '../../../kernel/age.ts';
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
import {
  TALENT_PICTURES,
  checkPictures,
  writePictures,
  type TalentPictures,
} from './talent-album.ts';
import { askedFirst, syncAccount } from './talent-account.ts';
import { auditTalent, auditView } from '../record/talent-audit.ts';
import { notifyOfChange, type GuardedWrite } from '../change/notify-of-change.ts';
import { requestChange } from '../change/talent-change.repository.ts';
import { guardedChange, withoutGuarded } from '../../guardian/guardian.public.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';
import { replaceTags, requireTags } from '../../../kernel/record/tags.ts';
import { requireNotHired, requireFreeTopPlace, reserveTopPlace } from '../rules/talent-top.ts';
import { checkInput, type CheckedInput } from './talent-write.check.ts';
import { lockTalent, readTalent } from '../record/talent-read.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { writeSocial } from './talent-social.repository.ts';
import { deleteUnusedPictures } from './own-picture.repository.ts';
import type { TalentInput, TalentUpdate } from './talent-write.schema.ts';
import { isStaff } from '../rules/talent.policy.ts';

/** The acting user and request. */
export interface Writer {
  actor: Identity;
  requestId: string;
}

interface Write {
  writer: Writer;
  data: TalentUpdate;
  checked: CheckedInput;
  pictures: TalentPictures;
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
    const judged = { birthday, guardian, ...(isStaff(actor) ? { email } : {}) };
    const [, checked, , , , , pictures] = await checkAll(
      () => rejectStaffOnlyFields(actor, data, known),
      () => checkInput(data, judged, today()),
      () => requireUniqueAccount(db, known, data),
      () => requireTags(db, 'Talent', data.tags ?? [], 'tags'),
      () => checkPlaces(db, known, data),
      () => checkPictures(db, id, data, currentPictures(known), uploads),
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

function currentPictures({ image, album }: TalentRecord) {
  return { imageId: image?.id ?? null, album: album.map(({ id }) => id) };
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
  const columns = await askedFirst(services, trx, writer, before, free);
  await writeRow(trx, before, data, columns);
  const requested = held && (await requestChange(trx, before, held, writer));
  const current = currentPictures(before);
  const owner = { talentId: id, createdBy: writer.actor.id };
  const shown = await writePictures(trx, storeImage, data, pictures, current, owner);
  if (data.tags) {
    await requireTags(trx, 'Talent', data.tags, 'tags');
    await replaceTags(trx, { kind: 'Talent', id }, data.tags);
  }
  if (checked.social) await writeSocial(trx, id, checked.social);
  const left = [...current.album, ...(current.imageId ? [current.imageId] : [])];
  const dropped = left.filter((one) => one !== shown.imageId && !shown.album.includes(one));
  await deleteUnusedPictures(trx, id, dropped);
  const after = await readTalent(trx, id);
  await syncAccount(trx, before, after);
  const diff = changesBetween(auditView(before), auditView(after));
  const isSame = Object.keys(diff).length === 0 && isDeepStrictEqual(before.image, after.image);
  // Nothing that anybody could be in conflict with.
  if (isSame) return { before, after, requested };
  await auditTalent(trx, writer, 'Update', id, diff);
  return { before, after: { ...after, ...(await raiseVersion(trx, id)) }, requested };
}

async function raiseVersion(
  trx: Db,
  id: string,
): Promise<Pick<TalentRecord, 'version' | 'updatedAt'>> {
  const { version, updated_at: at } = await trx
    .updateTable('talent')
    .set((eb) => ({ updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['version', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { version, updatedAt: at.toISOString() };
}

/** The row itself, with the ranks of the top 10 and the rule that hired talents stay. */
async function writeRow(
  trx: Db,
  before: TalentRecord,
  data: TalentInput,
  columns: CheckedInput['columns'],
): Promise<void> {
  const active = data.active ?? before.active;
  const isTop10 = (data.isTop10 ?? before.isTop10) && active;
  if (before.active && !active) await requireNotHired(trx, before.id);
  if (isTop10 && !(before.isTop10 && before.active)) await reserveTopPlace(trx, before.id);
  await trx
    .updateTable('talent')
    .set({
      ...columns,
      active,
      is_top10: isTop10,
    })
    .where('id', '=', before.id)
    .execute();
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
