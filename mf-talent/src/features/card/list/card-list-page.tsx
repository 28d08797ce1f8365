import type { RoutePage } from '@dara/contract';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { media, tokens } from '@dara/sdk/theme';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  NoPermission,
  SectionHeading,
  Skeleton,
  VisuallyHidden,
} from '@dara/kit/ui';
import { ArrowLeft, IdCard, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import {
  useManagementCompositeCardListQuery,
  useManagementCompositeCardOptionsQuery,
  type CompositeCard,
} from '../../../api/generated.ts';
import { paths } from '../../../paths.ts';
import { cardNames } from '../../../parts/talent-names.ts';
import { BackLink } from '../access/back-link.tsx';
import { isStaff, mayEdit } from '../access/card-access.ts';
import { CardItem } from './card-item.tsx';
import { NEW_CARD, cardPaths } from '../access/card-paths.ts';
import { CardUnavailable } from '../editor/editor-page.tsx';

/** Maximum number of cards per talent. */
const ALL_CARDS = 20;

/** The composite cards of one talent. */
function CardListPage() {
  const params = useParams();
  const { profile } = useSession();
  const talentId = params.id ?? profile?.talentId ?? '';
  const staff = isStaff(profile);
  // The owner is unknown until the profile is loaded.
  if (!profile) return <ListPending />;
  if (!talentId) return <CardUnavailable code="TALENT_NOT_EXIST" backTo={paths.home} />;
  if (!mayEdit(profile, talentId)) return <NoPermission />;
  return <Cards talentId={talentId} staff={staff} />;
}

/** The count is shown once known. */
function leadOf(count: number | undefined, isStaffsTalent: boolean) {
  if (count === undefined) return 'leadUncounted';
  return isStaffsTalent ? 'leadStaff' : 'lead';
}

function Cards({ talentId, staff }: { talentId: string; staff: boolean }) {
  const fresh = { refetchOnMountOrArgChange: true };
  const list = useManagementCompositeCardListQuery({ talentId, size: ALL_CARDS }, fresh);
  const options = useManagementCompositeCardOptionsQuery({ id: talentId }, fresh);
  const { currentData: cards, isError, error, isFetching, refetch } = list;
  const known = options.currentData;
  const isFull = (cards?.total ?? 0) >= (known?.cardsMax ?? ALL_CARDS);
  const talentName = localized(cards?.items[0]?.talentName, useLocale());
  const to = cardPaths.card(talentId, NEW_CARD, staff);
  const label = <FormattedMessage id="talent.card.new" />;
  const plus = <Plus size={20} aria-hidden />;
  return (
    <>
      <Back to={staff ? paths.talentDetail(talentId) : paths.profile}>
        <ArrowLeft size={18} aria-hidden />
        <FormattedMessage id={staff ? 'talent.card.backToTalent' : 'talent.card.backToProfile'} />
      </Back>
      <SectionHeading
        level={1}
        lead={
          <FormattedMessage
            id={`talent.card.list.${leadOf(cards?.total, staff && talentName !== '')}`}
            values={{ name: talentName, limit: known?.cardsMax ?? ALL_CARDS, count: cards?.total }}
          />
        }
        action={
          cards &&
          cards.total > 0 &&
          (isFull ? (
            <Button icon={plus} disabled>
              {label}
            </Button>
          ) : (
            <ButtonLink variant="primary" icon={plus} to={to}>
              {label}
            </ButtonLink>
          ))
        }
      >
        <FormattedMessage id="talent.card.title" />
      </SectionHeading>
      {isFull && cards && (
        <Full role="status">
          <FormattedMessage
            id="talent.card.full"
            values={{ limit: known?.cardsMax ?? ALL_CARDS }}
          />
        </Full>
      )}
      {isError ? (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !cards ? (
        <GridPending />
      ) : cards.items.length === 0 ? (
        <EmptyState
          icon={<IdCard size={24} aria-hidden />}
          title={<FormattedMessage id="talent.card.none" />}
          action={
            <ButtonLink variant="primary" icon={plus} to={to}>
              <FormattedMessage id="talent.card.first" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="talent.card.noneText" />
        </EmptyState>
      ) : (
        <CardGrid
          cards={cards.items}
          staff={staff}
          isFull={isFull}
          hiddenBecause={known?.isMinor ? 'minor' : known && !known.isPublic ? 'notPublic' : null}
        />
      )}
    </>
  );
}

interface CardGridProps {
  cards: readonly CompositeCard[];
  staff: boolean;
  isFull: boolean;
  hiddenBecause: 'minor' | 'notPublic' | null;
}

function CardGrid({ cards, staff, ...rest }: CardGridProps) {
  return (
    <Grid role="list">
      {cards.map((card) => (
        <li key={card.id}>
          <CardItem card={card} to={cardPaths.card(card.talentId, card.id, staff)} {...rest} />
        </li>
      ))}
    </Grid>
  );
}

function ListPending() {
  return (
    <>
      <SectionHeading level={1}>
        <FormattedMessage id="talent.card.title" />
      </SectionHeading>
      <GridPending />
    </>
  );
}

function GridPending() {
  const { formatMessage } = useIntl();
  return (
    <>
      <VisuallyHidden role="status">{formatMessage({ id: 'kit.ui.loading' })}</VisuallyHidden>
      <Grid as="div" aria-busy>
        {Array.from({ length: 4 }, (_, index) => (
          <PendingItem key={index}>
            <Skeleton shape="box" ratio="148 / 210" />
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </PendingItem>
        ))}
      </Grid>
    </>
  );
}

export const page: RoutePage = {
  Component: CardListPage,
  head: ({ formatMessage }) => ({ title: formatMessage('talent.card.title'), noIndex: true }),
  names: cardNames,
};

const Back = styled(BackLink)`
  margin-block-end: ${tokens.space2};
`;

const Full = styled.p`
  margin-block-end: ${tokens.space5};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 216px), 1fr));
  gap: ${tokens.space8} ${tokens.space6};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    > * {
      max-width: 320px;
    }
  }
`;

const PendingItem = styled.div`
  display: grid;
  gap: ${tokens.space2};
`;
