import type { MenuCount } from '@dara/contract';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { VisuallyHidden } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useMenuCountQuery } from './menu-count-api.ts';

/** How much waits behind a menu entry; nothing when that is nothing, or not known. */
export function RailCount({ count }: { count: MenuCount }) {
  const { formatNumber } = useIntl();
  const { data: total = 0, isError } = useMenuCountQuery(count);
  if (isError || total <= 0) return null;
  return (
    <Pill>
      <span aria-hidden>{formatNumber(total)}</span>
      <VisuallyHidden>
        <FormattedMessage id="shell.rail.count" values={{ count: total }} />
      </VisuallyHidden>
    </Pill>
  );
}

const Pill = styled.span`
  position: relative;
  flex: none;
  min-width: 24px;
  padding-inline: 8px;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.brandFill};
  color: ${tokens.onBrandFill};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 24px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
