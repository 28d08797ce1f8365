import { Button } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { ApplicationRow } from '../../../api/generated.ts';
import { stageMessage, useTalentName } from '../application-texts.tsx';
import { targetsOf, type Stage } from '../stages.ts';

export interface LastMove {
  id: string;
  from: Stage;
  to: Stage;
}

/** Where an undo leads: the previous stage, or the shortlist from a release or a rejection; undefined if not allowed. */
function undoTarget({ from, to }: LastMove, isStaff: boolean): Stage | undefined {
  const targets = targetsOf(to, isStaff);
  if (targets.includes(from)) return from;
  const isDecided = to === 'Hired' || to === 'Rejected';
  return isDecided ? targets.find((stage) => stage === 'Shortlisted') : undefined;
}

export interface UndoBarProps {
  last: LastMove | undefined;
  rows: readonly ApplicationRow[] | undefined;
  isStaff: boolean;
  onUndo: (row: ApplicationRow, to: Stage) => void;
}

/** Offers to undo the last move of one card, until the next move. */
export function UndoBar({ last, rows, isStaff, onUndo }: UndoBarProps) {
  const nameOf = useTalentName();
  const row = last && rows?.find(({ id }) => id === last.id);
  const target = last && undoTarget(last, isStaff);
  const isShown = row && target && row.status === last.to;
  return (
    <Bar role="status" data-empty={isShown ? undefined : ''}>
      {isShown && (
        <>
          <span>{nameOf(row)}</span>
          <span>
            <FormattedMessage {...stageMessage(last.from)} />
          </span>
          <span aria-hidden>→</span>
          <span>
            <FormattedMessage {...stageMessage(last.to)} />
          </span>
          <Button
            size="small"
            icon={<Undo2 size={16} aria-hidden />}
            onClick={() => onUndo(row, target)}
          >
            <FormattedMessage id="business.application.undo" />
          </Button>
        </>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space1} ${tokens.space2};
  font-size: ${tokens.textSmall};
  &[data-empty] {
    display: none;
  }
  > span:first-child {
    font-weight: 600;
  }
`;
