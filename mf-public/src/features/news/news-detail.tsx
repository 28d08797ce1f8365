import type { PageStore, RoutePage } from '@dara/contract';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { Breadcrumb, ErrorState, MoreLink, Skeleton } from '@dara/kit/ui';
import {
  endpoints as publicApi,
  useNewsDetailQuery,
  useNewsListQuery,
  type NewsDetail,
} from '../../api/generated.ts';
import { loadDetail } from '../../load-detail.ts';
import { loadQueries } from '../../load-queries.ts';
import { PageColumn } from '../../parts/page-column.tsx';
import { ShareButtons } from '../../parts/share/share-buttons.tsx';
import { Article } from './article.tsx';
import * as S from './news-detail.styles.ts';
import { NewsPreviewView } from './preview/news-preview.tsx';
import { TEXTS } from './preview/preview-texts.ts';
import { NewsGrid } from './news-grid.tsx';
import { newsHead } from './news-head.ts';
import { RELATED, newsKinds, relatedArgs, type NewsKind } from './news-kind.ts';

function NewsDetailView({ kind }: { kind: NewsKind }) {
  const { id = '' } = useParams();
  const locale = useLocale();
  const { currentData, isError, error, isFetching, refetch } = useNewsDetailQuery({
    id,
    type: kind.type,
  });
  return (
    <PageColumn>
      <Breadcrumb
        items={[
          { label: <FormattedMessage {...kind.messages.title} />, to: kind.listPath },
          { label: currentData ? localized(currentData.title, locale) : '…' },
        ]}
      />
      {currentData ? (
        <>
          <Article
            article={currentData}
            footer={
              <ShareButtons
                path={kind.itemPath(currentData.id)}
                facebookPath={`/api/news/sharefacebook/${currentData.id}?lang=${locale}`}
              />
            }
          />
          <Related article={currentData} kind={kind} />
        </>
      ) : isError ? (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <S.Article as="div" aria-busy="true">
          <Skeleton width="80%" height={44} />
          <Skeleton shape="box" ratio="2 / 1" />
          <Skeleton height={160} />
        </S.Article>
      )}
    </PageColumn>
  );
}

/** Further articles of the same kind; hidden on failure. */
function Related({ article, kind }: { article: NewsDetail; kind: NewsKind }) {
  const { data } = useNewsListQuery(relatedArgs(article));
  const others = (data?.items ?? []).filter(({ id }) => id !== article.id).slice(0, RELATED);
  if (others.length === 0) return null;
  return (
    <S.Related aria-labelledby="related-title">
      <header>
        <h2 id="related-title">
          <FormattedMessage {...kind.messages.related} />
        </h2>
        <MoreLink to={kind.listPath}>
          <FormattedMessage id="public.more" />
        </MoreLink>
      </header>
      <NewsGrid kind={kind} items={others} level={3} />
    </S.Related>
  );
}

/** The id of an article of the other kind: redirect to its own URL. */
async function addressOfOtherKind(store: PageStore, id: string): Promise<string | null> {
  const started = store.dispatch(publicApi.endpoints.newsDetail.initiate({ id }));
  const { data } = (await started) as { data?: NewsDetail };
  started.unsubscribe();
  return data ? newsKinds[data.type].itemPath(data.id) : null;
}

/** Page of an article, also used by its preview, so that both share one script. */
export function createNewsDetailPage(kind: NewsKind): RoutePage {
  return {
    Component: () => {
      const { token } = useParams();
      return token === undefined ? (
        <NewsDetailView kind={kind} />
      ) : (
        <NewsPreviewView token={token} />
      );
    },
    loader: async ({ store, params, signal }) => {
      // A preview is loaded by the browser only.
      if (params.token !== undefined) return null;
      const { newsDetail, newsList } = publicApi.endpoints;
      const query = newsDetail.initiate({ id: params.id ?? '', type: kind.type });
      const article = await loadDetail<NewsDetail>(store, query, {
        messageId: 'agency.error.NEWS_NOT_EXIST',
        backTo: kind.listPath,
        elsewhere: () => addressOfOtherKind(store, params.id ?? ''),
      });
      if (article) await loadQueries(store, [newsList.initiate(relatedArgs(article))], signal);
      return article ?? null;
    },
    head: (args) =>
      args.params.token === undefined
        ? newsHead(args, kind)
        : { title: TEXTS.title[args.locale], noIndex: true },
  };
}
