import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { Info } from 'lucide-react';
import { styled } from 'styled-components';
import type { JobRecord } from '../../../api/generated.ts';

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
