/** The public interface of the business module. */
export { requireApprovedBusiness } from './record/approved-business.ts';
