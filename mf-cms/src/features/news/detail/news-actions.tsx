import { RecordActionBar } from '@dara/kit/record';
import { Button, ButtonLink, type MenuItem } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { EyeOff, Globe, Link2, SquareArrowOutUpRight, Trash2, type LucideIcon } from 'lucide-react';
import type { ManagementNews } from '../../../api/generated.ts';
import { NEWS_KINDS } from '../news-kind.ts';
import { useCopyLink } from '../use-copy-link.ts';
import { useNewsActions, type NewsAction } from './use-news-actions.ts';

const ICONS: Record<NewsAction, LucideIcon> = {
  publish: Globe,
  unpublish: EyeOff,
  delete: Trash2,
};

/** What can be done with an article besides writing it. */
export function NewsActions({ article }: { article: ManagementNews }) {
  const name = localized(article.title, useLocale());
  const { run, busy } = useNewsActions(article);
  const copy = useCopyLink();
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
      {isOut && (
        <ButtonLink to={address} icon={<SquareArrowOutUpRight size={20} aria-hidden />}>
          <FormattedMessage id="cms.article.action.view" />
        </ButtonLink>
      )}
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
