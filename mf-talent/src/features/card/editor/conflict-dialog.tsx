import { CardSide, type DrawnCard } from '@dara/agency/card';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Button, DangerDialog, clampLines } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { CompositeCard } from '../../../api/generated.ts';

export interface ConflictDialogProps {
  mine: DrawnCard;
  theirs: CompositeCard;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onSaveCopy: () => void;
  onClose: () => void;
}

const SIDE_PX = 180;

/** Version conflict of a card: shows both versions. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, theirs, isSaving, onKeepMine, onTakeTheirs, onSaveCopy, onClose } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const versions = [
    { id: 'theirs', card: theirs, note: format.dateTime(theirs.updatedAt) },
    { id: 'mine', card: mine, note: formatMessage({ id: 'talent.card.conflict.unsaved' }) },
  ] as const;
  return (
    <DangerDialog
      size="large"
      onClose={onClose}
      title={<FormattedMessage id="talent.card.conflict.title" />}
      description={<FormattedMessage id="talent.card.conflict.text" />}
      records={[theirs.name]}
      safe={<FormattedMessage id="talent.card.conflict.copy" />}
      onSafe={onSaveCopy}
      others={
        <Button disabled={isSaving} onClick={onTakeTheirs}>
          <FormattedMessage id="talent.card.conflict.takeTheirs" />
        </Button>
      }
      busy={isSaving}
      action={<FormattedMessage id="talent.card.conflict.keepMine" />}
      onAction={onKeepMine}
    >
      <Versions>
        {versions.map(({ id, card, note }) => (
          <section key={id} aria-labelledby={`conflict-${id}`}>
            <h3 id={`conflict-${id}`}>
              <FormattedMessage id={`talent.card.conflict.${id}`} />
            </h3>
            <p>{[card.name, note].join(' · ')}</p>
            <Sides>
              <CardSide card={card} side="front" pixels={SIDE_PX} />
              <CardSide card={card} side="back" pixels={SIDE_PX} />
            </Sides>
          </section>
        ))}
      </Versions>
    </DangerDialog>
  );
}

const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${tokens.space6};
  h3 {
    margin: 0;
    font-size: ${tokens.textBody};
    font-weight: 600;
  }
  p {
    margin-block-end: ${tokens.space2};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    ${clampLines(3)}
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space2};
  svg {
    box-shadow: ${tokens.shadowSmall};
  }
`;
