/** The public interface of the invitation module. */
export { notifyAnswered } from './invitation-notices.ts';
export { acceptInvitation, markInvitationsSeen } from './invitation-status.ts';
export { endInvitations, expireInvitations } from './end-invitations.ts';
