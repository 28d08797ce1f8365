import { FormattedMessage, FormattedNumber, useIntl } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { breakpoints, tokens } from '@dara/sdk/theme';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { focusRing, coarsePointer } from '../base/mixins.ts';
import { pageCount, pageLinks } from './pagination-model.ts';

export interface PaginationProps {
  page: number;
  size: number;
  total: number;
  /** URL of a page, so that pages can be opened, shared and crawled. */
  hrefOf: (page: number) => string;
  /** Called on a plain click in place of following the link. */
  onPage?: (page: number) => void;
  /** Accessible name, for screens with several lists. */
  label?: string;
  className?: string;
}

/** Pagination links; on phones previous, next and "2 / 9". Nothing for one page. */
export function Pagination(props: PaginationProps) {
  const { size, total, hrefOf, onPage, label, className } = props;
  const intl = useIntl();
  const pages = pageCount(total, size);
  const page = Math.min(Math.max(1, props.page), pages);
  if (pages <= 1) return null;
  const follow = (target: number) => (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (!onPage || !isPlain) return;
    event.preventDefault();
    onPage(target);
  };
  const neighbour = (target: number, id: string, icon: ReactNode) => {
    const name = intl.formatMessage({ id });
    if (target < 1 || target > pages) {
      return (
        <Off role="link" aria-disabled="true" aria-label={name}>
          {icon}
        </Off>
      );
    }
    return (
      <Page to={hrefOf(target)} aria-label={name} onClick={follow(target)}>
        {icon}
      </Page>
    );
  };
  return (
    <Nav
      className={className}
      aria-label={label ?? intl.formatMessage({ id: 'kit.ui.pagination' })}
    >
      {neighbour(page - 1, 'kit.ui.previousPage', <ChevronLeft size={20} aria-hidden />)}
      <Numbers role="list">
        {pageLinks(page, pages).map((target, index) => (
          <li key={target ?? `gap-${index}`}>
            {target === null ? (
              <Gap aria-hidden>…</Gap>
            ) : (
              <Page
                to={hrefOf(target)}
                aria-current={target === page ? 'page' : undefined}
                aria-label={intl.formatMessage({ id: 'kit.ui.page' }, { page: target })}
                onClick={follow(target)}
              >
                <FormattedNumber value={target} />
              </Page>
            )}
          </li>
        ))}
      </Numbers>
      <Short>
        <FormattedMessage id="kit.ui.pageOf" values={{ page, pages }} />
      </Short>
      {neighbour(page + 1, 'kit.ui.nextPage', <ChevronRight size={20} aria-hidden />)}
    </Nav>
  );
}

const phone = `@media (max-width: ${breakpoints.tablet - 1}px)`;

const Nav = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
`;

const Numbers = styled.ul`
  display: flex;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${phone} {
    display: none;
  }
`;

const Short = styled.span`
  display: none;
  min-width: 96px;
  text-align: center;
  ${phone} {
    display: block;
  }
`;

const cell = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 40px;
  min-height: 40px;
  padding-inline: 8px;
  border-radius: ${tokens.radiusMedium};
  ${coarsePointer} {
    min-width: 44px;
    min-height: 44px;
  }
`;

const Page = styled(Link)`
  ${cell}
  color: ${tokens.ink};
  text-decoration: none;
  &:hover {
    background: ${tokens.paperSunken};
  }
  &[aria-current] {
    background: ${tokens.brandFill};
    color: ${tokens.onBrandFill};
    font-weight: 600;
  }
  ${focusRing}
`;

const Off = styled.span`
  ${cell}
  color: ${tokens.inkMuted};
  opacity: 0.45;
`;

const Gap = styled.span`
  ${cell}
  color: ${tokens.inkMuted};
`;
