import { talentTypeMessages } from '@dara/agency/labels';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNavigate, useSearchParams } from '@dara/sdk/router';
import { media } from '@dara/sdk/theme';
import { Button, Tabs, type TabItem } from '@dara/kit/ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';
import { AddWorkDialog } from '../../parts/work/add-work-dialog.tsx';
import { WorkTab } from '../../parts/work/work-tab.tsx';
import { paths } from '../../paths.ts';
import type { Goal } from './completeness.model.ts';
import { PersonalTab, type Editing } from './personal-tab.tsx';
import { ProfileCompleteness } from './profile-completeness.tsx';
import { CONSENTS_ID } from './profile-consents.tsx';

const PERSONAL = 'personal';

interface ProfileTabsProps {
  talent: TalentRecord;
  editing: Editing;
  onEdit: (editing: Editing) => void;
}

/** Tabs for the person and each type of work; the open one is in the URL. */
export function ProfileTabs({ talent, editing, onEdit }: ProfileTabsProps) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const ids = [PERSONAL, ...talent.works.map(({ talentType }) => talentType)];
  const open = ids.find((id) => id === params.get('tab')) ?? PERSONAL;
  // Input in a tab is kept while another one is open.
  const [visited, setVisited] = useState<readonly string[]>([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  const [isAdding, setIsAdding] = useState(false);
  /** Waits for its tab: hidden elements cannot be focused. */
  const leadRef = useRef<() => void>(undefined);
  const show = (tab: string) => {
    const search = tab === PERSONAL ? '' : `?tab=${tab}`;
    void navigate({ search }, { preventScrollReset: true });
  };
  const go = (goal: Goal) => {
    if (goal.kind === 'cards') return void navigate(paths.ownCards);
    const [work] = talent.works;
    if (goal.kind === 'work') return work ? show(work.talentType) : setIsAdding(true);
    const lead = goal.kind === 'field' ? () => onEdit({ focus: goal.name }) : showConsents;
    if (open === PERSONAL) return lead();
    leadRef.current = lead;
    show(PERSONAL);
  };
  useEffect(() => {
    if (open !== PERSONAL) return;
    leadRef.current?.();
    leadRef.current = undefined;
  }, [open]);
  const items: TabItem[] = [
    {
      id: PERSONAL,
      label: <FormattedMessage id="talent.profile.tab.personal" />,
      content: <PersonalTab talent={talent} editing={editing} onEdit={onEdit} />,
    },
    ...talent.works.map((work) => ({
      id: work.talentType,
      label: <FormattedMessage {...talentTypeMessages[work.talentType]} />,
      content: visited.includes(work.talentType) && (
        <WorkTab
          key={work.id}
          talentId={talent.id}
          work={work}
          mode="own"
          onChanged={(changed) => changed === null && show(PERSONAL)}
        />
      ),
    })),
  ];
  return (
    <>
      {!editing && <ProfileCompleteness talent={talent} onGo={go} />}
      <Frame>
        <Add icon={<Plus size={16} aria-hidden />} size="small" onClick={() => setIsAdding(true)}>
          <FormattedMessage id="talent.profile.addWork" />
        </Add>
        <Tabs
          keepMounted
          label={formatMessage({ id: 'talent.profile.tabs' })}
          items={items}
          value={open}
          onChange={show}
        />
      </Frame>
      <AddWorkDialog
        talentId={talent.id}
        taken={talent.works.map(({ talentType }) => talentType)}
        open={isAdding}
        onClose={() => setIsAdding(false)}
        onAdded={({ talentType }) => show(talentType)}
      />
    </>
  );
}

function showConsents(): void {
  const consents = document.getElementById(CONSENTS_ID);
  consents?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
  consents?.focus({ preventScroll: true });
}

const Frame = styled.div`
  position: relative;
  ${media.desktop} {
    [role='tablist'] {
      padding-inline-end: 220px;
    }
  }
`;

const Add = styled(Button)`
  margin-block-end: 8px;
  ${media.desktop} {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 0;
    z-index: 1;
    margin: 0;
  }
`;
