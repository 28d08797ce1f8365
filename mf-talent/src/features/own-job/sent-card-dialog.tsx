import { FlipCard } from '@dara/agency/card';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Dialog, ErrorState, Skeleton } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useManagementCompositeCardDetailQuery } from '../../api/generated.ts';

export interface SentCardDialogProps {
  talentId: string;
  cardId: string;
  /** The application with the frozen card. */
  jobId: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

const PIXELS = 320;

/** A composite card as it was when it was sent. */
export function SentCardDialog(props: SentCardDialogProps) {
  const { talentId, cardId, jobId, name, open, onClose } = props;
  const format = useFormat();
  const { currentData, isError, error, isFetching, refetch } =
    useManagementCompositeCardDetailQuery({ id: talentId, cardId, jobId }, { skip: !open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name}
      description={
        currentData?.frozenAt && (
          <FormattedMessage
            id="talent.ownJob.cardFrozen"
            values={{ date: format.date(currentData.frozenAt, 'long') }}
          />
        )
      }
    >
      <Middle>
        {currentData ? (
          <FlipCard card={currentData} pixels={PIXELS} />
        ) : isError ? (
          <ErrorState
            compact
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton shape="box" ratio="148 / 210" />
        )}
      </Middle>
    </Dialog>
  );
}

const Middle = styled.div`
  max-width: 320px;
  margin-inline: auto;
`;
