import { AppError, checkAll, type Db, type Services, type Uploads } from '@dara/backend';
import { sql } from 'kysely';
import type { TalentType } from '@dara/model';
import { requireVersion } from '../../../kernel/record/version.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import { throwDuplicate } from '../../authorization/authorization.public.ts';
import {
  createImageStore,
  withImageTransaction,
  type StoreImage,
  type Original,
  readUploads,
} from '../../image/image.public.ts';
import { fileRefs, storeImages, resolveImages } from '../write/talent-album.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { auditTalent, auditWork } from '../record/talent-audit.ts';
import type { TalentRecord, WorkRecord } from '../record/talent-record.schema.ts';
import { checkWork } from './talent-work.check.ts';
import {
  experienceImages,
  insertWorks,
  touchTalent,
  touchWork,
  writeBudgets,
  writeExperiences,
  writePerformances,
  type OfWork,
  type StoredExperience,
} from './talent-work.repository.ts';
import { WORK_FILES_MAX, type WorkUpdate } from './talent-work.schema.ts';
import { lockTalent, readTalent } from '../record/talent-read.ts';
import { deleteUnusedImages } from '../write/own-image.repository.ts';

const PICTURES = { imageFiles: { max: WORK_FILES_MAX } };

/** A work of the talent; throws when it is missing or of another talent. */
function workOf(record: TalentRecord, workId: string): WorkRecord {
  const work = record.works.find(({ id }) => id === workId);
  if (!work) throw new AppError('NOT_FOUND');
  return work;
}

/** Adds a type of work; of each a talent has one. */
export async function addWork(
  services: Services,
  context: ActorContext,
  talentId: string,
  talentType: TalentType,
): Promise<WorkRecord> {
  return services.db
    .transaction()
    .execute(async (trx) => {
      await lockTalent(trx, talentId);
      const owner = { talentId, createdBy: context.actor.id };
      const [workId = ''] = await insertWorks(trx, owner, [talentType]);
      await touchTalent(trx, talentId);
      const diff = { talentType: { before: null, after: talentType } };
      await auditTalent(trx, context, 'WorkCreate', talentId, diff);
      await contentChanged(services, { entity: 'talent', id: talentId }, trx);
      return workOf(await readTalent(trx, talentId), workId);
    })
    .catch(throwDuplicate);
}

export async function deleteWork(
  services: Services,
  context: ActorContext,
  of: OfWork,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const work = workOf(await lockTalent(trx, of.talentId), of.workId);
    await sql`UPDATE work SET deleted_at = now() WHERE id = ${work.id}`.execute(trx);
    await touchWork(trx, { talentId: of.talentId, workId: work.id });
    const before = { talentType: work.talentType, ...auditWork(work) };
    await auditTalent(trx, context, 'WorkDelete', of.talentId, changesBetween(before, {}));
    await contentChanged(services, { entity: 'talent', id: of.talentId }, trx);
  });
}

/** Changes a work's budgets, experiences with their images, and performances: all of it, or nothing. */
export function createWorkUpdate(services: Services) {
  const images = createImageStore(services);

  const known = async ({ talentId, workId }: OfWork): Promise<WorkRecord> =>
    workOf(await readTalent(services.db, talentId), workId);

  async function check(of: OfWork, data: WorkUpdate, uploads: Uploads) {
    return checkKnown(of, await known(of), data, uploads);
  }

  async function checkKnown(of: OfWork, work: WorkRecord, data: WorkUpdate, uploads: Uploads) {
    const files = fileRefs(uploads['imageFiles']);
    const [, , { imageFiles }] = await checkAll(
      () => checkWork(data, work, files.length),
      () => withImages(services.db, of, data.experiences ?? [], files),
      () => readUploads(images, uploads, PICTURES),
    );
    return imageFiles;
  }

  async function update(
    context: ActorContext,
    of: OfWork,
    data: WorkUpdate,
    uploads: Uploads,
  ): Promise<WorkRecord> {
    const work = await known(of);
    requireVersion(work, data.version);
    const imageFiles = await checkKnown(of, work, data, uploads);
    return withImageTransaction(services, imageFiles, async (trx, storeImage) => {
      await contentChanged(services, { entity: 'talent', id: of.talentId }, trx);
      return updateIn(trx, storeImage, context, { ...of, workId: work.id }, data, imageFiles);
    });
  }

  return { check, update };
}

async function updateIn(
  trx: Db,
  storeImage: StoreImage,
  context: ActorContext,
  of: OfWork,
  data: WorkUpdate,
  files: readonly Original[],
): Promise<WorkRecord> {
  const before = workOf(await lockTalent(trx, of.talentId), of.workId);
  requireVersion(before, data.version);
  const { budgets, experiences, performances } = checkWork(data, before, files.length);
  const owner = { talentId: of.talentId, createdBy: context.actor.id };
  const fileIds = await storeImages(storeImage, files, undefined, owner);
  if (budgets) await writeBudgets(trx, of, budgets);
  if (experiences) {
    await writeExperiences(trx, of, await withImages(trx, of, experiences, fileIds));
  }
  if (performances) await writePerformances(trx, of, performances);
  await touchWork(trx, of);
  const after = workOf(await readTalent(trx, of.talentId), of.workId);
  const left = new Set(experienceImages(before));
  for (const id of experienceImages(after)) left.delete(id);
  await deleteUnusedImages(trx, of.talentId, [...left]);
  const changes = changesBetween(auditWork(before), auditWork(after));
  const diff = { work: after.talentType, ...changes };
  await auditTalent(trx, context, 'WorkUpdate', of.talentId, diff);
  return after;
}

async function withImages<Experience extends { imageIds?: string[] | undefined }>(
  trx: Db,
  { talentId }: OfWork,
  experiences: readonly Experience[],
  fileIds: readonly string[],
): Promise<(Experience & Pick<StoredExperience, 'imageIds'>)[]> {
  const stored: (Experience & Pick<StoredExperience, 'imageIds'>)[] = [];
  for (const [index, experience] of experiences.entries()) {
    const { imageIds: imageRefs } = experience;
    const field = `experiences.${index}.imageIds`;
    const imageIds = imageRefs && (await resolveImages(trx, talentId, imageRefs, fileIds, field));
    stored.push({ ...experience, imageIds });
  }
  return stored;
}
