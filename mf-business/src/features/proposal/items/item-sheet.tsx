import { Button, IconButton, Sheet } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ItemSheetProps {
  name: string;
  /** Counted from 0. */
  at: number;
  count: number;
  onMove: (to: number) => void;
  onClose: () => void;
  /** Further button, before the one that closes. */
  action?: ReactNode;
  children: ReactNode;
}

/** One talent of a proposal beside the list, with the way to the next one. */
export function ItemSheet({ name, at, count, onMove, onClose, action, children }: ItemSheetProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet
      open
      side="end"
      onClose={onClose}
      title={name}
      actions={
        <>
          {action}
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="business.proposal.items.done" />
          </Button>
        </>
      }
    >
      <Stack>
        <Steps>
          <IconButton
            size="small"
            label={formatMessage({ id: 'business.proposal.items.previous' })}
            disabled={at === 0}
            icon={<ChevronLeft size={18} aria-hidden />}
            onClick={() => onMove(at - 1)}
          />
          <span role="status">
            <FormattedMessage
              id="business.proposal.items.position"
              values={{ position: at + 1, count }}
            />
          </span>
          <IconButton
            size="small"
            label={formatMessage({ id: 'business.proposal.items.next' })}
            disabled={at === count - 1}
            icon={<ChevronRight size={18} aria-hidden />}
            onClick={() => onMove(at + 1)}
          />
        </Steps>
        {children}
      </Stack>
    </Sheet>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space4};
  ul {
    margin: 0;
    padding-inline-start: ${tokens.space5};
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${tokens.inkMuted};
`;
