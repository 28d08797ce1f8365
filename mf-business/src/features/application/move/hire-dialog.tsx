import { CancelButton, Button, Checkbox, Dialog } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { CalendarX2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useState } from 'react';
import type { ApplicationBoard, ApplicationClash, ApplicationRow } from '../../../api/generated.ts';
import { useClashText, useTalentName } from '../application-texts.tsx';
import type { StageDecision } from './use-move.ts';

export interface HireDialogProps {
  rows: readonly ApplicationRow[];
  places: Pick<ApplicationBoard, 'openings' | 'hired'> | undefined;
  onHire: (decision: StageDecision) => void;
  onClose: () => void;
}

/** Confirms a hire: remaining openings, conflicts on the shooting days, and that the talents agreed to days off. */
export function HireDialog({ rows, places, onHire, onClose }: HireDialogProps) {
  const nameOf = useTalentName();
  const clashText = useClashText();
  const clashing = rows.filter(({ clashes }) => clashes.length > 0);
  const isOnDayOff = clashing.some(({ clashes }) => clashes.some(isDayOff));
  const [onDayOff, setOnDayOff] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const handleHire = () => {
    setIsChecked(true);
    if (isOnDayOff && !onDayOff) return;
    onHire({ status: 'Hired', ...(onDayOff && { onDayOff }) });
  };
  const left = places ? Math.max(0, places.openings - places.hired) : rows.length;
  const values = { count: rows.length, name: rows[0] ? nameOf(rows[0]) : '' };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={<FormattedMessage id="business.application.hire.title" values={values} />}
      description={
        <FormattedMessage
          id={
            left === rows.length
              ? 'business.application.hire.last'
              : 'business.application.hire.left'
          }
          values={{ left }}
        />
      }
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button variant="primary" disabled={left === 0} onClick={handleHire}>
            <FormattedMessage id="business.application.hire.action" />
          </Button>
        </>
      }
    >
      {clashing.length > 0 && (
        <Warning role="note">
          <strong>
            <CalendarX2 size={18} aria-hidden />
            <FormattedMessage id="business.application.hire.clashes" />
          </strong>
          <ul>
            {clashing.map((row) =>
              row.clashes.map((clash, index) => (
                <li key={`${row.id}-${index}`}>{[nameOf(row), clashText(clash)].join(': ')}</li>
              )),
            )}
          </ul>
          {isOnDayOff && (
            <Checkbox
              checked={onDayOff}
              onChange={setOnDayOff}
              label={<FormattedMessage id="business.application.hire.onDayOff" values={values} />}
              error={
                isChecked && !onDayOff ? <FormattedMessage id="agency.error.DAY_OFF" /> : undefined
              }
            />
          )}
        </Warning>
      )}
    </Dialog>
  );
}

const isDayOff = ({ kind }: ApplicationClash): boolean => kind === 'Bookout';

const Warning = styled.div`
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
  color: ${tokens.warning};
  strong {
    display: flex;
    align-items: center;
    gap: ${tokens.space2};
  }
  ul {
    margin: ${tokens.space2} 0 0;
    padding-inline-start: ${tokens.space5};
    color: ${tokens.ink};
  }
`;
