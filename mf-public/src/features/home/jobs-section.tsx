import { breakpoints, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { useJobListQuery } from '../../api/generated.ts';
import { JobRow, JobRowSkeleton } from '../../parts/cards/job-row.tsx';
import { paths } from '../../paths.ts';
import { HomeSection, sectionState } from './home-section.tsx';
import { homeMessages } from './home.messages.ts';
import { jobArgs } from './home.queries.ts';

/** Eight current castings. */
export function JobsSection() {
  const query = useJobListQuery(jobArgs);
  return (
    <HomeSection
      id="jobs"
      title={homeMessages.jobsTitle}
      lead={homeMessages.jobsLead}
      more={paths.jobs}
      state={sectionState(query)}
      empty={homeMessages.jobsEmpty}
      skeleton={
        <List as="div">
          {Array.from({ length: 8 }, (_, index) => (
            <JobRowSkeleton key={index} />
          ))}
        </List>
      }
    >
      <List role="list">
        {(query.data?.items ?? []).map((job) => (
          <li key={job.id}>
            <JobRow job={job} />
          </li>
        ))}
      </List>
    </HomeSection>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space3};
  /* On a phone the first few, and the way to the rest above them. */
  @media not all and (min-width: ${breakpoints.tablet}px) {
    > :nth-child(n + 4) {
      display: none;
    }
  }
`;
