import type { Locale } from '@dara/contract';
import { localized } from '@dara/sdk/i18n';
import type { NoticeMessage } from '@dara/sdk/notice';
import type { ManagementNews } from '../../../api/generated.ts';

const ANNOUNCED = {
  Published: 'cms.article.done.publish',
  Scheduled: 'cms.article.done.schedule',
} as const;

/** What saving led to; `isAnnounced` where whoever saved put the article on the site, at once or from a moment on. */
export function savedMessage(
  { status, title }: Pick<ManagementNews, 'status' | 'title'>,
  isAnnounced: boolean,
  locale: Locale,
): NoticeMessage {
  if (!isAnnounced || status === 'Unpublished') return { id: 'sdk.notice.saved' };
  return { id: ANNOUNCED[status], values: { name: localized(title, locale) } };
}
