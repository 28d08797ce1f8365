import { checkAll, type Services, type Trx, type Uploads } from '@dara/backend';
import { NEW_FACE_GUARDIAN_DAYS, NEW_FACE_PICTURES, type NewFacePicture } from '@dara/model';
import { sql } from 'kysely';
import { today } from '../../kernel/age.ts';
import { newId } from '../../kernel/new-id.ts';
import { recordAudit } from '../../kernel/record/audit.ts';
import { enqueueMails } from '../../kernel/text/email-template.ts';
import { newSecretToken } from '../authorization/authorization.public.ts';
import {
  createImageStore,
  readUploads,
  withImageTransaction,
  type ImageField,
} from '../image/image.public.ts';
import { notify, staffRecipients } from '../notice/notice.public.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { checkNewFace, type CheckedNewFace } from './new-face.check.ts';
import { newFaceGuardianMail, newFaceMail } from './new-face-mail.ts';
import { NEW_FACE_ENTITY } from './new-face.repository.ts';
import type { NewFaceInput } from './new-face.schema.ts';
import { newFaceId, newFaceToken, statusLink } from './new-face-token.ts';

const PICTURES = Object.fromEntries(NEW_FACE_PICTURES.map((part) => [part, { max: 1 }])) as Record<
  NewFacePicture,
  ImageField
>;
const DAY_MS = 24 * 3_600_000;

/** Tells staff of an application that they may look at. */
export async function notifyOfNewFace(
  services: Services,
  { id, name }: { id: string; name: string },
  trx: Trx,
): Promise<void> {
  const recipients = await staffRecipients(trx);
  const subject = { entity: NEW_FACE_ENTITY, id };
  const event = { kind: 'NewFaceReceived', key: id, subject, recipients } as const;
  await notify(services, { ...event, data: { person: name } }, trx);
}

/** Receives applications: record, consent, pictures, mails and notices in one transaction. */
export function createNewFaces(services: Services) {
  const images = createImageStore(services);

  const check = (input: NewFaceInput, uploads: Uploads) =>
    checkAll(
      () => checkNewFace(input, uploads, { day: today(), suffix: agencyOf(services).emailSuffix }),
      () => readUploads(images, uploads, PICTURES),
    );

  /** Returns the token of the status page, also for a known person: the answer is the same for everybody. */
  const receive = async (
    input: NewFaceInput,
    uploads: Uploads,
    requestId: string,
  ): Promise<{ token: string }> => {
    const [face, pictures] = await check(input, uploads);
    const id = newFaceId(services.config, face, uploads);
    const token = newFaceToken(services.config, id);
    // A program filled in the field that people do not see: the usual answer, and nothing is stored.
    if (input.website) return { token };
    const originals = NEW_FACE_PICTURES.map((part) => pictures[part][0]!);
    await withImageTransaction(services, originals, async (trx, storeImage) => {
      if (await isKnown(trx, id)) return;
      const imageIds: string[] = [];
      const owner = { alt: null, access: 'private', newFaceId: id } as const;
      for (const original of originals) imageIds.push(await storeImage(original, owner));
      const asked = await insertNewFace(trx, id, face, imageIds);
      const event = { actor: null, action: 'Create', entity: NEW_FACE_ENTITY } as const;
      await recordAudit(trx, { ...event, entityId: id, requestId });
      await tell(trx, id, face, asked);
    });
    return { token };
  };

  async function tell(trx: Trx, id: string, face: CheckedNewFace, asked: string | null) {
    const { name, language, email, guardian } = face;
    if (email !== null) {
      const kind = guardian ? 'Waiting' : 'Received';
      const mail = newFaceMail(kind, email, language, statusLink(services.config, id));
      await enqueueMails(services, [mail], trx);
    }
    if (guardian === null) return notifyOfNewFace(services, { id, name }, trx);
    const link = `${services.config.publicUrl}/guardian/${asked}`;
    const mail = newFaceGuardianMail({ email: guardian.email, name, language }, link);
    return enqueueMails(services, [mail], trx);
  }

  return { check, receive };
}

/** Whether the same application is stored; a second one at the same time waits for the first. */
async function isKnown(trx: Trx, id: string): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 72))`.execute(trx);
  const known = trx.selectFrom('new_face').select('id').where('id', '=', id);
  return (await known.executeTakeFirst()) !== undefined;
}

/** Returns the token of the guardian's link. */
async function insertNewFace(
  trx: Trx,
  id: string,
  { guardian, lineId, textVersion, ...face }: CheckedNewFace,
  imageIds: string[],
): Promise<string | null> {
  const secret = guardian && newSecretToken();
  await trx
    .insertInto('new_face')
    .values({
      id,
      ...face,
      line_id: lineId,
      image_ids: imageIds,
      guardian_name: guardian?.name ?? null,
      guardian_email: guardian?.email ?? null,
      guardian_token_hash: secret?.tokenHash ?? null,
      guardian_expires_at: guardian && new Date(Date.now() + NEW_FACE_GUARDIAN_DAYS * DAY_MS),
    })
    .execute();
  await trx
    .insertInto('consent')
    .values({
      id: newId(),
      subject: id,
      purpose: 'NewFace',
      text_version: textVersion,
      given_by: guardian ? 'guardian' : 'self',
    })
    .execute();
  return secret?.token ?? null;
}
