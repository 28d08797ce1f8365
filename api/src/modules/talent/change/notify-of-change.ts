import { isDeepStrictEqual } from 'node:util';
import type { Db, Services } from '@dara/backend';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { today } from '../../../kernel/age.ts';
import type { GuardedChange } from '../../../kernel/database/json-columns.ts';
import {
  requestGuardianConfirmation,
  changeMails,
  type GuardedField,
  isGuarded,
} from '../../guardian/guardian.public.ts';
import type { TalentRecord } from '../record/talent-record.schema.ts';
import { reviewMails } from './review-mails.ts';

/** A talent before and after a write, and the part that waits for approval. */
export interface GuardedWrite {
  before: TalentRecord;
  after: TalentRecord;
  requested: GuardedChange | null;
}

const FIELDS: readonly GuardedField[] = ['birthday', 'guardian'];

export const fieldsOf = (change: GuardedChange): GuardedField[] =>
  FIELDS.filter((field) => field in change);

/** Notifies the previous guardian of a change or request, and asks an unconfirmed one to confirm. */
export async function notifyOfChange(
  services: Services,
  { before, after, requested }: GuardedWrite,
  trx: Db,
): Promise<void> {
  if (requested) {
    const mails = changeMails(services, before, fieldsOf(requested), 'requested');
    await enqueueMails(services, [...mails, ...reviewMails(services, before)], trx);
  }
  const written = FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (written.length === 0) return;
  const day = today();
  if (isGuarded(before.birthday, day) || isGuarded(after.birthday, day)) {
    await enqueueMails(services, changeMails(services, before, written, 'edited'), trx);
  }
  if (after.guardianState === 'Waiting') await requestGuardianConfirmation(services, trx, after.id);
}
