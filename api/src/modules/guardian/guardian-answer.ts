import { AppError, type Db, type Services } from '@dara/backend';
import { recordAudit } from '../../kernel/record/audit.ts';
import { enqueueMails } from '../../kernel/text/email-template.ts';
import { contentChanged } from '../../kernel/content/content.ts';
import { answerNewFaceRequest } from '../new-face/new-face.public.ts';
import { guardianAnswerMail } from './guardian-mail.ts';
import {
  describeConfirmation,
  findConfirmation,
  writeAnswer,
  type Asked,
} from './guardian.repository.ts';
import type {
  GuardianAnswer,
  GuardianAnswerBody,
  GuardianConfirmation,
} from './guardian.schema.ts';

/** The new state after a decision by link; null when it cannot be made any more. */
function nextAnswer(
  before: GuardianAnswer | null,
  answer: GuardianAnswerBody['answer'],
): GuardianAnswer | null {
  if (answer === 'Confirm') return before === null || before === 'Confirmed' ? 'Confirmed' : null;
  if (before === 'Confirmed') return 'Withdrawn';
  return before ?? 'Declined';
}

/** Records a guardian's decision once; after confirming, the same link can only withdraw. */
export async function answerGuardian(
  services: Services,
  body: GuardianAnswerBody,
  requestId: string,
): Promise<GuardianConfirmation> {
  const { token, answer } = body;
  const applied = await answerNewFaceRequest(services, body, requestId);
  if (applied) return applied;
  return services.db.transaction().execute(async (trx) => {
    const { state, told } = await answerIn(trx, token, answer, requestId);
    if (!told) return state;
    await notifyTalent(services, told, trx);
    await contentChanged(services, { entity: 'talent', id: told.talent_id }, trx);
    return state;
  });
}

type NotifiedTalent = Asked & { given: GuardianAnswer };

async function notifyTalent(
  services: Services,
  { email, language, given }: NotifiedTalent,
  trx: Db,
): Promise<void> {
  const link = `${services.config.publicUrl}/talent/profile`;
  await enqueueMails(services, [guardianAnswerMail(email, language, given, link)], trx);
}

interface Answered {
  state: GuardianConfirmation;
  /** Recipients of the notice; none when the same decision was recorded before. */
  told: NotifiedTalent | null;
}

async function answerIn(
  trx: Db,
  token: string,
  answer: GuardianAnswerBody['answer'],
  requestId: string,
): Promise<Answered> {
  const asked = await findConfirmation(trx, token, { forUpdate: true });
  const given = asked && nextAnswer(asked.answer, answer);
  if (!asked || !given) throw new AppError('LINK_EXPIRED');
  if (given === asked.answer) return { state: await describeConfirmation(trx, asked), told: null };
  await writeAnswer(trx, asked, given);
  await recordAudit(trx, {
    actor: null,
    action: `Guardian${given}`,
    entity: 'talent',
    entityId: asked.talent_id,
    diff: { guardian: { before: null, after: asked.guardian.name } },
    requestId,
  });
  const written = { ...asked, answer: given, answered_at: new Date() };
  return { state: await describeConfirmation(trx, written), told: { ...asked, given } };
}
