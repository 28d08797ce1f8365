/** What other modules may use of invitation. */
export { notifyAnswered } from './invitation-notices.ts';
export { acceptInvitation, markInvitationsSeen } from './invitation-status.ts';
export { endInvitations, expireInvitations } from './end-invitations.ts';
