import { PROPOSAL_LIMITS, REASON_MAX } from '@dara/model';
import { Type, type Static } from 'typebox';
import { Instant, Localized, Nullable, NullableText } from '../../../kernel/schema/shapes.ts';
import {
  ProposalClientItem,
  ProposalDecisionEnum,
  ProposalReasonEnum,
  RevisionChange,
  headFields,
} from './proposal-shapes.ts';

/** Exactly the data of the client's page. */
export const ClientProposal = Type.Object(
  {
    ...headFields,
    items: Type.Array(ProposalClientItem),
    changes: Type.Array(RevisionChange, { description: 'Since the previous revision' }),
    agencyEmail: NullableText,
    canAnswer: Type.Boolean({ description: 'Items can be answered' }),
    canDecide: Type.Boolean({ description: 'It can be accepted or declined' }),
  },
  { title: 'ClientProposal' },
);
export type ClientProposal = Static<typeof ClientProposal>;

export const TokenParams = Type.Object({ token: Type.String({ maxLength: 200 }) });
export const TokenItemParams = Type.Object({
  token: Type.String({ maxLength: 200 }),
  itemId: Type.String({ maxLength: 200 }),
});
export const PasscodeBody = Type.Object(
  { passcode: Type.String({ minLength: 1, maxLength: PROPOSAL_LIMITS.passcodeMax }) },
  { title: 'ProposalPasscodeBody' },
);
export const ProposalDeclineBody = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: REASON_MAX }) },
  { title: 'ProposalDeclineBody' },
);

const RevisionAnswer = Type.Object(
  {
    talentName: Nullable(Localized),
    decision: ProposalDecisionEnum,
    reason: Nullable(ProposalReasonEnum),
    comment: NullableText,
  },
  { title: 'ProposalRevisionAnswer' },
);
/** All sent revisions, newest first. */
export const ProposalRevisions = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          revision: Type.Integer(),
          sentAt: Instant,
          total: Type.Number(),
          changes: Type.Array(RevisionChange),
          answers: Type.Array(RevisionAnswer),
        },
        { title: 'ProposalRevision' },
      ),
    ),
  },
  { title: 'ProposalRevisionList' },
);
export type ProposalRevisions = Static<typeof ProposalRevisions>;
