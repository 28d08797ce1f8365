/** The public interface of the authorization module. */
export { normalizeEmail } from './account/authorization.repository.ts';
export { RegistrationReceipt, Session } from './account/authorization.schema.ts';
export { storeFreshStep } from './account/fresh-step.ts';
export { isKnownRecipient } from './account/known-recipient.ts';
export { hashSecretToken, newSecretToken } from './account/secret-token.ts';
export { countResetMail } from './device/attempt-limit.ts';
export { storeDevice } from './device/device-cookie.ts';
export { askContactEmail } from './email-change/contact-email.ts';
export { completeIfDue, throwTaken } from './email-change/email-change.ts';
export { emailLink } from './email-change/email-change-mail.ts';
export { oldLinkToken } from './email-change/email-change.repository.ts';
export {
  findChangeOf,
  lockChange,
  mayAskFor,
  mayDecideFor,
  type PendingChange,
} from './email-change/email-link.repository.ts';
export { askEmailOfOther } from './email-change/others-email.ts';
export { oldLostMail } from './email-change/others-email-mail.ts';
export { forgetEmailChange } from './account/forget-email-change.ts';
export { writeFirstAdminFile } from './first-admin/first-admin-file.ts';
export { hashPassword, verifyPassword } from './password/password.ts';
export { mailPasswordLink } from './password/reset-mail.ts';
export {
  addressRow,
  checkEmail,
  checkPassword,
  checkPhone,
  checkPlace,
  insertAccount,
  refuseDuplicates,
  throwDuplicate,
} from './registration/register-account.ts';
export { welcomeMail } from './registration/welcome-mail.ts';
export { openRegistration, type Opening } from './registration/open-registration.ts';
export { mailConfirmation } from './account-mail/account-mail.job.ts';
export { agencyMail } from './registration/agency-mail.ts';
export {
  REGISTRATION_LIMIT,
  limitFormSize,
  openLimited,
} from './registration/registration-limit.ts';
export {
  type AccessTokenPayload,
  createIdentify,
  personOf,
  readToken,
} from './session/identify.ts';
export { type Signer, signInAnswer } from './session/session-answer.ts';
export { endSessionOf, listSessions } from './session/session-list.repository.ts';
export { SessionList } from './session/session.schema.ts';
export { endSessionsOf } from './session/session.repository.ts';
