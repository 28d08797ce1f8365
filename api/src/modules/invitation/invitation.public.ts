/** The public interface of the invitation module. */
export { notifyAnswered } from './invitation-notices.ts';
export { INVITATION_MESSAGE, acceptInvitation, markInvitationsSeen } from './invitation-status.ts';
export { endInvitations, expireInvitations } from './end-invitations.ts';
