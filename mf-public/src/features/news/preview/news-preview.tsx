import { ErrorState, Skeleton, StateMessage } from '@dara/kit/ui';
import { formatDate } from '@dara/kit/format';
import { isApiError } from '@dara/sdk/api';
import { useLocale } from '@dara/sdk/i18n';
import { EyeOff, Link2Off } from 'lucide-react';
import { useNewsPreviewQuery, type NewsPreview } from '../../../api/generated.ts';
import { PageColumn } from '../../../parts/page-column.tsx';
import { Article } from '../article.tsx';
import { useLiveTexts } from './live-texts.ts';
import { TEXTS } from './preview-texts.ts';
import * as S from './news-preview.styles.ts';

/** Wrong, expired or withdrawn: the api does not tell which, so that links cannot be guessed. */
const GONE = [404, 410];

/** An article that is not public yet, for a user who has its link. */
export function NewsPreviewView({ token }: { token: string }) {
  const locale = useLocale();
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
          title={TEXTS.goneTitle[locale]}
          level={1}
        >
          {TEXTS.goneText[locale]}
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
  const until = formatDate(preview.expiresAt, locale, 'long');
  return (
    <>
      <S.Ribbon role="note">
        <EyeOff size={20} aria-hidden />
        <S.Words>
          <strong>{TEXTS.ribbon[locale]}</strong>
          <span>{live ? TEXTS.live[locale] : TEXTS.until[locale].replace('{date}', until)}</span>
          {!live && preview.isDraft && <span>{TEXTS.draft[locale]}</span>}
        </S.Words>
      </S.Ribbon>
      <Article article={{ ...preview, ...live }} />
    </>
  );
}
