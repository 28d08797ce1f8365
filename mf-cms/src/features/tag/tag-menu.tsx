import { lazyComponent } from '@dara/kit/ui';
import { localized, useLocale } from '@dara/sdk/i18n';
import { History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useManagementTagDeleteMutation, type TagRecord } from '../../api/generated.ts';
import { RecordMenu } from '@dara/kit/record';
import { TagDialog } from './tag-dialog-lazy.tsx';
import type { TagHistoryProps } from './tag-history.tsx';

const TagHistory = lazyComponent<TagHistoryProps>(() =>
  import(/* webpackChunkName: "tag-dialogs" */ './tag-history.tsx').then(
    (module) => module.TagHistory,
  ),
);

const TEXTS = {
  action: (action: string) => `cms.tag.action.${action}`,
  done: (action: string) => `cms.tag.done.${action}`,
  ask: (action: string) => `cms.tag.ask.${action}`,
};

/** What can be done with a tag: another name, its history, deleting it. */
export function TagMenu({ tag }: { tag: TagRecord }) {
  const [remove] = useManagementTagDeleteMutation();
  const [open, setOpen] = useState<'rename' | 'history'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <RecordMenu
        texts={TEXTS}
        name={localized(tag.name, useLocale())}
        values={{ count: tag.uses }}
        send={() => remove({ id: tag.id }).unwrap()}
        actions={[
          { id: 'rename', icon: Pencil, onSelect: () => setOpen('rename') },
          { id: 'history', icon: History, onSelect: () => setOpen('history') },
          { id: 'delete', icon: Trash2, harmful: true },
        ]}
      />
      {open === 'rename' && <TagDialog tag={tag} onClose={close} onFailed={close} />}
      {open === 'history' && <TagHistory tag={tag} onClose={close} onFailed={close} />}
    </>
  );
}
