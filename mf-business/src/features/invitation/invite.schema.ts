import { max, maxLength, required, wholeBaht } from '@dara/kit/validation';
import { INVITATION_FIELDS } from '@dara/model';
import { object, string, type InferType } from 'yup';
import type { InviteBody, JobRecord } from '../../api/generated.ts';

const text = () => string().ensure();
const message = () => text().test(maxLength(INVITATION_FIELDS.message.max));

export const inviteSchema = object({
  message: object({ th: message(), en: message() }),
  /** Whole baht. */
  offeredRate: text().test(wholeBaht()).test(max(INVITATION_FIELDS.offeredRate.max)),
  respondBy: text().test(required()),
});
export type InviteValues = InferType<typeof inviteSchema>;

const DAY_MS = 86_400_000;
/** So long a talent has to answer, unless the job closes earlier. */
const DAYS_TO_ANSWER = 5;

/** The usual last day to answer. */
export function defaultRespondBy(
  { applyUntil }: Pick<JobRecord, 'applyUntil'>,
  day: string,
): string {
  const usual = new Date(Date.parse(day) + DAYS_TO_ANSWER * DAY_MS).toISOString().slice(0, 10);
  return applyUntil !== null && applyUntil < usual ? applyUntil : usual;
}

/** Request body; a message in one language is used for both. */
export function inviteBody(talentIds: string[], values: InviteValues): InviteBody {
  const th = values.message.th.trim() || values.message.en.trim();
  const en = values.message.en.trim();
  return {
    talentIds,
    respondBy: values.respondBy,
    ...(th && { message: { th, en } }),
    ...(values.offeredRate && { offeredRate: Number(values.offeredRate) }),
  };
}
