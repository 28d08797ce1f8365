import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { Info } from 'lucide-react';
import { styled } from 'styled-components';
import type { JobRecord } from '../../../api/generated.ts';

/** Tells a business, before it saves, that its open job is looked at again. */
export function ReviewNote({ job }: { job: JobRecord }) {
  const isOwner = useSession().profile?.permission === 'Business';
  if (!isOwner || job.status !== 'Open') return null;
  return (
    <Note role="note">
      <Info size={20} aria-hidden />
      <FormattedMessage id="business.job.reviewNote" />
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  gap: ${tokens.space3};
  margin-block: 0 ${tokens.space6};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
  svg {
    flex: none;
    margin-block-start: 3px;
    color: ${tokens.warning};
  }
`;
