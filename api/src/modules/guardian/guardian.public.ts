/** The public interface of the guardian module. */
export {
  guardedChange,
  guardianOf,
  isGuarded,
  isSameChange,
  needsGuardian,
  withoutGuarded,
} from './guarded-change.ts';
export type { GuardedField } from './guardian-mail.ts';
export { changeMails, requestGuardianConfirmation } from './guardian-request.ts';
