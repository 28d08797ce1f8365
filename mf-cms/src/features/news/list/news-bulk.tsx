import { BulkBar, bulkDoneMessages, useBulkAction, type BulkBarAction } from '@dara/kit/record';
import type { RowSelection } from '@dara/kit/resource';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useConfirm } from '@dara/sdk/notice';
import { EyeOff, Globe, RotateCcw, Trash2, type LucideIcon } from 'lucide-react';
import { useManagementNewsBulkMutation, type NewsRow } from '../../../api/generated.ts';
import { useNewsTagChoices } from '../use-news-tags.ts';

type BulkAction = 'publish' | 'unpublish' | 'delete' | 'restore' | 'addTags' | 'removeTags';
type ButtonAction = Exclude<BulkAction, 'addTags' | 'removeTags'>;

const RECORDS = { id: 'cms.article.records' };
const DONE = {
  publish: { id: 'cms.article.bulk.publish' },
  unpublish: { id: 'cms.article.bulk.unpublish' },
  delete: { id: 'cms.article.bulk.delete' },
  restore: { id: 'cms.article.bulk.restore' },
  addTags: bulkDoneMessages.tag,
  removeTags: bulkDoneMessages.untag,
} as const;
const ICONS: Record<ButtonAction, LucideIcon> = {
  publish: Globe,
  unpublish: EyeOff,
  delete: Trash2,
  restore: RotateCcw,
};

interface NewsBulkProps {
  selection: RowSelection<NewsRow>;
  /** Deleted articles can be restored alone. */
  isDeleted: boolean;
}

/** Bulk actions on selected articles, with their result. */
export function NewsBulk({ selection, isDeleted }: NewsBulkProps) {
  const tags = useNewsTagChoices();
  const confirm = useConfirm();
  const [send] = useManagementNewsBulkMutation();
  const { run, running, dialog } = useBulkAction<BulkAction, [tagIds?: string[]]>({
    selection,
    records: RECORDS,
    done: DONE,
    send: async (ids, action, tagIds) => {
      const newsBulkBody = { ids, action, ...(tagIds && { tagIds }) };
      return (await send({ newsBulkBody }).unwrap()).results;
    },
  });
  const ask = async (action: 'unpublish' | 'delete') => {
    const isSure = await confirm({
      kind: 'danger',
      title: { id: `cms.article.bulk.ask.${action}`, values: { count: selection.ids.length } },
      records: selection.ids.map(selection.nameOf),
      message: { id: `cms.article.ask.${action}Text` },
      confirmLabel: { id: `cms.article.action.${action}` },
    });
    if (isSure) await run(action);
  };
  const button = (action: ButtonAction): BulkBarAction => {
    const Icon = ICONS[action];
    const isAsked = action === 'unpublish' || action === 'delete';
    return {
      id: action,
      label: <FormattedMessage id={`cms.article.action.${action}`} />,
      icon: <Icon size={16} aria-hidden />,
      onSelect: () => void (isAsked ? ask(action) : run(action)),
    };
  };
  const actions: ButtonAction[] = isDeleted ? ['restore'] : ['publish', 'unpublish', 'delete'];
  const tagging = {
    records: RECORDS,
    tags,
    onChosen: (action: 'tag' | 'untag', tagIds: string[]) =>
      void run(action === 'tag' ? 'addTags' : 'removeTags', tagIds),
  };
  return (
    <>
      <BulkBar
        selection={selection}
        running={running}
        actions={actions.map(button)}
        tagging={isDeleted || tags.length === 0 ? undefined : tagging}
      />
      {dialog}
    </>
  );
}
