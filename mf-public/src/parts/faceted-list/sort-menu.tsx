import { FormattedMessage, type MessageDescriptor } from '@dara/sdk/i18n';
import { sortFrom, sortText, type ListLink } from '@dara/kit/resource';
import { Link } from '@dara/sdk/router';
import { breakpoints, tokens } from '@dara/sdk/theme';
import { hiddenStyle, type TableSort } from '@dara/kit/ui';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface SortMenuProps {
  value: TableSort;
  /** Labels of orders by `Column.asc`. */
  messages: Readonly<Record<string, MessageDescriptor>>;
  linkTo: (sort: TableSort) => ListLink;
}

/** Sort orders as links in a `<details>`, without scripts. */
export function SortMenu({ value, messages, linkTo }: SortMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useClosing(ref);
  const current = messages[sortText(value)];
  return (
    <Root ref={ref}>
      <summary>
        <span>
          <FormattedMessage
            id="public.browse.sortedBy"
            values={{
              label: (words) => <Label>{words}</Label>,
              order: current && <FormattedMessage {...current} />,
            }}
          />
        </span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <Orders role="list">
        {Object.entries(messages).map(([text, message]) => {
          const isChosen = text === sortText(value);
          return (
            <li key={text}>
              <Order {...linkTo(sortFrom(text))} aria-current={isChosen ? 'true' : undefined}>
                <FormattedMessage {...message} />
                {isChosen && <Check size={18} aria-hidden />}
              </Order>
            </li>
          );
        })}
      </Orders>
    </Root>
  );
}

/** It closes as menus do: on Escape, on a press outside, and when an order was chosen. */
function useClosing(ref: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const close = (leadsBack: boolean) => {
      const menu = ref.current;
      if (!menu?.open) return;
      menu.open = false;
      if (leadsBack) menu.querySelector('summary')?.focus();
    };
    const handleClick = ({ target }: MouseEvent) => {
      const isInside = target instanceof Element && ref.current?.contains(target);
      if (!isInside) close(false);
      else if (target.closest('a')) close(true);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(true);
    };
    document.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
    };
  }, [ref]);
}

/** Heard but not seen on phones, where the order alone fits beside the filters. */
const Label = styled.span`
  @media not all and (min-width: ${breakpoints.tablet}px) {
    ${hiddenStyle}
  }
`;

const Root = styled.details`
  position: relative;
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space2};
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid ${tokens.lineStrong};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperRaised};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  summary svg {
    flex: none;
    color: ${tokens.inkMuted};
  }
  summary:hover,
  &[open] summary {
    border-color: ${tokens.ink};
  }
`;

const Orders = styled.ul`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + 4px);
  inset-inline: 0;
  padding: 4px;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  box-shadow: ${tokens.shadowMedium};
`;

const Order = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  padding: 6px 12px;
  border-radius: ${tokens.radiusSmall};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${tokens.paperSunken};
  }
  &[aria-current] {
    font-weight: 600;
  }
  svg {
    color: ${tokens.brand};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }
`;
