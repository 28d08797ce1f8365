import { Tabs as Base } from '@base-ui/react/tabs';
import { tokens } from '@dara/shared/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** After the label: a count, a mark of something missing. */
  badge?: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** Id of the open tab; without it the tabs keep their own, starting with the first. */
  value?: string;
  onChange?: (id: string) => void;
  /** Keeps every panel in the document, for forms and for search engines. */
  keepMounted?: boolean;
  className?: string;
}

/** Related panels, one in sight; the row scrolls sideways on phones. */
export function Tabs({ label, items, value, onChange, keepMounted, className }: TabsProps) {
  return (
    <Base.Root
      className={className}
      value={value}
      defaultValue={value === undefined ? items[0]?.id : undefined}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <Row aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} value={item.id} disabled={item.disabled}>
            {item.label}
            {item.badge}
          </Tab>
        ))}
      </Row>
      {items.map((item) => (
        <Panel key={item.id} value={item.id} keepMounted={keepMounted}>
          {item.content}
        </Panel>
      ))}
    </Base.Root>
  );
}

const Row = styled(Base.List)`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${tokens.line};
`;

const Tab = styled(Base.Tab)`
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
  &[data-active] {
    border-block-end-color: ${tokens.brand};
    color: ${tokens.ink};
    font-weight: 600;
  }
  &[data-disabled] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Panel = styled(Base.Panel)`
  padding-block: 24px;
  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: 4px;
    border-radius: ${tokens.radiusSmall};
  }
`;
