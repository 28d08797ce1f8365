import { checkAll, type Db, invalidField, type Services, type Uploads } from '@dara/backend';
import { isMinor, today } from '../../../kernel/age.ts';
import { CARD_FIELDS } from '../layout/card-layout.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { changesBetween } from '../../../kernel/record/changes.ts';
import { contentChanged } from '../../../kernel/content/content.ts';
import { InputCheck, cleanLine } from '../../../kernel/schema/input.ts';
import { newId } from '../../../kernel/new-id.ts';
import { violatedKey } from '../../../kernel/database/violated-key.ts';
import {
  createImageStore,
  withImageTransaction,
  type StoreImage,
  type Original,
  readUploads,
} from '../../image/image.public.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import {
  fileRefs,
  storeImages,
  auditTalent,
  deleteUnusedImages,
  readTalent,
} from '../../talent/talent.public.ts';
import { auditCard, type WrittenCard } from './card-audit.ts';
import { checkSlots, placeImages } from './card-images.ts';
import type { CardSubject } from '../record/card-subject.ts';
import {
  clearDefault,
  nextDefaultCard,
  insertCard,
  lockCardTalent,
  makeDefault,
  ownerOfCard,
  requireCapacity,
  requireWritten,
  updateCardRow,
} from './card-write.repository.ts';
import { requireCard, type OfCard } from '../record/composite-card.repository.ts';
import {
  CARD_PICTURES_MAX,
  type CardInput,
  type CompositeCardCreate,
  type CompositeCardUpdate,
} from './composite-card-write.schema.ts';

const PICTURES = { imageFiles: { max: CARD_PICTURES_MAX } };

/** The additional data of a conflict response. */
export type ShowCard = (subject: CardSubject) => unknown;

function checkCardText(input: CardInput, template: WrittenCard['template']): void {
  const check = new InputCheck();
  if (input.name !== undefined) check.required('name', cleanLine(input.name));
  checkSlots(check, template, input);
  check.throwIfRefused();
}

/** A minor's card cannot be shared: it would be public. */
function refuseSharing(birthday: string | null, shared: boolean, wasShared: boolean): void {
  if (shared && !wasShared && isMinor(birthday, today()))
    throw invalidField('shared', 'notAllowed');
}

/** The same before the talent is locked. */
async function refuseMinorsCard(
  db: Db,
  talentId: string,
  shared: boolean,
  wasShared: boolean,
): Promise<void> {
  if (!shared || wasShared) return;
  const { birthday } = await readTalent(db, talentId);
  refuseSharing(birthday, shared, wasShared);
}

/** Whether a card with a client-generated id exists already. Refuses the id of another talent's or a deleted card. */
export async function isDuplicateId(
  trx: Db,
  talentId: string,
  id: string | undefined,
): Promise<boolean> {
  const owner = id === undefined ? null : await ownerOfCard(trx, id);
  if (!owner) return false;
  if (owner.talentId !== talentId || owner.deletedAt) throw invalidField('id', 'notAllowed');
  return true;
}

/** Two talents may send the same id at the same instant; the key decides. */
export function rethrowDuplicateId(error: unknown): never {
  const isTaken = violatedKey(error) === 'composite_card_pkey';
  throw isTaken ? invalidField('id', 'notAllowed') : error;
}

/** Creates a card with its images; idempotent. */
export function createCardCreation(services: Services) {
  const images = createImageStore(services);

  async function check(talentId: string, data: CompositeCardCreate, uploads: Uploads) {
    const { db } = services;
    const files = fileRefs(uploads['imageFiles']);
    const [, , , { imageFiles }] = await checkAll(
      () => checkCardText(data, data.template),
      () => refuseMinorsCard(db, talentId, data.shared ?? false, false),
      () => placeImages(db, talentId, data, null, files),
      () => readUploads(images, uploads, PICTURES),
    );
    return imageFiles;
  }

  async function create(
    context: ActorContext,
    talentId: string,
    data: CompositeCardCreate,
    uploads: Uploads,
  ): Promise<CardSubject> {
    const imageFiles = await check(talentId, data, uploads);
    const of = { talentId, cardId: data.id ?? newId() };
    return withImageTransaction(services, imageFiles, async (trx, storeImage) => {
      const birthday = await lockCardTalent(trx, talentId);
      if (!(await isDuplicateId(trx, talentId, data.id))) {
        refuseSharing(birthday, data.shared ?? false, false);
        await createIn(trx, storeImage, context, of, data, imageFiles);
        await contentChanged(services, { entity: 'talent', id: talentId }, trx);
      }
      return requireCard(trx, of);
    }).catch(rethrowDuplicateId);
  }

  return { check, create };
}

async function createIn(
  trx: Db,
  storeImage: StoreImage,
  context: ActorContext,
  { talentId, cardId }: OfCard,
  data: CompositeCardCreate,
  files: readonly Original[],
): Promise<void> {
  const { hasDefault } = await requireCapacity(trx, talentId);
  const owner = { talentId, createdBy: context.actor.id };
  const fileIds = await storeImages(storeImage, files, undefined, owner);
  const isDefault = !hasDefault || data.isDefault === true;
  const card = {
    id: cardId,
    talentId,
    name: cleanLine(data.name),
    template: data.template,
    language: data.language ?? 'th',
    fields: data.fields ?? [...CARD_FIELDS],
    ...(await placeImages(trx, talentId, data, null, fileIds)),
    isDefault,
    shared: data.shared ?? false,
  };
  if (isDefault) await clearDefault(trx, talentId);
  await insertCard(trx, card, context.actor.id);
  const changes = changesBetween({}, auditCard({ ...card, version: 1 }));
  await auditTalent(trx, context, 'CardCreate', talentId, { card: card.name, ...changes });
}

/** Changes a card: the fields of the input, in one transaction. */
export function createCardUpdate(services: Services, show: ShowCard) {
  const images = createImageStore(services);

  async function requireCurrent(db: Db, of: OfCard, { version }: CompositeCardUpdate) {
    const current = await requireCard(db, of);
    requireVersion(current, version, show);
    return current;
  }

  async function check(of: OfCard, data: CompositeCardUpdate, uploads: Uploads) {
    const { db } = services;
    const { talentId, cardId } = of;
    const known = await requireWritten(db, talentId, cardId);
    const files = fileRefs(uploads['imageFiles']);
    const [, , , { imageFiles }] = await checkAll(
      () => checkCardText(data, data.template ?? known.template),
      () => refuseMinorsCard(db, talentId, data.shared ?? known.shared, known.shared),
      () => placeImages(db, talentId, data, known, files),
      () => readUploads(images, uploads, PICTURES),
    );
    return imageFiles;
  }

  async function update(
    context: ActorContext,
    of: OfCard,
    data: CompositeCardUpdate,
    uploads: Uploads,
  ): Promise<CardSubject> {
    await requireCurrent(services.db, of, data);
    const imageFiles = await check(of, data, uploads);
    return withImageTransaction(services, imageFiles, async (trx, storeImage) => {
      const birthday = await lockCardTalent(trx, of.talentId);
      const before = await requireCurrent(trx, of, data);
      checkCardText(data, data.template ?? before.template);
      refuseSharing(birthday, data.shared ?? before.shared, before.shared);
      await updateIn(trx, storeImage, context, of, data, imageFiles);
      await contentChanged(services, { entity: 'talent', id: of.talentId }, trx);
      return requireCard(trx, of);
    });
  }

  return { check, update };
}

async function updateIn(
  trx: Db,
  storeImage: StoreImage,
  context: ActorContext,
  { talentId, cardId }: OfCard,
  data: CompositeCardUpdate,
  files: readonly Original[],
): Promise<void> {
  const before = await requireWritten(trx, talentId, cardId);
  const owner = { talentId, createdBy: context.actor.id };
  const fileIds = await storeImages(storeImage, files, undefined, owner);
  const nextDefault =
    data.isDefault === false && before.isDefault
      ? await nextDefaultCard(trx, talentId, cardId)
      : null;
  const after: WrittenCard = {
    ...before,
    name: data.name === undefined ? before.name : cleanLine(data.name),
    template: data.template ?? before.template,
    language: data.language ?? before.language,
    fields: data.fields ?? before.fields,
    ...(await placeImages(trx, talentId, data, before, fileIds)),
    // The only card stays the default.
    isDefault: before.isDefault ? nextDefault === null : data.isDefault === true,
    shared: data.shared ?? before.shared,
  };
  if (after.isDefault && !before.isDefault) await clearDefault(trx, talentId);
  await updateCardRow(trx, after);
  if (nextDefault !== null) await makeDefault(trx, nextDefault);
  const left = before.imageIds.filter((id) => !after.imageIds.includes(id));
  await deleteUnusedImages(trx, talentId, left);
  const changes = changesBetween(auditCard(before), auditCard(after));
  await auditTalent(trx, context, 'CardUpdate', talentId, { card: after.name, ...changes });
}
