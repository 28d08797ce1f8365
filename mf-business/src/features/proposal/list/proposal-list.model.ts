import {
  listArgs,
  manyOf,
  textFilter,
  yesOrNo,
  type FilterSpec,
  type ListValues,
} from '@dara/kit/resource';
import { PROPOSAL_STATUSES } from '@dara/model';
import type { ManagementProposalListApiArg } from '../../../api/generated.ts';

const ID = /^[0-9a-f-]{36}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** One text of a form; other lists and figures lead here with it. */
const matching = (pattern: RegExp): FilterSpec<string> => ({
  read: ([text = '']) => (pattern.test(text) ? text : undefined),
  write: (value) => [value],
});

/** What the list allows in its address. */
export const proposalListSpec = {
  sorts: ['Number', 'Title', 'Total', 'ValidUntil', 'SentAt', 'CreatedAt', 'UpdatedAt'],
  defaultSort: { column: 'UpdatedAt', direction: 'desc' },
  filters: {
    keyword: textFilter,
    status: manyOf(PROPOSAL_STATUSES),
    businessProfileId: matching(ID),
    jobId: matching(ID),
    validFrom: matching(DAY),
    validTo: matching(DAY),
    deleted: yesOrNo,
  },
} as const;

export function proposalListArgs(
  values: ListValues<typeof proposalListSpec.filters>,
): ManagementProposalListApiArg {
  return listArgs(values);
}
