import { useFormat } from '@dara/shared/format';
import { FormattedMessage } from '@dara/shared/i18n';
import { tokens } from '@dara/shared/theme';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../ui/button.tsx';

interface DraftNoticeProps {
  restoredAt: string;
  /** What has to be entered again. */
  children?: ReactNode;
  /** "Discard and start over" when absent. */
  discardLabel?: ReactNode;
  onDiscard: () => void;
}

/** Says that the form was filled from what the device kept, and offers to begin anew. */
export function DraftNotice({ restoredAt, children, discardLabel, onDiscard }: DraftNoticeProps) {
  const format = useFormat();
  return (
    <Box role="status">
      <History size={20} aria-hidden />
      <p>
        <FormattedMessage
          id="shared.form.draft.restored"
          values={{ at: format.dateTime(restoredAt) }}
        />{' '}
        {children}
      </p>
      <Button size="small" onClick={onDiscard}>
        {discardLabel ?? <FormattedMessage id="shared.form.draft.discard" />}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px 12px;
  padding: 12px 16px;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.infoSoft};
  font-size: ${tokens.textSmall};
  p {
    flex: 1 1 240px;
  }
  svg {
    flex: none;
    margin-top: 3px;
    color: ${tokens.info};
  }
`;
