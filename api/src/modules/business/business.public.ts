/** What other modules may use of business. */
export { requireApprovedBusiness } from './record/approved-business.ts';
