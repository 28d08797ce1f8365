import { FormattedMessage } from '@dara/sdk/i18n';
import { Tags } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { RowSelection } from '../../resource/rows/row-selection.ts';
import { SelectionBar } from '../../resource/rows/selection-bar.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import type { TagDialogProps } from './tag-dialog.tsx';

const TagDialog = lazyComponent(() =>
  import(/* webpackChunkName: "record-bulk" */ './tag-dialog.tsx').then(
    (module) => module.TagDialog,
  ),
);

export interface BulkBarAction {
  id: string;
  label: ReactNode;
  icon: ReactNode;
  onSelect: () => void;
}

export interface BulkBarProps {
  selection: Pick<RowSelection<never>, 'ids' | 'elsewhere' | 'clear'>;
  actions: readonly BulkBarAction[];
  /** The running action; others are disabled meanwhile. */
  running: string | undefined;
  /** With it the selected records can be tagged. */
  tagging?: Omit<TagDialogProps, 'onClose' | 'count'>;
}

/** Bulk actions in the selection bar. */
export function BulkBar({ selection, actions, running, tagging }: BulkBarProps) {
  const [isTagging, setIsTagging] = useState(false);
  const close = () => setIsTagging(false);
  return (
    <>
      <SelectionBar
        count={selection.ids.length}
        elsewhere={selection.elsewhere}
        onClear={selection.clear}
      >
        {actions.map(({ id, label, icon, onSelect }) => (
          <Button
            key={id}
            size="small"
            icon={icon}
            loading={running === id}
            disabled={running !== undefined && running !== id}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
        {tagging && (
          <Button
            size="small"
            icon={<Tags size={16} aria-hidden />}
            disabled={running !== undefined}
            onClick={() => setIsTagging(true)}
          >
            <FormattedMessage id="kit.record.tags" />
          </Button>
        )}
      </SelectionBar>
      {tagging && isTagging && (
        <TagDialog
          {...tagging}
          count={selection.ids.length}
          onClose={close}
          onFailed={close}
          onChosen={(action, tagIds) => {
            close();
            tagging.onChosen(action, tagIds);
          }}
        />
      )}
    </>
  );
}
