import { isApiError } from '@dara/sdk/api';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useNavigate, useSearchParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { media, tokens } from '@dara/sdk/theme';
import { ErrorState, NoPermission, Skeleton, VisuallyHidden, lazyComponent } from '@dara/kit/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  useManagementCompositeCardDetailQuery,
  useManagementCompositeCardOptionsQuery,
  type CardOptions,
  type CompositeCard,
} from '../../../api/generated.ts';
import { BackLink } from '../access/back-link.tsx';
import { isStaff } from '../access/card-access.ts';
import { emptyDraft } from '../draft/card-draft.ts';
import { NEW_CARD, cardPaths } from '../access/card-paths.ts';

const LazyEditor = lazyComponent(() =>
  import(/* webpackChunkName: "card-editor" */ './card-editor.tsx').then(
    (module) => module.CardEditor,
  ),
);

interface Opened {
  cardId: string;
  options: CardOptions;
  card: CompositeCard | null;
}

/** The initial data of the editor: later responses do not disturb the work. */
function useOpened(talentId: string, cardId: string) {
  const isNew = cardId === NEW_CARD;
  const fresh = { refetchOnMountOrArgChange: true };
  const options = useManagementCompositeCardOptionsQuery({ id: talentId }, fresh);
  const detail = useManagementCompositeCardDetailQuery(
    { id: talentId, cardId },
    { ...fresh, skip: isNew },
  );
  const [opened, setOpened] = useState<Opened>();
  const card = isNew ? null : detail.isFetching ? undefined : detail.currentData;
  const found = options.isFetching ? undefined : options.currentData;
  if (found && card !== undefined && opened?.cardId !== cardId) {
    setOpened({ cardId, options: found, card });
  }
  return {
    opened: opened?.cardId === cardId ? opened : undefined,
    failed: options.isError ? options : detail.isError ? detail : null,
  };
}

/** The editor with what it needs, for one card or one that is started. */
export function EditorPage({ talentId, cardId }: { talentId: string; cardId: string }) {
  const { profile } = useSession();
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // A card that was just made stays in the editor that made it, under its new address.
  const [made, setMade] = useState<{ from: string; id: string }>();
  const { opened, failed } = useOpened(talentId, made?.id === cardId ? made.from : cardId);
  const staff = isStaff(profile);
  const jobId = params.get('job');
  const cards = cardPaths.cards(talentId, staff);
  if (opened) {
    const { options, card } = opened;
    const name = formatMessage({ id: 'talent.card.newName' }, { number: options.cards + 1 });
    return (
      <LazyEditor
        key={opened.cardId}
        pending={<EditorPending />}
        talentId={talentId}
        options={options}
        card={card}
        begin={emptyDraft(options, locale, name)}
        back={<Back jobId={jobId} cards={cards} />}
        onCreated={({ id }) => {
          setMade({ from: opened.cardId, id });
          const search = jobId ? `?job=${encodeURIComponent(jobId)}` : '';
          void navigate(cardPaths.card(talentId, id, staff) + search, {
            replace: true,
            preventScrollReset: true,
          });
        }}
      />
    );
  }
  if (!failed) return <EditorPending />;
  const { error, isFetching, refetch } = failed;
  if (isApiError(error) && error.status === 403) return <NoPermission />;
  if (isApiError(error) && error.status === 404)
    return <CardUnavailable code={error.code} backTo={cards} />;
  return (
    <ErrorState level={1} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  );
}

/** Shows that the card or talent does not exist, and navigates back. */
export function CardUnavailable({ code, backTo }: { code: string; backTo: string }) {
  const notice = useNotice();
  const navigate = useNavigate();
  const isTalent = code === 'TALENT_NOT_EXIST';
  const hasNotified = useRef(false);
  useEffect(() => {
    if (hasNotified.current) return;
    hasNotified.current = true;
    const id = `agency.error.${isTalent ? 'TALENT_NOT_EXIST' : 'CARD_NOT_EXIST'}`;
    notice({ kind: 'error', message: { id } });
    void navigate(isTalent ? '/' : backTo, { replace: true });
  }, [notice, navigate, isTalent, backTo]);
  return null;
}

function Back({ jobId, cards }: { jobId: string | null; cards: string }) {
  return (
    <BackLink to={jobId ? cardPaths.job(jobId) : cards}>
      <ArrowLeft size={18} aria-hidden />
      <FormattedMessage id={jobId ? 'talent.card.backToJob' : 'talent.card.backToCards'} />
    </BackLink>
  );
}

export function EditorPending() {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy>
      <VisuallyHidden as="h1">
        <FormattedMessage id="talent.card.title" />
      </VisuallyHidden>
      <VisuallyHidden role="status">{formatMessage({ id: 'kit.ui.loading' })}</VisuallyHidden>
      <PendingHead>
        <Skeleton width={160} />
        <Skeleton width={260} height={36} />
      </PendingHead>
      <PendingColumns>
        <Skeleton shape="box" ratio="148 / 210" />
        <Skeleton shape="box" ratio="148 / 210" />
        <Skeleton shape="box" height={420} />
      </PendingColumns>
    </div>
  );
}

const PendingHead = styled.div`
  display: grid;
  gap: ${tokens.space2};
  margin-block-end: ${tokens.space5};
`;

const PendingColumns = styled.div`
  display: grid;
  gap: ${tokens.space5};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) 340px;
  }
`;
