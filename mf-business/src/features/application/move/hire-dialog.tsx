import { Button, Dialog } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { CalendarX2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { ApplicationBoard, ApplicationRow } from '../../../api/generated.ts';
import { useClashText, useTalentName } from '../application-texts.tsx';

export interface HireDialogProps {
  rows: readonly ApplicationRow[];
  places: Pick<ApplicationBoard, 'openings' | 'hired'> | undefined;
  onHire: () => void;
  onClose: () => void;
}

/** Confirms a hire: remaining openings, and conflicts on the shooting days. */
export function HireDialog({ rows, places, onHire, onClose }: HireDialogProps) {
  const nameOf = useTalentName();
  const clashText = useClashText();
  const clashing = rows.filter(({ clashes }) => clashes.length > 0);
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
          <Button onClick={onClose}>
            <FormattedMessage id="kit.ui.cancel" />
          </Button>
          <Button variant="primary" disabled={left === 0} onClick={onHire}>
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
        </Warning>
      )}
    </Dialog>
  );
}

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
