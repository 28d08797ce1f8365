import { businessName, jobTypeMessages } from '@dara/agency/labels';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { Badge, fingerArea } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { JobCard } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

/** The job's title, linked to its page if public. */
export function JobTitle({ job, linked }: { job: JobCard; linked: boolean }) {
  const locale = useLocale();
  const title = localized(job.title, locale);
  const facts = [businessName(job, locale), localized(job.province, locale)];
  return (
    <Root>
      <p>
        <FormattedMessage {...jobTypeMessages[job.jobType]} />
        {job.visibility === 'Internal' && (
          <Badge>
            <FormattedMessage id="talent.ownJob.internal" />
          </Badge>
        )}
      </p>
      <h2>{linked ? <Link to={paths.job(job.id)}>{title}</Link> : title}</h2>
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space2};
    margin: 0;
    color: ${tokens.brand};
    font-size: ${tokens.textSmall};
    font-weight: 600;
  }
  h2 {
    margin: 0;
    font-size: ${tokens.textLarge};
    font-weight: 600;
    text-wrap: pretty;
  }
  a {
    color: ${tokens.ink};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
    ${fingerArea(10)}
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
