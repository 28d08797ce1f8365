import { useIntl } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { clampLines, focusRing, forFingers } from '../base/mixins.ts';

export interface BreadcrumbItem {
  label: ReactNode;
  /** Without it the step is named only; the last one is the page itself. */
  to?: string;
}

/** Where the page stands; the last item is the page. */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'kit.ui.breadcrumb' })}>
      <List>
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <Item key={index}>
              {item.to !== undefined && !isLast ? (
                <Step to={item.to}>{item.label}</Step>
              ) : (
                <Current aria-current={isLast ? 'page' : undefined}>{item.label}</Current>
              )}
              {!isLast && <ChevronRight size={16} aria-hidden />}
            </Item>
          );
        })}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  min-width: 0;
  max-width: 100%;
  /* A phone's bar holds the page and the step before it; the menu beside it leads to the rest. */
  &:nth-last-child(n + 3) {
    display: none;
    ${media.tablet} {
      display: inline-flex;
    }
  }
`;

const Step = styled(Link)`
  padding-block: 2px;
  border-radius: ${tokens.radiusSmall};
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${tokens.ink};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  ${focusRing}
  ${forFingers} {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const Current = styled.span`
  ${clampLines(2)}
  min-width: 0;
  &[aria-current] {
    color: ${tokens.ink};
  }
`;
