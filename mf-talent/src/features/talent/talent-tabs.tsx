import { talentTypeMessages } from '@dara/agency/labels';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { RecordTabs, useRecordTab, type RecordTab } from '@dara/kit/record';
import { useSession } from '@dara/sdk/session';
import { media } from '@dara/sdk/theme';
import { Badge, Button } from '@dara/kit/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TalentRecord, WorkRecord } from '../../api/generated.ts';
import { ReelPart } from '../../parts/reel/reel-part.tsx';
import { RecordForm } from '../../parts/record/record-form.tsx';
import { useTalentName } from '../../parts/talent-names.ts';
import { AddWorkDialog } from '../../parts/work/add-work-dialog.tsx';
import { WorkTab } from '../../parts/work/work-tab.tsx';
import { DetailCards } from './detail-cards.tsx';
import { CARDS_TAB, HISTORY_TAB, PERSONAL_TAB, tabsOf } from './talent-detail.model.ts';
import { TalentHistory } from './talent-history.tsx';

interface TalentTabsProps {
  talent: TalentRecord;
  /** Whether a type of work is being added. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

/** Everything about a talent, a tab for each part; the open one is in the URL. */
export function TalentTabs({ talent, isAdding, onAdding }: TalentTabsProps) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const { name } = useTalentName(talent);
  const ids = tabsOf(talent, profile?.permission === 'Admin');
  const { show } = useRecordTab(ids);
  const tabs: RecordTab[] = ids.map((id) => ({
    id,
    label: <TabName id={id} />,
    badge: id === CARDS_TAB ? <Badge>{talent.compositeCards.length}</Badge> : undefined,
    content: () => <TabContent id={id} talent={talent} onLeave={show} />,
  }));
  return (
    <Frame>
      <Add icon={<Plus size={16} aria-hidden />} size="small" onClick={() => onAdding(true)}>
        <FormattedMessage id="talent.manage.addWork" />
      </Add>
      <RecordTabs label={formatMessage({ id: 'kit.record.tabs' }, { name })} tabs={tabs} />
      <AddWorkDialog
        talentId={talent.id}
        taken={talent.works.map(({ talentType }) => talentType)}
        open={isAdding}
        onClose={() => onAdding(false)}
        onAdded={({ talentType }) => show(talentType)}
      />
    </Frame>
  );
}

function TabName({ id }: { id: string }) {
  return id in talentTypeMessages ? (
    <FormattedMessage {...talentTypeMessages[id as WorkRecord['talentType']]} />
  ) : (
    <FormattedMessage id={id === HISTORY_TAB ? 'kit.record.history' : `talent.manage.tab.${id}`} />
  );
}

interface TabContentProps {
  id: string;
  talent: TalentRecord;
  /** Shows another tab. */
  onLeave: (tab: string) => void;
}

const nothing = () => undefined;

function TabContent({ id, talent, onLeave }: TabContentProps): ReactNode {
  if (id === PERSONAL_TAB) {
    return (
      <>
        <RecordForm record={talent} mode="staff" onSaved={nothing} />
        <Beside>
          <ReelPart talent={talent} />
        </Beside>
      </>
    );
  }
  if (id === CARDS_TAB) return <DetailCards talent={talent} />;
  if (id === HISTORY_TAB) return <TalentHistory id={talent.id} />;
  const work = talent.works.find(({ talentType }) => talentType === id);
  if (!work) return null;
  return (
    <WorkTab
      key={work.id}
      talentId={talent.id}
      work={work}
      mode="staff"
      onChanged={(changed) => {
        if (changed === null) onLeave(PERSONAL_TAB);
      }}
    />
  );
}

const Beside = styled.div`
  margin-block-start: 24px;
`;

const Frame = styled.div`
  position: relative;
  ${media.desktop} {
    [role='tablist'] {
      padding-inline-end: 220px;
    }
  }
`;

const Add = styled(Button)`
  display: none;
  ${media.desktop} {
    display: inline-flex;
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 0;
    z-index: 1;
  }
`;
