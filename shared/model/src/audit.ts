/** Actions on records. */
const RECORDS = [
  ...(['Create', 'Update', 'Delete', 'Restore', 'Status', 'Order', 'Merge', 'Replace'] as const),
] as const;
const TAKEN_OUT = ['Export', 'ExportApplications', 'PrintCastingSheet', 'Download'] as const;
/** Secret links: anyone who has one can see the record. */
const LINKS = ['PreviewLink', 'OpenPreview', 'CalendarLink', 'CalendarUnlink'] as const;
/** To applications, invitations and jobs. */
const CASTING = [
  ...(['apply', 'withdraw', 'decline', 'Add', 'AddNote', 'DeleteNote', 'Rate'] as const),
  ...(['create', 'remind', 'cancel', 'expire', 'close'] as const),
] as const;
const BOOKINGS = ['Change', 'Book', 'MoveUp', 'Cancel', 'Lapse'] as const;
const PROPOSALS = [
  ...(['Send', 'Link', 'Revise', 'Revoke', 'View', 'Respond', 'Accept', 'Decline'] as const),
  ...(['Expire', 'Lock', 'Unavailable', 'FailPasscode', 'DecideItem', 'Promote'] as const),
] as const;
const BUSINESSES = [
  ...(['InviteMember', 'ResendInvitation', 'RevokeInvitation'] as const),
  ...(['MemberJoined', 'MemberRole', 'MemberLeft', 'RemoveMember', 'ChangeWithdrawn'] as const),
] as const;
const TALENTS = [
  ...(['Register', 'WorkCreate', 'WorkUpdate', 'WorkDelete'] as const),
  ...(['CardCreate', 'CardUpdate', 'CardDelete', 'CardRestore'] as const),
  ...(['ChangeRequest', 'ChangeApproved', 'ChangeRejected'] as const),
  ...(['GuardianConfirmed', 'GuardianDeclined', 'GuardianWithdrawn'] as const),
] as const;
const PERSONAL_DATA = [
  ...(['AccessRequest', 'CorrectionRequest', 'ErasureRequest', 'CheckIdentity'] as const),
  ...(['ConsentGive', 'ConsentWithdraw', 'OpenMinor'] as const),
] as const;
const SIGN_IN = [
  ...(['SignIn', 'FailSignIn', 'FailSecondStep', 'FailPasskey', 'RefuseSignIn'] as const),
  ...(['EndSession', 'EndSessions', 'EndOtherSessions', 'EndReusedSession'] as const),
  ...(['ConfirmAddress', 'ReplaceRegistration', 'LapseRegistration', 'UnlockAccount'] as const),
  ...(['ChangePassword', 'ResetPassword', 'SendPasswordLink'] as const),
  ...(['SecondStepOn', 'SecondStepOff', 'SecondStepReset'] as const),
  ...(['RequireSecondStep', 'ReleaseSecondStep'] as const),
  ...(['RecoveryCodesRenewed', 'RecoveryCodeUsed', 'PasskeyAdded', 'PasskeyRemoved'] as const),
  ...([
    'EmailChangeAsked',
    'EmailChangeStopped',
    'EmailChangeConfirmed',
    'EmailChangeAgreed',
    'EmailChangeDeclined',
    'EmailChangeOldLost',
    'EmailChangeApproved',
    'EmailChanged',
    'LineLink',
    'LineUnlink',
  ] as const),
] as const;

const RELEASES = [
  ...([
    'TokenCreate',
    'TokenRevoke',
    'ReleasePromote',
    'ReleaseRollback',
    'ReleaseShare',
    'ReleaseWithdraw',
  ] as const),
  ...(['ReleaseGrant', 'ReleaseFreeze', 'ReleaseMark', 'ReleaseApprove'] as const),
] as const;

/** Everything that the audit log may say was done: the api writes nothing else, and each has a text in both languages. */
export const AUDIT_ACTIONS = [
  ...RECORDS,
  ...TAKEN_OUT,
  ...LINKS,
  ...CASTING,
  ...BOOKINGS,
  ...PROPOSALS,
  ...BUSINESSES,
  ...TALENTS,
  ...PERSONAL_DATA,
  ...SIGN_IN,
  ...RELEASES,
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Actions that change nothing: in the audit log only, not in the record's history. */
export const AUDIT_READS = [
  ...['Download', 'OpenMinor', 'PreviewLink', 'OpenPreview', 'CalendarLink', 'CalendarUnlink'],
] as const satisfies readonly AuditAction[];

const OF_PEOPLE = [
  ...(['name', 'displayName', 'firstName', 'lastName', 'nickName', 'gender', 'birthday'] as const),
  ...(['nationality', 'language', 'languages', 'email', 'phone', 'phoneNumber'] as const),
  ...(['contactPhone', 'address', 'province', 'district', 'subDistrict', 'postalCode'] as const),
  ...(['permission', 'active', 'role', 'member', 'guardian', 'imageId', 'imageIds'] as const),
] as const;
/** Beside body measurements, which are named in their declaration. */
const OF_TALENTS = [
  ...(['companyName', 'bio', 'bookouts', 'tags', 'socialMedia', 'imageAlts', 'isTop10'] as const),
  ...(['talentType', 'talentTypes', 'followers', 'engagementRate', 'channel'] as const),
  ...(['budgets', 'experiences', 'socialMediaPerformance', 'givenBy'] as const),
  ...(['card', 'template', 'fields', 'slots', 'isDefault', 'shared'] as const),
] as const;
const OF_JOBS = [
  ...(['title', 'description', 'jobType', 'openings', 'budgetFrom', 'budgetTo'] as const),
  ...(['ageFrom', 'ageTo', 'heightFrom', 'heightTo', 'weightFrom', 'weightTo'] as const),
  ...(['budgetUnit', 'showBudget', 'castingDate', 'shootFrom', 'shootTo', 'location'] as const),
  ...(['media', 'usageMonths', 'exclusivity', 'applyUntil', 'visibility'] as const),
  ...([
    'jobId',
    'talentId',
    'talent',
    'applicationId',
    'proposalId',
    'from',
    'to',
    'stars',
    'work',
  ] as const),
] as const;
const OF_BUSINESSES = [
  ...(['businessType', 'taxId', 'branchNo', 'contactName', 'showAsClient', 'industry'] as const),
  ...(['website', 'lineId', 'position', 'country', 'businessProfileId', 'brief'] as const),
  ...(['validUntil', 'discount', 'vatRate', 'whtRate', 'note', 'items', 'cards'] as const),
  ...(['revision', 'expiresAt', 'number', 'copyOf', 'yes', 'backup', 'no', 'total'] as const),
  ...(['decision', 'comment'] as const),
] as const;
const OF_CONTENT = [
  ...(['shortDescription', 'publish', 'publishAt', 'order', 'shareImageId'] as const),
  ...(['detailLength', 'link', 'alt', 'focus', 'file', 'slug', 'changed', 'restored'] as const),
  ...(['heroTitle', 'heroText', 'heroTalents', 'sections', 'kind', 'uses', 'into'] as const),
  ...(['talents', 'byline', 'photoCredit'] as const),
  ...(['records', 'social', 'messagesTo', 'announcements'] as const),
] as const;
const OF_EVENTS = [
  ...(['status', 'statusReason', 'reason', 'version', 'count', 'unlisted', 'browser'] as const),
  ...(['system', 'session', 'reuse', 'rows', 'keyword', 'detail', 'askedBy'] as const),
  ...(['purpose', 'textVersion', 'PublicProfile', 'ClientSharing', 'Marketing'] as const),
  ...(['label', 'remotes', 'may', 'identifier'] as const),
] as const;

/** Fields of the audit log beside body measurements; each has a label in both languages. */
export const AUDIT_FIELDS = [
  ...OF_PEOPLE,
  ...OF_TALENTS,
  ...OF_JOBS,
  ...OF_BUSINESSES,
  ...OF_CONTENT,
  ...OF_EVENTS,
] as const;
export type AuditField = (typeof AUDIT_FIELDS)[number];
