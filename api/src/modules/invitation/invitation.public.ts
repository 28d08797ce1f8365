/** What other modules may use of invitation. */
export { tellAnswered } from './invitation-notices.ts';
export {
  acceptInvitation,
  endInvitations,
  expireInvitations,
  markInvitationsSeen,
} from './invitation-standing.ts';
