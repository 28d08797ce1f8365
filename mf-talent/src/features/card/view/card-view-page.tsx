import { isApiError } from '@dara/sdk/api';
import { CardPrint } from '@dara/agency/card';
import type { RoutePage } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useParams, useSearchParams } from '@dara/sdk/router';
import { useSession, type Profile } from '@dara/sdk/session';
import { Button, ButtonLink, ErrorState, Menu, NoPermission } from '@dara/kit/ui';
import { ArrowLeft, ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import {
  useManagementCompositeCardDetailQuery,
  type CompositeCard,
} from '../../../api/generated.ts';
import { cardNames } from '../../../parts/talent-names.ts';
import { BackLink } from '../access/back-link.tsx';
import { isStaff, mayEdit } from '../access/card-access.ts';
import { cardPaths } from '../access/card-paths.ts';
import { CardSheet } from './card-sheet.tsx';
import { CardSheetPending } from './card-sheet-pending.tsx';
import { CardUnavailable } from '../editor/editor-page.tsx';
import { useFileItems } from '../files/file-items.tsx';
import { useCardFiles } from '../files/use-card-files.ts';

/** A card to look at; with `?jobId` as it was sent with that job's application. */
function CardViewPage() {
  const { talentId = '', compositeCardId: cardId = '' } = useParams();
  const [params] = useSearchParams();
  const jobId = params.get('jobId') ?? undefined;
  const { profile } = useSession();
  const query = useManagementCompositeCardDetailQuery(
    { id: talentId, cardId, jobId },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData: card, isError, error, isFetching, refetch } = query;
  if (card) return <View card={card} jobId={jobId} />;
  if (!isError) return <CardSheetPending />;
  if (isApiError(error) && error.status === 403) return <NoPermission />;
  if (isApiError(error) && error.status === 404) {
    return <CardUnavailable code={error.code} backTo={withoutCard(profile, jobId)} />;
  }
  return (
    <ErrorState level={1} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  );
}

function View({ card, jobId }: { card: CompositeCard; jobId: string | undefined }) {
  const format = useFormat();
  const { profile } = useSession();
  const files = useCardFiles();
  const [isPrinting, setIsPrinting] = useState(false);
  const items = useFileItems({
    onFile: (file) => void files.save(card, { ...file, jobId }),
    onPrint: () => setIsPrinting(true),
  });
  const back = backOf(card, profile);
  return (
    <>
      {back && (
        <BackLink to={back}>
          <ArrowLeft size={18} aria-hidden />
          <FormattedMessage id="talent.card.backToCards" />
        </BackLink>
      )}
      <CardSheet
        card={card}
        note={
          card.frozenAt && (
            <p>
              <FormattedMessage
                id="talent.card.frozen"
                values={{ date: format.dateTime(card.frozenAt) }}
              />
            </p>
          )
        }
      >
        <Menu
          items={items}
          trigger={
            <Button
              loading={files.isBusy}
              icon={<Download size={18} aria-hidden />}
              iconEnd={<ChevronDown size={16} aria-hidden />}
            >
              <FormattedMessage id="talent.card.file" />
            </Button>
          }
        />
        {!card.frozenAt && mayEdit(profile, card.talentId) && (
          <ButtonLink
            variant="primary"
            to={cardPaths.card(card.talentId, card.id, isStaff(profile))}
          >
            <FormattedMessage id="talent.card.edit" />
          </ButtonLink>
        )}
        {isPrinting && <CardPrint card={card} onDone={() => setIsPrinting(false)} />}
      </CardSheet>
    </>
  );
}

/** Where a reader goes on if the card does not exist or was not sent to the job. */
function withoutCard(profile: Profile | undefined, jobId: string | undefined): string {
  const mayReadJob = isStaff(profile) || profile?.permission === 'Business';
  if (jobId !== undefined && mayReadJob) return cardPaths.applicants(jobId);
  return isStaff(profile) ? cardPaths.all : '/';
}

/** The list that the reader came from: all cards for staff, for a talent the own ones. */
function backOf({ talentId }: CompositeCard, profile: Profile | undefined) {
  if (isStaff(profile)) return cardPaths.all;
  return mayEdit(profile, talentId) ? cardPaths.cards(talentId, false) : null;
}

export const page: RoutePage = {
  Component: CardViewPage,
  head: ({ formatMessage }) => ({ title: formatMessage('talent.card.title'), noIndex: true }),
  names: cardNames,
};
