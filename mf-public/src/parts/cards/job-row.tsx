import { clampLines } from '@dara/kit/ui';
import { businessName, jobTypeMessages, talentTypeMessages } from '@dara/agency/labels';
import { formatDate } from '@dara/kit/format';
import { usePay } from '@dara/agency/pay';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { JobCard } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { dotted, wholeCardLink } from './card.styles.ts';
import { SkeletonLine } from '../text/skeleton-line.tsx';
import { UnbrokenWords } from '../text/unbroken-words.tsx';

/** A job with key facts; the budget only if public. */
export function JobRow({ job, level = 3 }: { job: JobCard; level?: 2 | 3 }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const pay = usePay()(job.budgetFrom, job.budgetTo, job.budgetUnit);
  const who = businessName(job, locale);
  const where = localized(job.province, locale);
  const kinds = job.talentTypes.map((type) => formatMessage(talentTypeMessages[type])).join(', ');
  return (
    <Row>
      <Kind>{formatMessage(jobTypeMessages[job.jobType])}</Kind>
      <div>
        <Title as={`h${level}`}>
          <Link to={paths.job(job.id)}>
            <UnbrokenWords>{localized(job.title, locale)}</UnbrokenWords>
          </Link>
        </Title>
        <Meta>
          {[who, where, kinds].filter(Boolean).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Meta>
      </div>
      <Terms>
        {pay && <strong>{pay}</strong>}
        <span>
          <Deadline job={job} />
        </span>
      </Terms>
    </Row>
  );
}

function Deadline({ job }: { job: JobCard }) {
  const locale = useLocale();
  if (!job.isOpen) return <FormattedMessage id="public.job.closed" />;
  if (!job.applyUntil) return null;
  const date = formatDate(job.applyUntil, locale);
  return <FormattedMessage id="public.job.applyUntil" values={{ date }} />;
}

/** Skeleton of a row. */
export function JobRowSkeleton() {
  return (
    <Row as="div">
      <SkeletonLine size="small" width="96px" />
      <div>
        <SkeletonLine size="large" width="75%" />
        <SkeletonLine size="small" width="55%" />
      </div>
      <SkeletonTerms>
        <SkeletonLine width="160px" />
        <SkeletonLine size="small" width="120px" />
      </SkeletonTerms>
    </Row>
  );
}

const SkeletonTerms = styled.div`
  min-width: 160px;
`;

const Row = styled.article`
  ${wholeCardLink}
  display: grid;
  gap: ${tokens.space2} ${tokens.space6};
  padding: ${tokens.space4} ${tokens.space5};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  transition: border-color ${tokens.motionFast} ${tokens.easing};
  &:hover {
    border-color: ${tokens.lineStrong};
  }
  ${media.tablet} {
    grid-template-columns: 128px minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Title = styled.h3`
  font-size: ${tokens.textLarge};
  text-wrap: balance;
  ${clampLines(3)}
`;

const Kind = styled.p`
  color: ${tokens.brand};
  font-size: ${tokens.textSmall};
  font-weight: 600;
`;

const Meta = styled.p`
  ${dotted}
  max-height: 4lh;
  overflow: hidden;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Terms = styled.p`
  display: flex;
  flex-direction: column;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  strong {
    color: ${tokens.ink};
    font-size: ${tokens.textBody};
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    text-align: end;
  }
`;
