import { AppError, type Services } from '@dara/backend';
import { historyOf } from '../../kernel/record/history.ts';
import { newId } from '../../kernel/new-id.ts';
import { cleanText, InputCheck } from '../../kernel/schema/input.ts';
import { notesOf, writeStars } from './application-opinion.repository.ts';
import { readableOf } from './application-read.ts';
import { requireJob, type Deciding } from './application.policy.ts';
import { findApplicationRow, lockApplication } from './application.repository.ts';
import type { Note, RatingAnswer } from './application.schema.ts';

const audit = historyOf('jobApplication');

/** Ratings and notes about applications, for staff only. */
export function createOpinions({ db }: Pick<Services, 'db'>) {
  function rate(
    deciding: Deciding,
    applicationId: string,
    stars: number | null,
  ): Promise<RatingAnswer> {
    const { actor, jobId } = deciding;
    return db.transaction().execute(async (trx) => {
      const job = await requireJob(trx, actor, jobId);
      await lockApplication(trx, job.id, applicationId);
      const before = await findApplicationRow(trx, readableOf(job.id, actor), applicationId);
      const of = { applicationId: before.id, profileId: actor.id };
      const answer = await writeStars(trx, of, stars);
      if (before.own_stars !== stars) {
        const diff = { stars: { before: before.own_stars, after: stars } };
        await audit(trx, deciding, 'Rate', before.id, diff);
      }
      return answer;
    });
  }

  function addNote(deciding: Deciding, applicationId: string, text: string): Promise<Note> {
    const { actor, jobId } = deciding;
    const body = cleanText(text);
    const check = new InputCheck();
    check.required('text', body);
    check.throwIfRefused();
    return db.transaction().execute(async (trx) => {
      const job = await requireJob(trx, actor, jobId);
      const known = await findApplicationRow(trx, readableOf(job.id, actor), applicationId);
      const id = newId();
      await trx
        .insertInto('application_note')
        .values({ id, application_id: known.id, profile_id: actor.id, body })
        .execute();
      await audit(trx, deciding, 'AddNote', known.id);
      const note = (await notesOf(trx, known.id)).find((each) => each.id === id);
      return note!;
    });
  }

  /** One's own note; administrators any. */
  function deleteNote(deciding: Deciding, applicationId: string, noteId: string): Promise<void> {
    const { actor, jobId } = deciding;
    return db.transaction().execute(async (trx) => {
      const job = await requireJob(trx, actor, jobId);
      const known = await findApplicationRow(trx, readableOf(job.id, actor), applicationId);
      const note = await trx
        .selectFrom('application_note')
        .select('profile_id')
        .where('id', '=', noteId)
        .where('application_id', '=', known.id)
        .forUpdate()
        .executeTakeFirst();
      if (!note) throw new AppError('NOTE_NOT_EXIST');
      if (note.profile_id !== actor.id && actor.permission !== 'Admin') {
        throw new AppError('FORBIDDEN');
      }
      await trx.deleteFrom('application_note').where('id', '=', noteId).execute();
      await audit(trx, deciding, 'DeleteNote', known.id);
    });
  }

  return { rate, addNote, deleteNote };
}
