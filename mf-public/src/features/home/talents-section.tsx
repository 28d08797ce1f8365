import type { TalentType } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { ErrorState, Tabs } from '@dara/kit/ui';
import { useTalentListQuery } from '../../api/generated.ts';
import { HomeSection, SectionEmpty, sectionState } from './home-section.tsx';
import { paths } from '../../paths.ts';
import { homeMessages } from './home.messages.ts';
import { talentGroupArgs, talentGroups } from './home.queries.ts';
import { talentGroupMessages } from '../../parts/talent-group.messages.ts';
import { PortraitGrid, PortraitGridSkeleton } from '../../parts/cards/portrait-grid.tsx';

/** Talents per group on a phone; the rest is behind "view more". */
const FIRST_ON_PHONES = 4;
const READY = { isError: false, isLoading: false, isEmpty: false, retry: () => undefined };

/** The agency's people in eight groups; a group that fails leaves the others alone. */
export function TalentsSection() {
  const { formatMessage } = useIntl();
  return (
    <HomeSection
      id="talents"
      title={homeMessages.talentsTitle}
      lead={homeMessages.talentsLead}
      more={paths.talents}
      state={READY}
      skeleton={null}
      empty={homeMessages.talentsEmpty}
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
  if (state.isLoading) return <PortraitGridSkeleton count={8} onPhones={FIRST_ON_PHONES} />;
  if (state.isEmpty) return <SectionEmpty title={homeMessages.talentsEmpty} />;
  return <PortraitGrid talents={query.data?.items ?? []} onPhones={FIRST_ON_PHONES} />;
}
