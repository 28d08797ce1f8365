import { FormattedMessage } from '@dara/shared/i18n';
import { SectionHeading, Button } from '@dara/shared/ui';
import { tokens } from '@dara/shared/theme';
import { RotateCcw, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';
import { DetailHeading } from './detail-heading.tsx';
import { TalentHistory } from './talent-history.tsx';
import { useRestore } from './use-restore.ts';

/** A deleted talent: who it was, what happened, and the way back. */
export function DeletedTalent({ talent }: { talent: TalentRecord }) {
  const { restore, isBusy } = useRestore(talent);
  return (
    <>
      <DetailHeading talent={talent} isDeleted />
      <Banner role="note">
        <Trash2 size={20} aria-hidden />
        <p>
          <FormattedMessage id="talent.manage.deletedText" />
        </p>
        <Button
          variant="primary"
          icon={<RotateCcw size={20} aria-hidden />}
          loading={isBusy}
          onClick={() => void restore()}
        >
          <FormattedMessage id="talent.manage.restore" />
        </Button>
      </Banner>
      <SectionHeading level={2}>
        <FormattedMessage id="talent.manage.tab.history" />
      </SectionHeading>
      <TalentHistory id={talent.id} />
    </>
  );
}

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space3} ${tokens.space4};
  max-width: 880px;
  margin-block-end: ${tokens.space8};
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-inline-start: 2px solid ${tokens.danger};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  p {
    flex: 1 1 240px;
    margin: 0;
  }
  > svg {
    flex: none;
    color: ${tokens.danger};
  }
`;
