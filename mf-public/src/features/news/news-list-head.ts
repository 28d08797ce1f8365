import type { Head, HeadArgs } from '@dara/contract';
import { localized } from '@dara/sdk/i18n';
import { endpoints as publicApi } from '../../api/generated.ts';
import { listHead } from '../../list-head.ts';
import { newsListArgs, newsListSpec, type NewsKind } from './news-kind.ts';

export function newsListHead(args: HeadArgs, kind: NewsKind): Head {
  const { locale, formatMessage } = args;
  return listHead(args, {
    spec: newsListSpec,
    path: kind.listPath,
    title: formatMessage(kind.messages.title.id),
    description: formatMessage(kind.messages.description.id),
    listed: {
      select: (values) => publicApi.endpoints.newsList.select(newsListArgs(values, kind)),
      named: ({ id, title }) => ({ name: localized(title, locale), path: kind.itemPath(id) }),
    },
  });
}
