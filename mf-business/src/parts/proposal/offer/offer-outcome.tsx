import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { CircleCheck, CircleX, Send, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import type { Offer } from './offer.ts';

const ICONS: Partial<Record<Offer['status'], LucideIcon>> = {
  Responded: Send,
  Accepted: CircleCheck,
  Declined: CircleX,
};

interface OfferOutcomeProps {
  offer: Pick<Offer, 'status' | 'statusReason' | 'respondedAt' | 'decidedAt'>;
  /** The reader. */
  reader?: 'client' | 'staff';
  /** Whether an accepted offer leaves the reader nothing to do. */
  isDone?: boolean;
}

/** Result of the offer after the client's decision. */
export function OfferOutcome({ offer, reader = 'client', isDone = false }: OfferOutcomeProps) {
  const format = useFormat();
  const { status, respondedAt, decidedAt, statusReason } = offer;
  const Icon = ICONS[status];
  if (!Icon) return null;
  const date = format.dateTime(decidedAt ?? respondedAt);
  return (
    <Box id="outcome" role="status" data-status={status}>
      <Icon size={22} aria-hidden />
      <div>
        <strong>
          <FormattedMessage
            id={`business.proposal.outcome.${reader}.${status}`}
            values={{ date }}
          />
        </strong>
        {!(status === 'Accepted' && isDone) && (
          <p>
            {status === 'Declined' && statusReason ? (
              statusReason
            ) : (
              <FormattedMessage id={`business.proposal.outcome.${reader}.${status}.text`} />
            )}
          </p>
        )}
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: ${tokens.space3};
  margin-block-end: ${tokens.space5};
  padding: ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.infoSoft};
  overflow-wrap: anywhere;
  scroll-margin-block-start: 88px;
  &[data-status='Accepted'] {
    background: ${tokens.positiveSoft};
  }
  &[data-status='Declined'] {
    background: ${tokens.paperSunken};
  }
  svg {
    flex: none;
  }
  p {
    margin: 0;
    white-space: pre-line;
  }
`;
