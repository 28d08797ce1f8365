import { AppError, type Services } from '@dara/backend';
import { NEW_FACE_TRANSITIONS } from '@dara/model';
import { sql } from 'kysely';
import { historyOf, type UserContext } from '../../kernel/record/history.ts';
import { requireTransition } from '../../kernel/record/transition.ts';
import { requireVersion } from '../../kernel/record/version.ts';
import { enqueueMails } from '../../kernel/text/email-template.ts';
import { discardVideos } from '../video/video.public.ts';
import { newFaceMail } from './new-face-mail.ts';
import { NEW_FACE_ENTITY, readNewFace } from './new-face.repository.ts';
import type { NewFaceDecision, NewFaceRecord } from './new-face.schema.ts';
import { statusLink } from './new-face-token.ts';

const writeHistory = historyOf(NEW_FACE_ENTITY);

/** Decides about an application once; of two decisions at the same time the first counts. */
export function decideNewFace(
  services: Services,
  context: UserContext,
  id: string,
  { status, version }: NewFaceDecision,
): Promise<NewFaceRecord> {
  const { config } = services;
  return services.db.transaction().execute(async (trx) => {
    const locked = trx.selectFrom('new_face').select('id').where('id', '=', id).forUpdate();
    if (!(await locked.executeTakeFirst())) throw new AppError('NOT_FOUND');
    const before = await readNewFace(trx, config, id);
    const { permission } = context.actor;
    if (!requireTransition(NEW_FACE_TRANSITIONS, before.status, status, [permission])) {
      return before;
    }
    requireVersion(before, version);
    await trx
      .updateTable('new_face')
      .set({ status, status_at: new Date(), version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    const diff = { status: { before: before.status, after: status } };
    await writeHistory(trx, context, 'Status', id, diff);
    if (status === 'Declined') await discardVideos(trx, sql`new_face_id = ${id}`);
    if (before.email !== null && status !== 'InReview') {
      const link = statusLink(config, id);
      await enqueueMails(services, [newFaceMail(status, before.email, before.language, link)], trx);
    }
    return readNewFace(trx, config, id);
  });
}
