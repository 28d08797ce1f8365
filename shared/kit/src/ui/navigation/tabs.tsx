import { tokens } from '@dara/sdk/theme';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** After the label: a count, or a badge. */
  badge?: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** Id of the open tab; uncontrolled without it, starting with the first. */
  value?: string;
  onChange?: (id: string) => void;
  /** Keeps all panels in the document, for forms and search engines. */
  keepMounted?: boolean;
  className?: string;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Visible part of the next tab, which hints at scrolling. */
const PEEK_PX = 40;

/** On a phone the row may be longer than the window: it begins at its start, and moves no further than it must. */
function bringIntoView(row: HTMLElement, tab: HTMLElement): void {
  const start = tab.offsetLeft - PEEK_PX;
  const end = tab.offsetLeft + tab.offsetWidth + PEEK_PX - row.clientWidth;
  if (row.scrollLeft > start) row.scrollLeft = Math.max(0, start);
  else if (row.scrollLeft < end) row.scrollLeft = end;
}

/** Scrolls the open tab into view, with part of its neighbours. */
export function useScrollTabIntoView(
  row: RefObject<HTMLElement | null>,
  open: string | undefined,
): void {
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true], [aria-current]');
    if (row.current && tab) bringIntoView(row.current, tab);
  }, [row, open]);
}

/**
 * Tabs with one visible panel; the tab list scrolls horizontally on phones. Roving tabindex: arrows move, Enter or
 * Space opens. Own implementation, because public pages need tabs at first render, and the library's would be a tenth
 * of their script.
 */
export function Tabs({ label, items, value, onChange, keepMounted, className }: TabsProps) {
  const prefix = useId();
  const row = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(items[0]?.id);
  const wanted = value ?? own;
  const open = items.some(({ id }) => id === wanted) ? wanted : items[0]?.id;

  useScrollTabIntoView(row, open);

  const handleOpen = (id: string) => {
    if (id === open) return;
    setOwn(id);
    onChange?.(id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const tabs = [
      ...(row.current?.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)') ?? []),
    ];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    tabs[step(at, tabs.length - 1)]?.focus();
  };
  return (
    <div className={className}>
      <Row ref={row} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={handleKeyDown}>
        {items.map(({ id, label: text, badge, disabled }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            aria-selected={id === open}
            aria-controls={id === open || keepMounted ? `${prefix}-panel-${id}` : undefined}
            tabIndex={id === open ? 0 : -1}
            disabled={disabled}
            onClick={() => handleOpen(id)}
          >
            {text}
            {badge}
          </Tab>
        ))}
      </Row>
      {items.map(
        ({ id, content }) =>
          (id === open || keepMounted) && (
            <Panel
              key={id}
              role="tabpanel"
              id={`${prefix}-panel-${id}`}
              aria-labelledby={`${prefix}-tab-${id}`}
              tabIndex={0}
              hidden={id !== open}
            >
              {content}
            </Panel>
          ),
      )}
    </div>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${tokens.line};
`;

const Tab = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 8px 16px;
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: ${tokens.inkMuted};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${tokens.motionFast} ${tokens.easing};
  &:hover {
    color: ${tokens.ink};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -4px;
    border-radius: ${tokens.radiusSmall};
  }
  &[aria-selected='true'] {
    border-block-end-color: ${tokens.brand};
    color: ${tokens.ink};
    font-weight: 600;
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Panel = styled.div`
  padding-block: 24px;
  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: 4px;
    border-radius: ${tokens.radiusSmall};
  }
`;
