import { FormattedMessage } from '@dara/sdk/i18n';
import { DeletedBanner } from '@dara/kit/record';
import { SectionHeading } from '@dara/kit/ui';
import type { TalentRecord } from '../../api/generated.ts';
import { DetailHeading } from './detail-heading.tsx';
import { useTalentRestore } from './restore-talent.tsx';
import { TalentHistory } from './talent-history.tsx';

/** A deleted talent: who it was, what happened, and the way back. */
export function DeletedTalent({ talent }: { talent: TalentRecord }) {
  const restore = useTalentRestore(talent);
  return (
    <>
      <DetailHeading talent={talent} isDeleted />
      <DeletedBanner {...restore}>
        <FormattedMessage id="talent.manage.deletedText" />
      </DeletedBanner>
      <SectionHeading level={2}>
        <FormattedMessage id="kit.record.history" />
      </SectionHeading>
      <TalentHistory id={talent.id} />
    </>
  );
}
