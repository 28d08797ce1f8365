import { historyOf } from '../../kernel/record/history.ts';

/** Name of requests in the audit log. */
export const PRIVACY_ENTITY = 'privacy_request';

/** Audits the status of a request, never its texts. */
export const auditPrivacy = historyOf(PRIVACY_ENTITY);
