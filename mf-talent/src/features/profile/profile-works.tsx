import { talentTypeMessages } from '@dara/shared/domain';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { tokens } from '@dara/shared/theme';
import { Tabs } from '@dara/shared/ui';
import { styled } from 'styled-components';
import type { WorkRecord } from '../../api/generated.ts';
import { NothingYet, ProfileSection } from './profile-section.tsx';
import { BudgetList, ExperienceList } from './work-lists.tsx';
import { PerformanceList } from './work-performance.tsx';

/** Rates, experience and social results, one tab per kind of work. */
export function WorksPart({ works }: { works: readonly WorkRecord[] }) {
  const { formatMessage } = useIntl();
  return (
    <ProfileSection title={<FormattedMessage id="talent.profile.works" />}>
      {works.length === 0 ? (
        <NothingYet>
          <FormattedMessage id="talent.profile.worksEmpty" />
        </NothingYet>
      ) : (
        <Tabs
          label={formatMessage({ id: 'talent.profile.works' })}
          items={works.map((work) => ({
            id: work.id,
            label: <FormattedMessage {...talentTypeMessages[work.talentType]} />,
            content: <Work work={work} />,
          }))}
        />
      )}
    </ProfileSection>
  );
}

function Work({ work }: { work: WorkRecord }) {
  return (
    <Parts>
      <div>
        <h3>
          <FormattedMessage id="talent.profile.budgets" />
        </h3>
        <BudgetList budgets={work.budgets} />
      </div>
      <div>
        <h3>
          <FormattedMessage id="talent.profile.experiences" />
        </h3>
        <ExperienceList experiences={work.experiences} />
      </div>
      {work.socialMediaPerformance.length > 0 && (
        <div>
          <h3>
            <FormattedMessage id="talent.profile.performance" />
          </h3>
          <PerformanceList entries={work.socialMediaPerformance} />
        </div>
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${tokens.space8};
  > div {
    min-width: 0;
  }
  h3 {
    margin: 0 0 ${tokens.space3};
    font-size: ${tokens.textBody};
    font-weight: 600;
  }
`;
