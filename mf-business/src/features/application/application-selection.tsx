import type { RowSelection } from '@dara/kit/resource';
import { SelectionBar } from '@dara/kit/resource';
import { Button, Menu } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { ChevronDown, Columns2 } from 'lucide-react';
import type { ApplicationRow } from '../../api/generated.ts';
import { stageMessage } from './application-texts.tsx';
import { CastingSheetMenu } from './casting-sheet-menu.tsx';
import { COMPARE } from './application.model.ts';
import { sharedTargets, type Stage } from './stages.ts';

interface ApplicationSelectionProps {
  jobId: string;
  /** Order in which they are printed. */
  order: object;
  selection: RowSelection<ApplicationRow>;
  rows: readonly ApplicationRow[] | undefined;
  isStaff: boolean;
  running: Stage | undefined;
  onMove: (rows: readonly ApplicationRow[], to: Stage) => void;
  onCompare: (rows: readonly ApplicationRow[]) => void;
}

/** Actions on selected applications: compare, print, move. */
export function ApplicationSelection(props: ApplicationSelectionProps) {
  const { jobId, order, selection, rows = [], isStaff, running, onMove, onCompare } = props;
  const chosen = rows.filter(({ id }) => selection.table.selected.has(id));
  const count = selection.ids.length;
  const canCompare = chosen.length >= COMPARE.min && chosen.length <= COMPARE.max;
  const targets = sharedTargets(chosen, isStaff);
  return (
    <SelectionBar count={count} elsewhere={selection.elsewhere} onClear={selection.clear}>
      <Button
        size="small"
        icon={<Columns2 size={16} aria-hidden />}
        disabled={!canCompare}
        onClick={() => onCompare(chosen)}
      >
        <FormattedMessage id="business.application.compare" values={COMPARE} />
      </Button>
      <CastingSheetMenu
        size="small"
        jobId={jobId}
        params={{ ids: selection.ids, ...order }}
        total={count}
      />
      {targets.length > 0 && (
        <Menu
          trigger={
            <Button
              size="small"
              loading={running !== undefined}
              iconEnd={<ChevronDown size={16} aria-hidden />}
            >
              <FormattedMessage id="business.application.moveTo" />
            </Button>
          }
          items={targets.map((to) => ({
            id: to,
            label: <FormattedMessage {...stageMessage(to)} />,
            danger: to === 'Rejected',
            separated: to === 'Rejected',
            onSelect: () => onMove(chosen, to),
          }))}
        />
      )}
    </SelectionBar>
  );
}
