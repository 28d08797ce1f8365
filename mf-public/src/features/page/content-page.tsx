import type { RoutePage } from '@dara/contract';
import { formatDate } from '@dara/kit/format';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { Link, useLocation } from '@dara/sdk/router';
import { ErrorState, Skeleton } from '@dara/kit/ui';
import {
  endpoints as publicApi,
  useContentPageDetailQuery,
  type ContentPage,
} from '../../api/generated.ts';
import { loadDetail } from '../../load-detail.ts';
import { PageColumn } from '../../parts/page-column.tsx';
import { paths } from '../../paths.ts';
import * as S from './content-page.styles.ts';
import { withSections, type PageSection } from '../../parts/text/sections.ts';

/** The page's name is its path: `/privacy`. */
const slugOf = (pathname: string) => pathname.split('/')[1] ?? '';

function ContentPageView() {
  const slug = slugOf(useLocation().pathname);
  const query = useContentPageDetailQuery({ slug });
  const { currentData, isError, error, isFetching, refetch } = query;
  return (
    <PageColumn>
      {currentData ? (
        <Text page={currentData} />
      ) : isError ? (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </PageColumn>
  );
}

function Text({ page }: { page: ContentPage }) {
  const locale = useLocale();
  const [th, en] = [withSections(page.body.th), withSections(page.body.en)];
  const { sections } = locale === 'en' && page.body.en !== '' ? en : th;
  return (
    <S.Article>
      <header>
        <S.Title lang={locale === 'en' && page.title.en === '' ? 'th' : undefined}>
          {localized(page.title, locale)}
        </S.Title>
        <S.Updated>
          <FormattedMessage
            id="public.page.updated"
            values={{
              date: (
                <time dateTime={page.updatedAt}>{formatDate(page.updatedAt, locale, 'long')}</time>
              ),
              version: page.version,
            }}
          />
        </S.Updated>
        {page.isSample && (
          <S.Sample role="note">
            <FormattedMessage id="public.page.sample" />
          </S.Sample>
        )}
      </header>
      <S.Columns>
        <Contents sections={sections} />
        <S.Body html={{ th: th.html, en: en.html }} />
      </S.Columns>
    </S.Article>
  );
}

function Contents({ sections }: { sections: readonly PageSection[] }) {
  if (sections.length < 2) return <div />;
  return (
    <S.Contents aria-labelledby="contents-title">
      <h2 id="contents-title">
        <FormattedMessage id="public.page.contents" />
      </h2>
      <S.Entries>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ hash: id }}>{title}</Link>
          </li>
        ))}
      </S.Entries>
    </S.Contents>
  );
}

function Loading() {
  return (
    <S.Article as="div" aria-busy="true">
      <Skeleton width="50%" height={48} />
      <S.Columns>
        <Skeleton shape="box" height={320} />
        <div>
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} width={index % 4 === 3 ? '60%' : '100%'} height={20} />
          ))}
        </div>
      </S.Columns>
    </S.Article>
  );
}

/** An editable page: privacy, terms, cookies. */
export const page: RoutePage = {
  Component: ContentPageView,
  loader: async ({ store, url }) => {
    const { contentPageDetail } = publicApi.endpoints;
    const query = contentPageDetail.initiate({ slug: slugOf(url.pathname) });
    const missing = { messageId: 'sdk.error.notFound', backTo: paths.home };
    return (await loadDetail<ContentPage>(store, query, missing)) ?? null;
  },
  head: ({ data, locale, url, formatMessage }) => {
    const found = data as ContentPage | null | undefined;
    if (!found) return { title: formatMessage('public.page.title') };
    return {
      title: localized(found.title, locale),
      description: localized(found.description, locale),
      canonical: `/${slugOf(url.pathname)}`,
      type: 'website',
    };
  },
};
