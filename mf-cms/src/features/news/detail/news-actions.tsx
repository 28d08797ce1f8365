import { RecordActionBar, useRecordActions } from '@dara/kit/record';
import { Button, type MenuItem } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { recordForm } from '@dara/kit/image-field';
import { EyeOff, Globe, Link2, Trash2, type LucideIcon } from 'lucide-react';
import {
  type ManagementNews,
  useManagementNewsDeleteMutation,
  useManagementNewsUpdateMutation,
} from '../../../api/generated.ts';
import { NEWS_KINDS } from '../news-kind.ts';
import { useCopyPage } from '../use-copy-page.ts';

const CHANGE_OF = {
  publish: { publish: true, publishAt: null },
  unpublish: { publish: false },
} as const;

/** Actions with confirmation. */
const ASKED: readonly NewsAction[] = ['unpublish', 'delete'];

const ICONS: Record<NewsAction, LucideIcon> = {
  publish: Globe,
  unpublish: EyeOff,
  delete: Trash2,
};

/** Actions of an article besides editing. */
export function NewsActions({ article }: { article: ManagementNews }) {
  const name = localized(article.title, useLocale());
  const { run, busy } = useNewsActions(article);
  const copy = useCopyPage();
  const address = NEWS_KINDS[article.type].publicPage(article.id);
  const isOut = article.status === 'Published';
  const item = (action: NewsAction): MenuItem => {
    const Icon = ICONS[action];
    return {
      id: action,
      label: <FormattedMessage id={`cms.article.action.${action}`} />,
      icon: <Icon size={16} aria-hidden />,
      danger: action === 'delete',
      separated: action === 'delete',
      disabled: busy !== undefined,
      onSelect: () => void run(action),
    };
  };
  const items: MenuItem[] = [
    ...(isOut
      ? [
          {
            id: 'copy',
            label: <FormattedMessage id="cms.article.action.copy" />,
            icon: <Link2 size={16} aria-hidden />,
            onSelect: () => void copy(address),
          },
        ]
      : []),
    item(article.publish ? 'unpublish' : 'publish'),
    item('delete'),
  ];
  return (
    <RecordActionBar name={name} isBusy={busy !== undefined} items={items}>
      {article.status === 'Scheduled' && (
        <Button
          icon={<Globe size={20} aria-hidden />}
          loading={busy === 'publish'}
          onClick={() => void run('publish')}
        >
          <FormattedMessage id="cms.article.action.publish" />
        </Button>
      )}
    </RecordActionBar>
  );
}

type NewsAction = 'publish' | 'unpublish' | 'delete';

/** Status changes of an article, each with the version it was decided on. */
function useNewsActions({ id, version, title }: ManagementNews) {
  const [update] = useManagementNewsUpdateMutation();
  const [remove] = useManagementNewsDeleteMutation();
  const name = localized(title, useLocale());
  return useRecordActions<NewsAction>({
    send: (action) =>
      action === 'delete'
        ? remove({ id }).unwrap()
        : update({ id, body: recordForm({ version, ...CHANGE_OF[action] }, {}) }).unwrap(),
    versionOf: () => version,
    done: (action) => ({ id: `cms.article.done.${action}`, values: { name } }),
    ask: (action) =>
      ASKED.includes(action)
        ? {
            kind: 'danger',
            title: { id: `cms.article.ask.${action}`, values: { name } },
            message: { id: `cms.article.ask.${action}Text` },
            confirmLabel: { id: `cms.article.action.${action}` },
          }
        : undefined,
  });
}
