import { AppError, checkAll, invalidField, type Services, type Uploads } from '@dara/backend';
import type { Kysely } from 'kysely';
import { isMinor, today } from '../../domain/age.ts';
import { CARD_FIELDS } from '../../domain/card-layout.ts';
import { changesBetween } from '../../domain/changes.ts';
import { contentChanged } from '../../domain/content.ts';
import { InputCheck, cleanLine } from '../../domain/input.ts';
import { newId } from '../../domain/new-id.ts';
import { violatedKey } from '../../domain/violated-key.ts';
import { createImageStore } from '../image/image-store.ts';
import { keepTogether, type Keep } from '../image/keep-together.ts';
import type { Original } from '../image/picture.ts';
import { readUploads } from '../image/read-uploads.ts';
import { fileWords, keepPictures } from '../talent/talent-album.ts';
import { auditTalent, type Doer } from '../talent/talent-audit.ts';
import { dropUnused, readTalent } from '../talent/talent-write.repository.ts';
import { auditCard, type WrittenCard } from './card-audit.ts';
import { checkSlots, placePictures } from './card-pictures.ts';
import type { CardSubject } from './card-subject.ts';
import {
  clearDefault,
  heirOf,
  insertCard,
  lockSitter,
  makeDefault,
  ownerOfCard,
  requireRoom,
  requireWritten,
  updateCardRow,
} from './card-write.repository.ts';
import { findCard } from './composite-card.repository.ts';
import {
  CARD_PICTURES_MAX,
  type CardInput,
  type CompositeCardCreate,
  type CompositeCardUpdate,
} from './composite-card-write.schema.ts';

const PICTURES = { imageFiles: { max: CARD_PICTURES_MAX } };

export interface OfCard {
  talentId: string;
  cardId: string;
}

/** What a conflict answers beside itself. */
export type ShowCard = (subject: CardSubject) => unknown;

type Trx = Kysely<unknown>;

export async function requireCard(db: Trx, { talentId, cardId }: OfCard): Promise<CardSubject> {
  const subject = await findCard(db, talentId, cardId);
  if (!subject) throw new AppError('CARD_NOT_EXIST');
  return subject;
}

function checkWords(input: CardInput, template: WrittenCard['template']): void {
  const check = new InputCheck();
  if (input.name !== undefined) check.required('name', cleanLine(input.name));
  checkSlots(check, template, input);
  check.throwIfRefused();
}

/** Nobody shares a minor's card: it would stand in public. */
function refuseSharing(birthday: string | null, shared: boolean, wasShared: boolean): void {
  if (shared && !wasShared && isMinor(birthday, today()))
    throw invalidField('shared', 'notAllowed');
}

/** The same before the talent is locked. */
async function refuseMinorsCard(
  db: Trx,
  talentId: string,
  shared: boolean,
  wasShared: boolean,
): Promise<void> {
  if (!shared || wasShared) return;
  const { birthday } = await readTalent(db, talentId);
  refuseSharing(birthday, shared, wasShared);
}

/** Of a card that the sender gave its id: whether it is made already. Another's id, or a deleted card's, is refused. */
export async function isMadeAlready(
  trx: Trx,
  talentId: string,
  id: string | undefined,
): Promise<boolean> {
  const owner = id === undefined ? null : await ownerOfCard(trx, id);
  if (!owner) return false;
  if (owner.talentId !== talentId || owner.deletedAt) throw invalidField('id', 'notAllowed');
  return true;
}

/** Two talents may send the same id at the same instant; the key decides. */
export function throwTaken(error: unknown): never {
  const isTaken = violatedKey(error) === 'composite_card_pkey';
  throw isTaken ? invalidField('id', 'notAllowed') : error;
}

/** Makes a card with its pictures, once however often it is sent. */
export function createCardCreation(services: Services) {
  const images = createImageStore(services);

  async function check(talentId: string, data: CompositeCardCreate, uploads: Uploads) {
    const { db } = services;
    const files = fileWords(uploads['imageFiles']);
    const [, , , { imageFiles }] = await checkAll(
      () => checkWords(data, data.template),
      () => refuseMinorsCard(db, talentId, data.shared ?? false, false),
      () => placePictures(db, talentId, data, null, files),
      () => readUploads(images, uploads, PICTURES),
    );
    return imageFiles;
  }

  async function create(
    doer: Doer,
    talentId: string,
    data: CompositeCardCreate,
    uploads: Uploads,
  ): Promise<CardSubject> {
    const imageFiles = await check(talentId, data, uploads);
    const of = { talentId, cardId: data.id?.toLowerCase() ?? newId() };
    return keepTogether(services, imageFiles, async (trx, keep) => {
      const birthday = await lockSitter(trx, talentId);
      if (!(await isMadeAlready(trx, talentId, data.id?.toLowerCase()))) {
        refuseSharing(birthday, data.shared ?? false, false);
        await createIn(trx, keep, doer, of, data, imageFiles);
        await contentChanged(services, { entity: 'talent', id: talentId }, trx);
      }
      return requireCard(trx, of);
    }).catch(throwTaken);
  }

  return { check, create };
}

async function createIn(
  trx: Trx,
  keep: Keep,
  doer: Doer,
  { talentId, cardId }: OfCard,
  data: CompositeCardCreate,
  files: readonly Original[],
): Promise<void> {
  const { hasDefault } = await requireRoom(trx, talentId);
  const owner = { talentId, createdBy: doer.actor.id };
  const fileIds = await keepPictures(keep, files, undefined, owner);
  const isDefault = !hasDefault || data.isDefault === true;
  const card = {
    id: cardId,
    talentId,
    name: cleanLine(data.name),
    template: data.template,
    language: data.language ?? 'th',
    fields: data.fields ?? [...CARD_FIELDS],
    ...(await placePictures(trx, talentId, data, null, fileIds)),
    isDefault,
    shared: data.shared ?? false,
  };
  if (isDefault) await clearDefault(trx, talentId);
  await insertCard(trx, card, doer.actor.id);
  const changes = changesBetween({}, auditCard({ ...card, version: 1 }));
  await auditTalent(trx, doer, 'CardCreate', talentId, { card: card.name, ...changes });
}

/** Changes a card: what the input has, in one transaction. */
export function createCardUpdate(services: Services, show: ShowCard) {
  const images = createImageStore(services);

  async function requireVersion(db: Trx, of: OfCard, { version }: CompositeCardUpdate) {
    const current = await requireCard(db, of);
    if (current.version === version) return current;
    throw new AppError('VERSION_CONFLICT', { current: show(current) });
  }

  async function check(of: OfCard, data: CompositeCardUpdate, uploads: Uploads) {
    const { db } = services;
    const { talentId, cardId } = of;
    const known = await requireWritten(db, talentId, cardId);
    const files = fileWords(uploads['imageFiles']);
    const [, , , { imageFiles }] = await checkAll(
      () => checkWords(data, data.template ?? known.template),
      () => refuseMinorsCard(db, talentId, data.shared ?? known.shared, known.shared),
      () => placePictures(db, talentId, data, known, files),
      () => readUploads(images, uploads, PICTURES),
    );
    return imageFiles;
  }

  async function update(
    doer: Doer,
    of: OfCard,
    data: CompositeCardUpdate,
    uploads: Uploads,
  ): Promise<CardSubject> {
    await requireVersion(services.db, of, data);
    const imageFiles = await check(of, data, uploads);
    return keepTogether(services, imageFiles, async (trx, keep) => {
      const birthday = await lockSitter(trx, of.talentId);
      const before = await requireVersion(trx, of, data);
      checkWords(data, data.template ?? before.template);
      refuseSharing(birthday, data.shared ?? before.shared, before.shared);
      await updateIn(trx, keep, doer, of, data, imageFiles);
      await contentChanged(services, { entity: 'talent', id: of.talentId }, trx);
      return requireCard(trx, of);
    });
  }

  return { check, update };
}

async function updateIn(
  trx: Trx,
  keep: Keep,
  doer: Doer,
  { talentId, cardId }: OfCard,
  data: CompositeCardUpdate,
  files: readonly Original[],
): Promise<void> {
  const before = await requireWritten(trx, talentId, cardId);
  const owner = { talentId, createdBy: doer.actor.id };
  const fileIds = await keepPictures(keep, files, undefined, owner);
  const heir =
    data.isDefault === false && before.isDefault ? await heirOf(trx, talentId, cardId) : null;
  const after: WrittenCard = {
    ...before,
    name: data.name === undefined ? before.name : cleanLine(data.name),
    template: data.template ?? before.template,
    language: data.language ?? before.language,
    fields: data.fields ?? before.fields,
    ...(await placePictures(trx, talentId, data, before, fileIds)),
    // The only card stays the default.
    isDefault: before.isDefault ? heir === null : data.isDefault === true,
    shared: data.shared ?? before.shared,
  };
  if (after.isDefault && !before.isDefault) await clearDefault(trx, talentId);
  await updateCardRow(trx, after);
  if (heir !== null) await makeDefault(trx, heir);
  const left = before.imageIds.filter((id) => !after.imageIds.includes(id));
  await dropUnused(trx, talentId, left);
  const changes = changesBetween(auditCard(before), auditCard(after));
  await auditTalent(trx, doer, 'CardUpdate', talentId, { card: after.name, ...changes });
}
