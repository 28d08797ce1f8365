import { talentTypeMessages } from '@dara/agency/labels';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { TriangleAlert } from 'lucide-react';
import type { JobDetail, JobViewer } from '../../api/generated.ts';
import * as S from './how-to-apply.styles.ts';

interface TalentTypeMismatchProps {
  job: Pick<JobDetail, 'talentTypes'>;
  viewer: Pick<JobViewer, 'talentTypes' | 'request'>;
}

/** Whether a job requires types that the reader does not have. Who was invited was chosen with their types known. */
function isOtherKind({ job, viewer }: TalentTypeMismatchProps): boolean {
  const { talentTypes } = job;
  if (viewer.request) return false;
  return talentTypes.length > 0 && !talentTypes.some((type) => viewer.talentTypes.includes(type));
}

/** A warning before applying; the talent may apply anyway. */
export function TalentTypeMismatch({ job, viewer }: TalentTypeMismatchProps) {
  const { formatMessage, formatList } = useIntl();
  if (!isOtherKind({ job, viewer })) return null;
  const named = (types: JobDetail['talentTypes']) =>
    formatList(
      types.map((type) => formatMessage(talentTypeMessages[type])),
      { type: 'disjunction' },
    );
  return (
    <S.Warning role="note">
      <TriangleAlert size={20} aria-hidden />
      <FormattedMessage
        id="public.job.apply.otherKind"
        values={{ wanted: named(job.talentTypes), own: named(viewer.talentTypes) }}
      />
    </S.Warning>
  );
}
