import { NEWS_STATUSES } from '@dara/model';
import type { ListFilter } from '@dara/kit/resource';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNewsTagChoices } from '../use-news-tags.ts';
import { articleMessages } from '../news.messages.ts';

/** Filters of a list of articles. Without a single tag there is nothing to filter by. */
export function useNewsFilters(): ListFilter[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const tags = useNewsTagChoices();
  return [
    {
      name: 'status',
      label: formatMessage(articleMessages.status),
      options: NEWS_STATUSES.map((value) => ({
        value,
        label: formatMessage({ id: `kit.ui.status.${value}` }),
      })),
    },
    ...(tags.length === 0
      ? []
      : [
          {
            name: 'tags',
            label: formatMessage(articleMessages.tags),
            multiple: true,
            options: tags.map((tag) => ({ value: tag.id, label: localized(tag, locale) })),
          },
        ]),
    {
      name: 'missingTranslation',
      label: formatMessage(articleMessages.english),
      options: [
        { value: 'true', label: formatMessage(articleMessages.englishMissing) },
        { value: 'false', label: formatMessage(articleMessages.englishThere) },
      ],
    },
    {
      name: 'deleted',
      label: formatMessage(articleMessages.deleted),
      options: [{ value: 'true', label: formatMessage(articleMessages.deletedOnly) }],
    },
  ];
}
