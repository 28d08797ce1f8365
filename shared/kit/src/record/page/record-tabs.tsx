import { useNavigate, useSearchParams } from '@dara/sdk/router';
import { useState, type ReactNode } from 'react';
import { Tabs, type TabItem } from '../../ui/navigation/tabs.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';

/** The tab that the address asks for, the first when there is none such, and how to show another. */
export function useRecordTab(ids: readonly string[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = params.get('tab') ?? '';
  const open = ids.includes(wanted) ? wanted : (ids[0] ?? '');
  const show = (id: string) => {
    const search = id === ids[0] ? '' : `?tab=${id}`;
    void navigate({ search }, { preventScrollReset: true });
  };
  return { open, show };
}

export interface RecordTab extends Pick<TabItem, 'id' | 'label' | 'badge'> {
  /** Mounted when the tab is first opened, and kept mounted. */
  content: () => ReactNode;
}

export interface RecordTabsProps {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly RecordTab[];
}

/** The tabs of a record; the open one is in the URL. */
export function RecordTabs({ label, tabs }: RecordTabsProps) {
  const { open, show } = useRecordTab(tabs.map(({ id }) => id));
  // What was entered in a tab stays there while another one is looked at.
  const [visited, setVisited] = useState<readonly string[]>([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  const items = tabs.map(({ content, ...tab }) => ({
    ...tab,
    content: visited.includes(tab.id) ? (
      <>
        <VisuallyHidden as="h2">{tab.label}</VisuallyHidden>
        {content()}
      </>
    ) : null,
  }));
  return <Tabs keepMounted label={label} items={items} value={open} onChange={show} />;
}
