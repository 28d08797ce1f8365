import { historyOf } from '../../kernel/record/history.ts';

/** What the audit log calls requests. */
export const PRIVACY_ENTITY = 'privacy_request';

/** What becomes of a request; never what somebody wrote into it. */
export const auditPrivacy = historyOf(PRIVACY_ENTITY);
