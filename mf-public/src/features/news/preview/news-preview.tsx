import type { RoutePage } from '@dara/contract';
import { ErrorState, Skeleton, StateMessage } from '@dara/kit/ui';
import { formatDate } from '@dara/kit/format';
import { isApiError } from '@dara/sdk/api';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { EyeOff, Link2Off } from 'lucide-react';
import { useNewsPreviewQuery, type NewsPreview } from '../../../api/generated.ts';
import { PageColumn } from '../../../parts/page-column.tsx';
import { Article } from '../article.tsx';
import { useLiveTexts } from './live-texts.ts';
import * as S from './news-preview.styles.ts';

/** Wrong, over or withdrawn: the api says no more, so that nobody can try links. */
const GONE = [404, 410];

function NewsPreviewView() {
  const { token = '' } = useParams();
  const query = useNewsPreviewQuery({ token });
  const { currentData, isError, error, isFetching, refetch } = query;
  const isGone = isApiError(error) && GONE.includes(Number(error.status));
  return (
    <PageColumn>
      {currentData ? (
        <Preview preview={currentData} />
      ) : isGone ? (
        <StateMessage
          icon={<Link2Off size={40} strokeWidth={1.5} aria-hidden />}
          title={<FormattedMessage id="public.news.preview.gone.title" />}
          level={1}
        >
          <FormattedMessage id="public.news.preview.gone.text" />
        </StateMessage>
      ) : isError ? (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <S.Pending aria-busy="true">
          <Skeleton width="80%" height={44} />
          <Skeleton shape="box" ratio="2 / 1" />
          <Skeleton height={160} />
        </S.Pending>
      )}
    </PageColumn>
  );
}

function Preview({ preview }: { preview: NewsPreview }) {
  const locale = useLocale();
  const live = useLiveTexts();
  return (
    <>
      <S.Ribbon role="note">
        <EyeOff size={20} aria-hidden />
        <S.Words>
          <strong>
            <FormattedMessage id="public.news.preview.ribbon" />
          </strong>
          {live ? (
            <FormattedMessage id="public.news.preview.live" tagName="span" />
          ) : (
            <FormattedMessage
              id="public.news.preview.text"
              tagName="span"
              values={{ date: formatDate(preview.expiresAt, locale, 'long') }}
            />
          )}
          {!live && preview.isDraft && (
            <FormattedMessage id="public.news.preview.draft" tagName="span" />
          )}
        </S.Words>
      </S.Ribbon>
      <Article article={{ ...preview, ...live }} />
    </>
  );
}

/** The page of an article that is not public yet, for whoever has its link. */
export const page: RoutePage = {
  Component: NewsPreviewView,
  head: ({ formatMessage }) => ({
    title: formatMessage('public.news.preview.title'),
    noIndex: true,
  }),
};
