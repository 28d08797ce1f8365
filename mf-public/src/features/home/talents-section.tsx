import type { TalentType } from '@dara/shared/domain';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { media, tokens } from '@dara/shared/theme';
import { EmptyState, ErrorState, MoreLink, Tabs } from '@dara/shared/ui';
import { styled } from 'styled-components';
import { useTalentListQuery } from '../../api/generated.ts';
import { HomeSection, sectionState } from './home-section.tsx';
import { paths } from '../../paths.ts';
import { homeMessages } from './home.messages.ts';
import { talentGroupArgs, talentGroups } from './home.queries.ts';
import { talentGroupMessages } from '../../parts/talent-group.messages.ts';
import { PortraitCard, PortraitCardSkeleton } from '../../parts/portrait-card.tsx';

const READY = { isError: false, isLoading: false, isEmpty: false, retry: () => undefined };

/** The agency's people in eight groups; a group that fails leaves the others alone. */
export function TalentsSection() {
  const { formatMessage } = useIntl();
  return (
    <HomeSection
      id="talents"
      title={homeMessages.talentsTitle}
      lead={homeMessages.talentsLead}
      action={
        <MoreLink to={paths.talents}>
          <FormattedMessage {...homeMessages.more} />
        </MoreLink>
      }
      state={READY}
      skeleton={null}
      empty={{ title: homeMessages.talentsEmpty, detail: homeMessages.emptyDetail }}
    >
      <Tabs
        label={formatMessage(homeMessages.talentsTitle)}
        items={talentGroups.map((group) => ({
          id: group,
          label: <FormattedMessage {...talentGroupMessages[group]} />,
          content: <TalentGroup group={group} />,
        }))}
      />
    </HomeSection>
  );
}

function TalentGroup({ group }: { group: TalentType }) {
  const query = useTalentListQuery(talentGroupArgs(group));
  const state = sectionState(query);
  if (state.isError) return <ErrorState error={state.error} onRetry={state.retry} compact />;
  if (state.isLoading) return <GridSkeleton />;
  if (state.isEmpty) {
    return (
      <EmptyState title={<FormattedMessage {...homeMessages.talentsEmpty} />}>
        <FormattedMessage {...homeMessages.emptyDetail} />
      </EmptyState>
    );
  }
  return (
    <Grid role="list">
      {(query.data?.items ?? []).map((talent) => (
        <li key={talent.id}>
          <PortraitCard talent={talent} />
        </li>
      ))}
    </Grid>
  );
}

function GridSkeleton() {
  return (
    <Grid as="div" aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <PortraitCardSkeleton key={index} />
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space6} ${tokens.space4};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${tokens.space8} ${tokens.space6};
  }
`;
