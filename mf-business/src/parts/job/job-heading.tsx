import { businessName, jobTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { RecordHeading } from '@dara/kit/record';
import { MissingTranslation } from '@dara/kit/resource';
import { Badge, StatusBadge } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import type { ReactNode } from 'react';
import type { JobRecord } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

interface JobHeadingProps {
  job: JobRecord;
  isDeleted?: boolean;
  children?: ReactNode;
}

/** Why visitors do not see a job; undefined when they do. */
function hiddenBecause({ status, visibility, businessStatus }: JobRecord) {
  if (visibility === 'Internal') return 'internal';
  if (status === 'Draft' || status === 'Review') return 'notYet';
  if (status !== 'Open' && status !== 'Closed') return 'over';
  return businessStatus === 'Approved' ? undefined : 'business';
}

/** Which job it is and whose, its status, until when it is open and how many places are taken. */
export function JobHeading({ job, isDeleted = false, children }: JobHeadingProps) {
  const locale = useLocale();
  const format = useFormat();
  const { openings, hired } = job;
  const hidden = hiddenBecause(job);
  return (
    <RecordHeading
      name={localized(job.title, locale)}
      notes={
        <>
          <span>{businessName(job, locale)}</span>
          <span>
            <FormattedMessage {...jobTypeMessages[job.jobType]} />
          </span>
          {job.applyUntil && (
            <span>
              <FormattedMessage
                id="business.job.heading.deadline"
                values={{ date: format.date(job.applyUntil) }}
              />
            </span>
          )}
          <span>
            <FormattedMessage id="business.job.heading.hired" values={{ hired, openings }} />
          </span>
        </>
      }
      marks={
        <>
          <StatusBadge status={job.status} />
          {job.visibility === 'Internal' && (
            <Badge>
              <FormattedMessage id="business.job.internal" />
            </Badge>
          )}
          {job.missingTranslation && <MissingTranslation />}
        </>
      }
      isDeleted={isDeleted}
      updatedAt={job.updatedAt}
      site={{
        to: paths.jobPublic(job.id),
        hidden: hidden && <FormattedMessage id={`business.job.hidden.${hidden}`} />,
      }}
    >
      {children}
    </RecordHeading>
  );
}
