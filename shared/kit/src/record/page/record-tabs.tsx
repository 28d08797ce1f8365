import { useNavigate, useSearchParams } from '@dara/sdk/router';
import { useState, type ReactNode } from 'react';
import { Tabs, type TabItem } from '../../ui/navigation/tabs.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';

/** The tab in the URL, else the first one, and a function to select another. */
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
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly RecordTab[];
}

/** The tabs of a record; the open one is in the URL. */
export function RecordTabs({ label, tabs }: RecordTabsProps) {
  const { open, show } = useRecordTab(tabs.map(({ id }) => id));
  // Input in a tab is kept while another one is open.
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
