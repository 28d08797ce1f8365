import { FormattedMessage } from '@dara/shared/i18n';
import { useConfirm } from '@dara/shared/notice';
import { SelectionBar, type RowSelection } from '@dara/shared/resource';
import { Button, lazyPart } from '@dara/shared/ui';
import { Power, PowerOff, Tags } from 'lucide-react';
import { useState } from 'react';
import type { TalentRow } from '../../api/generated.ts';
import type { OutcomeDialogProps } from './bulk-outcome.tsx';
import type { TagDialogProps } from './tag-dialog.tsx';
import { useBulk } from './use-bulk.ts';

const TagDialog = lazyPart<TagDialogProps>(() =>
  import(/* webpackChunkName: "talent-bulk" */ './tag-dialog.tsx').then(
    (module) => module.TagDialog,
  ),
);
const OutcomeDialog = lazyPart<OutcomeDialogProps>(() =>
  import(/* webpackChunkName: "talent-bulk" */ './bulk-outcome.tsx').then(
    (module) => module.OutcomeDialog,
  ),
);

/** What can be done with the selected talents, and what became of it. */
export function TalentBulk({ selection }: { selection: RowSelection<TalentRow> }) {
  const bulk = useBulk(selection);
  const confirm = useConfirm();
  const [isTagging, setIsTagging] = useState(false);
  const count = selection.ids.length;
  const isBusy = bulk.running !== undefined;
  const deactivate = async () => {
    const isSure = await confirm({
      kind: 'danger',
      title: { id: 'talent.manage.bulk.deactivateTitle', values: { count } },
      message: { id: 'talent.manage.bulk.deactivateText' },
      records: selection.ids.map(selection.nameOf),
      confirmLabel: { id: 'talent.manage.action.deactivate' },
    });
    if (isSure) await bulk.run('deactivate');
  };
  return (
    <>
      <SelectionBar count={count} elsewhere={selection.elsewhere} onClear={selection.clear}>
        <Button
          size="small"
          icon={<Power size={16} aria-hidden />}
          loading={bulk.running === 'activate'}
          disabled={isBusy && bulk.running !== 'activate'}
          onClick={() => void bulk.run('activate')}
        >
          <FormattedMessage id="talent.manage.action.activate" />
        </Button>
        <Button
          size="small"
          icon={<PowerOff size={16} aria-hidden />}
          loading={bulk.running === 'deactivate'}
          disabled={isBusy && bulk.running !== 'deactivate'}
          onClick={() => void deactivate()}
        >
          <FormattedMessage id="talent.manage.action.deactivate" />
        </Button>
        <Button
          size="small"
          icon={<Tags size={16} aria-hidden />}
          disabled={isBusy}
          onClick={() => setIsTagging(true)}
        >
          <FormattedMessage id="talent.manage.bulk.tag" />
        </Button>
      </SelectionBar>
      {isTagging && (
        <TagDialog
          count={count}
          onClose={() => setIsTagging(false)}
          onFailed={() => setIsTagging(false)}
          onChosen={(action, tagIds) => {
            setIsTagging(false);
            void bulk.run(action, tagIds);
          }}
        />
      )}
      {bulk.outcome && <OutcomeDialog outcome={bulk.outcome} onClose={bulk.forget} />}
    </>
  );
}
