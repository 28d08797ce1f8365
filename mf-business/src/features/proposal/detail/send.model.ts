import { email, maxLength, minLength, todayInBangkok } from '@dara/kit/validation';
import { EMAIL_LENGTH, PROPOSAL_LIMITS } from '@dara/model';
import { boolean, object, string } from 'yup';
import type { ProposalSendBody } from '../../../api/generated.ts';

export interface SendValues {
  isMailed: boolean;
  /** Empty for the client's own address. */
  email: string;
  message: string;
  /** The last day on which the link opens. */
  expiresOn: string;
  passcode: string;
}

const DAY_MS = 86_400_000;

function dayAfter(days: number): string {
  const today = Date.parse(`${todayInBangkok()}T00:00:00Z`);
  return new Date(today + days * DAY_MS).toISOString().slice(0, 10);
}

/** Latest selectable day, so that the end of the day is within the limit. */
const lastDay = (): string => dayAfter(PROPOSAL_LIMITS.linkDaysMax - 1);

export const newSend = (): SendValues => ({
  isMailed: true,
  email: '',
  message: '',
  expiresOn: dayAfter(PROPOSAL_LIMITS.linkDays - 1),
  passcode: '',
});

export const sendSchema = object({
  isMailed: boolean(),
  email: string().ensure().test(email()).test(maxLength(EMAIL_LENGTH.whole)),
  message: string().ensure().test(maxLength(PROPOSAL_LIMITS.message)),
  expiresOn: string()
    .ensure()
    .test({
      name: 'expiresOn',
      message: { id: 'business.proposal.rule.expiresOn' } as never,
      test: (day) => day >= todayInBangkok() && day <= lastDay(),
    }),
  passcode: string()
    .ensure()
    .test(minLength(PROPOSAL_LIMITS.passcodeMin))
    .test(maxLength(PROPOSAL_LIMITS.passcodeMax)),
});

/** Request body. */
export function sendBody(values: SendValues, version: number): ProposalSendBody {
  return {
    email: values.isMailed ? values.email.trim() || undefined : null,
    message: values.isMailed ? values.message.trim() || null : null,
    expiresAt: new Date(`${values.expiresOn}T23:59:59+07:00`).toISOString(),
    passcode: values.passcode || null,
    version,
  };
}
