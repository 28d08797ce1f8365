import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { ProposalRevisionChange } from '../../api/generated.ts';
import { ChangeList } from '../../parts/proposal/change-list.tsx';

/** What is otherwise than in the revision before, for who has seen that one. */
export function RevisionChanges({ changes }: { changes: readonly ProposalRevisionChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Box>
      <summary>
        <FormattedMessage
          id="business.proposal.client.changed"
          values={{ count: changes.length }}
        />
      </summary>
      <ChangeList changes={changes} />
    </Box>
  );
}

const Box = styled.details`
  margin-block-end: ${tokens.space5};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.infoSoft};
  summary {
    min-height: 28px;
    font-weight: 600;
    cursor: pointer;
  }
`;
