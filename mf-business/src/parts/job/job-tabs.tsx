import { Badge, useScrollTabIntoView } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { JobRecord } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

export type JobTab = 'detail' | 'application' | 'request';

const TABS: readonly { id: JobTab; pathOf: (id: string) => string }[] = [
  { id: 'detail', pathOf: paths.jobDetail },
  { id: 'application', pathOf: paths.jobApplications },
  { id: 'request', pathOf: paths.jobRequests },
];

/** Links to the parts of a job, each a page; scrolls horizontally on phones. */
export function JobTabs({ job, active }: { job: JobRecord; active: JobTab }) {
  const { formatMessage } = useIntl();
  const name = localized(job.title, useLocale());
  const row = useRef<HTMLElement>(null);
  useScrollTabIntoView(row, active);
  return (
    <Row ref={row} aria-label={formatMessage({ id: 'kit.record.tabs' }, { name })}>
      {TABS.map(({ id, pathOf }) => (
        <Tab key={id} to={pathOf(job.id)} aria-current={id === active ? 'page' : undefined}>
          <FormattedMessage id={`business.job.tab.${id}`} />
          {id === 'application' && job.applications > 0 && <Badge>{job.applications}</Badge>}
        </Tab>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  position: relative;
  display: flex;
  gap: ${tokens.space1};
  margin-block-end: ${tokens.space6};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${tokens.line};
`;

const Tab = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space2};
  min-height: 48px;
  padding: ${tokens.space2} ${tokens.space4};
  border-block-end: 2px solid transparent;
  color: ${tokens.inkMuted};
  text-decoration: none;
  white-space: nowrap;
  transition: color ${tokens.motionFast} ${tokens.easing};
  &:hover {
    color: ${tokens.ink};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -4px;
    border-radius: ${tokens.radiusSmall};
  }
  &[aria-current] {
    border-block-end-color: ${tokens.brand};
    color: ${tokens.ink};
    font-weight: 600;
  }
`;
