import { AppError, type Db, type Identity, type Services, type Uploads } from '@dara/backend';
import { checkAll } from '@dara/backend';
import { JOB_EDITABLE } from '@dara/model';
import type { Updateable } from 'kysely';
import { isStaff } from '../../../kernel/schema/permission.ts';
import { today } from '../../../kernel/age.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import type { JobTable } from '../../../kernel/database/generated.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import type { UserContext } from '../../../kernel/record/history.ts';
import { replaceTags, requireTags } from '../../../kernel/record/tags.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import {
  createImageStore,
  readUploads,
  withImageTransaction,
  type Original,
  type StoreImage,
} from '../../image/image.public.ts';
import { auditJob, auditView } from './job-audit.ts';
import { insertDraft, jobBusinessOf } from './job-draft.ts';
import { checkJob } from './job-input.check.ts';
import type { JobCreate, JobInput, JobUpdate } from './job-input.schema.ts';
import { moveJob } from './job-move.ts';
import { JOB_PICTURES, requireJobImage, writeImage } from './job-image.ts';
import { lockJob, readJob } from './job-read.ts';
import type { JobRecord } from './job-record.schema.ts';

function requireEditable(actor: Identity, { status }: JobRecord): void {
  const statuses = JOB_EDITABLE[isStaff(actor) ? 'staff' : 'owner'];
  if (!statuses.includes(status)) throw new AppError('JOB_NOT_EDITABLE');
}

/** Creates and changes jobs: fields, image and tags, in one transaction. */
export function createJobWrites(services: Services) {
  const { db } = services;
  const images = createImageStore(services);

  async function checkInput(
    data: JobInput,
    known: JobRecord | null,
    businessProfileId: string | null,
    uploads: Uploads,
  ) {
    const { imageId } = data;
    const [columns, , , pictures] = await checkAll(
      () => checkJob(data, known, today()),
      () => requireTags(db, 'Job', data.tags ?? [], 'tags'),
      async () => {
        if (!imageId || imageId === known?.image?.id || !businessProfileId) return;
        await requireJobImage(db, businessProfileId, imageId);
      },
      () => readUploads(images, uploads, JOB_PICTURES),
    );
    return { columns, file: pictures.imageFile[0] };
  }

  async function checkCreate(actor: Identity, data: JobCreate, uploads: Uploads) {
    const wanted = data.businessProfileId;
    const [businessProfileId] = await checkAll(() => jobBusinessOf(db, actor, wanted));
    return { businessProfileId, ...(await checkInput(data, null, businessProfileId, uploads)) };
  }

  async function create(context: UserContext, data: JobCreate, uploads: Uploads) {
    const { columns, file, businessProfileId } = await checkCreate(context.actor, data, uploads);
    return withImageTransaction(services, file ? [file] : [], async (trx, storeImage) => {
      const id = await insertDraft(services, trx, context, { columns, businessProfileId });
      const createdBy = context.actor.id;
      const place = { jobId: id, businessProfileId, imageId: null, createdBy };
      await writeImage(trx, storeImage, data, file, place);
      await replaceTags(trx, { kind: 'Job', id }, data.tags ?? []);
      return readJob(trx, context.actor, id);
    });
  }

  async function checkUpdate(actor: Identity, id: string, data: JobUpdate, uploads: Uploads) {
    const known = await readJob(db, actor, id);
    return checkInput(data, known, known.businessProfileId, uploads);
  }

  async function update(context: UserContext, id: string, data: JobUpdate, uploads: Uploads) {
    const known = await readJob(db, context.actor, id);
    requireEditable(context.actor, known);
    requireVersion(known, data.version);
    const { columns, file } = await checkInput(data, known, known.businessProfileId, uploads);
    return withImageTransaction(services, file ? [file] : [], (trx, storeImage) =>
      updateIn(services, trx, storeImage, { context, id, data, columns, file }),
    );
  }

  return { checkCreate, create, checkUpdate, update };
}

interface Write {
  context: UserContext;
  id: string;
  data: JobUpdate;
  columns: Updateable<JobTable>;
  file: Original | undefined;
}

async function updateIn(
  services: Services,
  trx: Db,
  storeImage: StoreImage,
  { context, id, data, columns, file }: Write,
): Promise<JobRecord> {
  const { actor } = context;
  const before = await lockJob(trx, actor, id);
  requireEditable(actor, before);
  requireVersion(before, data.version);
  if (Object.keys(columns).length > 0) {
    await trx.updateTable('job').set(columns).where('id', '=', before.id).execute();
  }
  await writeImage(trx, storeImage, data, file, {
    jobId: before.id,
    businessProfileId: before.businessProfileId,
    imageId: before.image?.id ?? null,
    createdBy: actor.id,
  });
  if (data.tags) await replaceTags(trx, { kind: 'Job', id: before.id }, data.tags);
  const after = await readJob(trx, actor, id);
  const diff = changesBetween(auditView(before), auditView(after));
  // Nothing that anybody could be in conflict with.
  if (Object.keys(diff).length === 0) return before;
  await trx
    .updateTable('job')
    .set((eb) => ({ updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', before.id)
    .execute();
  await auditJob(trx, context, 'Update', before.id, diff);
  if (before.status === 'Open' && !isStaff(actor)) {
    // Staff edited an outdated state.
    await moveJob(services, trx, context, after, { to: 'Review', reason: null });
  }
  await contentChanged(services, { entity: 'job', id: before.id }, trx);
  return readJob(trx, actor, id);
}
