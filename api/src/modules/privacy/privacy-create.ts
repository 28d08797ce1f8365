import { AppError, invalidField, type Db, type Services } from '@dara/backend';
import type { EmailSuffix } from '@dara/model';
import { today } from '../../kernel/age.ts';
import type { ActorContext } from '../../kernel/record/history.ts';
import { isEmail } from '../../kernel/schema/contact.ts';
import { cleanText, optionalLine } from '../../kernel/schema/input.ts';
import { normalizeEmail } from '../authorization/authorization.public.ts';
import { agencyOf } from '../site-setting/site-setting.public.ts';
import { guardianOf } from './privacy-guardian.ts';
import { openRequest } from './privacy-open.ts';
import type { PrivacyCreate } from './privacy.schema.ts';

/** An earlier date is a typing mistake. */
const EARLIEST = '2022-06-01';

interface Found {
  profile_id: string | null;
  talent_id: string | null;
  email: string | null;
}

/** The subject: an account, also given by its address, or an address without an account. */
async function subjectOf(
  trx: Db,
  { profileId, email }: PrivacyCreate,
  suffix: EmailSuffix,
): Promise<Found> {
  if (profileId === undefined && email === undefined) throw invalidField('profileId', 'required');
  const address = email === undefined ? null : normalizeEmail(email);
  if (profileId === undefined && !isEmail(address ?? '', suffix))
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

/**
 * Records a request that arrived by letter, mail, phone or in person; returns the pending one if the same request
 * exists.
 */
export function createPrivacyRequest(
  services: Services,
  context: ActorContext,
  body: PrivacyCreate,
): Promise<{ id: string; isNew: boolean }> {
  const { kind, channel, askedBy = 'Self' } = body;
  return services.db.transaction().execute(async (trx) => {
    const received_on = receivedOf(body);
    const subject = await subjectOf(trx, body, agencyOf(services).emailSuffix);
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
