import { AppError, invalidField, type Db, type Services } from '@dara/backend';
import { isEmailAddress } from '@dara/model';
import { today } from '../../kernel/age.ts';
import type { ActorContext } from '../../kernel/record/history.ts';
import { cleanText, optionalLine } from '../../kernel/schema/input.ts';
import { normalizeEmail } from '../authorization/authorization.public.ts';
import { guardianOf } from './privacy-guardian.ts';
import { openRequest } from './privacy-open.ts';
import type { PrivacyCreate } from './privacy.schema.ts';

/** Longer ago nobody writes a request down: it is a slip of the date. */
const EARLIEST = '2022-06-01';

interface Found {
  profile_id: string | null;
  talent_id: string | null;
  email: string | null;
}

/** Whose data it is about: an account, be it named by its address, or else an address alone. */
async function subjectOf(trx: Db, { profileId, email }: PrivacyCreate): Promise<Found> {
  if (profileId === undefined && email === undefined) throw invalidField('profileId', 'required');
  const address = email === undefined ? null : normalizeEmail(email);
  if (profileId === undefined && !isEmailAddress(address ?? ''))
    throw invalidField('email', 'email');
  const account = await trx
    .selectFrom('profile')
    .select(['id', 'talent_id'])
    .where((row) => (profileId ? row('id', '=', profileId) : row('email', '=', address)))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (account) return { profile_id: account.id, talent_id: account.talent_id, email: null };
  if (profileId !== undefined) throw new AppError('USER_NOT_EXIST');
  return { profile_id: null, talent_id: null, email: address };
}

function receivedOf({ receivedOn = today() }: PrivacyCreate): string {
  if (receivedOn > today()) throw invalidField('receivedOn', 'past');
  if (receivedOn < EARLIEST) throw invalidField('receivedOn', 'dateTooEarly');
  return receivedOn;
}

/** Writes down what somebody asked by letter, mail, phone or in person; the same that waits already is answered with. */
export function createPrivacyRequest(
  services: Services,
  context: ActorContext,
  body: PrivacyCreate,
): Promise<{ id: string; isNew: boolean }> {
  const { kind, channel, askedBy = 'Self' } = body;
  return services.db.transaction().execute(async (trx) => {
    const received_on = receivedOf(body);
    const subject = await subjectOf(trx, body);
    if (askedBy === 'Guardian' && !(await guardianOf(trx, subject.talent_id))) {
      throw invalidField('askedBy', 'notAllowed');
    }
    return openRequest(services, trx, context, {
      ...subject,
      ...{ kind, channel, asked_by: askedBy, received_on },
      requester: optionalLine(body.requester),
      reason: cleanText(body.reason ?? '') || null,
      isIdentified: false,
    });
  });
}
