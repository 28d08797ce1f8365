import { FormattedMessage } from '@dara/sdk/i18n';
import { TextLink } from '@dara/kit/ui';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { Info, Star } from 'lucide-react';
import { styled } from 'styled-components';
import type { JobRecord } from '../../../api/generated.ts';
import { paths } from '../../../paths.ts';

/** Reason of a return or cancellation, or what the job waits for. */
export function StatusNote({ job }: { job: JobRecord }) {
  const isOwner = useSession().profile?.permission === 'Business';
  const { status, statusReason, businessStatus } = job;
  const waits = status === 'Draft' && businessStatus !== 'Approved';
  return (
    <>
      {statusReason && (
        <Note role="note">
          <Info size={20} aria-hidden />
          <span>
            <strong>
              <FormattedMessage id={`business.job.reason.${status}`} />
            </strong>
            {statusReason}
          </span>
        </Note>
      )}
      {job.briefId && <BriefNote job={job} isOwner={isOwner} />}
      {waits && (
        <Note role="note">
          <Info size={20} aria-hidden />
          <FormattedMessage id={`business.job.waits.${isOwner ? 'own' : 'staff'}`} />
        </Note>
      )}
      {isOwner && status === 'Review' && (
        <Note role="note">
          <Info size={20} aria-hidden />
          <FormattedMessage id="business.job.inReview" />
        </Note>
      )}
    </>
  );
}

/** Leads to the people whom the brief starred and, for staff, to the brief. */
function BriefNote({ job, isOwner }: { job: JobRecord; isOwner: boolean }) {
  return (
    <Note role="note">
      <Star size={20} aria-hidden />
      <span>
        <FormattedMessage id="business.brief.starredNote" values={{ count: job.starred }} />{' '}
        {job.starred > 0 && (
          <TextLink to={paths.jobStarred(job.id)}>
            <FormattedMessage id="business.brief.starredLink" />
          </TextLink>
        )}{' '}
        {job.briefId && !isOwner && (
          <TextLink to={paths.briefDetail(job.briefId)}>
            <FormattedMessage id="business.brief.toBrief" />
          </TextLink>
        )}
      </span>
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  gap: ${tokens.space3};
  margin-block: 0 ${tokens.space6};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  overflow-wrap: anywhere;
  white-space: pre-line;
  strong {
    margin-inline-end: ${tokens.space2};
  }
  svg {
    flex: none;
    margin-block-start: 3px;
    color: ${tokens.inkMuted};
  }
`;
