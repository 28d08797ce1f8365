import type { NamesArgs, RoutePage } from '@dara/contract';
import { RecordPage, isMissing } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { FormattedMessage, localized } from '@dara/sdk/i18n';
import { Navigate, useParams } from '@dara/sdk/router';
import { endpoints as cmsApi, useManagementNewsDetailQuery } from '../../../api/generated.ts';
import { NEWS_KINDS, type NewsKind } from '../news-kind.ts';
import { DeletedNews, NewsView } from './news-view.tsx';

function NewsDetail({ kind }: { kind: NewsKind }) {
  const { id = '' } = useParams();
  const query = useManagementNewsDetailQuery({ id });
  const deleted = useManagementNewsDetailQuery({ id, deleted: true }, { skip: !isMissing(query) });
  return (
    <RecordPage
      title={<FormattedMessage {...kind.messages.edit} />}
      query={query}
      deleted={deleted}
      missing={{ message: { id: 'agency.error.NEWS_NOT_EXIST' }, path: kind.list }}
      renderDeleted={(article) => <DeletedNews article={article} />}
    >
      {(article) =>
        article.type === kind.type ? (
          <NewsView key={id} article={article} />
        ) : (
          <Navigate to={NEWS_KINDS[article.type].detail(id)} replace />
        )
      }
    </RecordPage>
  );
}

/** Title of the article in the URL, if loaded. */
function nameOf({ store, params, locale }: NamesArgs): string | undefined {
  const select = cmsApi.endpoints.managementNewsDetail.select({ id: params.id ?? '' });
  const { data } = select(store.getState() as Parameters<typeof select>[0]);
  return data && localized(data.title, locale);
}

/** Route of one article of a kind. */
const detailPageOf = (kind: NewsKind): RoutePage => ({
  Component: () => <NewsDetail kind={kind} />,
  loader: async ({ store, params }) => {
    startQueries(store, [cmsApi.endpoints.managementNewsDetail.initiate({ id: params.id ?? '' })]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage(kind.messages.edit.id), noIndex: true }),
  names: (args) => ({ id: nameOf(args) }),
});

export const newsDetailPage = detailPageOf(NEWS_KINDS.General);
export const talkDetailPage = detailPageOf(NEWS_KINDS.TalkOfTheTown);
