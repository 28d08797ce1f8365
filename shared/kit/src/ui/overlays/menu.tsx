import { Menu as Base } from '@base-ui/react/menu';
import { Link } from '@dara/sdk/router';
import { tokens, zIndex } from '@dara/sdk/theme';
import { Check } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { popupBox, popupItem } from '../base/mixins.ts';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Internal link; otherwise `onSelect` is called. */
  to?: string;
  onSelect?: () => void;
  /** Marks the entry that is in force. */
  checked?: boolean;
  /** The menu stays open after this entry, which has `checked`. */
  keepOpen?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** Why it cannot be chosen, while that lasts; said below its label. */
  reason?: ReactNode;
  /** Renders a rule above the entry. */
  separated?: boolean;
}

export interface MenuProps {
  /** The button that opens it; it brings its own name. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Above the entries: the signed-in user. */
  header?: ReactNode;
}

/** A button with a menu of links and actions. */
export function Menu({ trigger, items, align = 'end', header }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner sideOffset={4} align={align}>
          <Popup>
            {header && <Header>{header}</Header>}
            {items.map((item) => (
              <Fragment key={item.id}>
                {item.separated && <Rule />}
                <Entry item={item} />
              </Fragment>
            ))}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon}
      <span>
        {item.label}
        {item.disabled && item.reason && <Reason>{item.reason}</Reason>}
      </span>
      {item.checked && <Mark size={16} aria-hidden />}
    </>
  );
  if (item.to !== undefined) {
    return (
      <LinkItem $danger={item.danger} closeOnClick render={<Link to={item.to} />}>
        {content}
      </LinkItem>
    );
  }
  if (item.checked !== undefined) {
    return (
      <CheckItem
        $danger={item.danger}
        checked={item.checked}
        disabled={item.disabled}
        closeOnClick={!item.keepOpen}
        onCheckedChange={() => item.onSelect?.()}
      >
        {content}
      </CheckItem>
    );
  }
  return (
    <Item $danger={item.danger} disabled={item.disabled} onClick={item.onSelect}>
      {content}
    </Item>
  );
}

const entryStyle = css<{ $danger?: boolean }>`
  ${popupItem}
  color: ${(p) => (p.$danger ? tokens.danger : 'inherit')};
  cursor: pointer;
`;

const Item = styled(Base.Item)<{ $danger?: boolean }>`
  ${entryStyle}
`;

const CheckItem = styled(Base.CheckboxItem)<{ $danger?: boolean }>`
  ${entryStyle}
`;

const LinkItem = styled(Base.LinkItem)<{ $danger?: boolean }>`
  ${entryStyle}
`;

const Reason = styled.small`
  display: block;
  color: ${tokens.inkMuted};
  font-size: 0.8125rem;
`;

const Mark = styled(Check)`
  margin-inline-start: auto;
  color: ${tokens.brand};
`;

const Positioner = styled(Base.Positioner)`
  z-index: ${zIndex.popover};
`;

const Popup = styled(Base.Popup)`
  ${popupBox}
  min-width: max(200px, var(--anchor-width));
  max-width: min(320px, var(--available-width));
  max-height: var(--available-height);
  overflow-y: auto;
`;

const Header = styled.div`
  padding: 8px 12px;
  margin-block-end: 4px;
  border-block-end: 1px solid ${tokens.line};
`;

const Rule = styled(Base.Separator)`
  height: 1px;
  margin: 4px 0;
  background: ${tokens.line};
`;
