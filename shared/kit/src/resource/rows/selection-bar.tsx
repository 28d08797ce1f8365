import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { breakpoints, tokens, zIndex } from '@dara/sdk/theme';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/buttons/icon-button.tsx';

export interface SelectionBarProps {
  count: number;
  /** Number of selected rows on other pages. */
  elsewhere?: number;
  onClear: () => void;
  /** Bulk actions. */
  children: ReactNode;
}

/** Bar at the bottom of the window: the number of selected rows, and their actions. */
export function SelectionBar({ count, elsewhere = 0, onClear, children }: SelectionBarProps) {
  const intl = useIntl();
  if (count === 0) return null;
  return (
    <Bar role="region" aria-label={intl.formatMessage({ id: 'kit.resource.selection' })}>
      <Words role="status">
        <strong>
          <FormattedMessage id="kit.resource.selected" values={{ count }} />
        </strong>
        {elsewhere > 0 && (
          <span>
            <FormattedMessage id="kit.resource.selectedElsewhere" values={{ count: elsewhere }} />
          </span>
        )}
      </Words>
      <Actions>{children}</Actions>
      <IconButton
        label={intl.formatMessage({ id: 'kit.resource.clearSelection' })}
        icon={<X size={20} aria-hidden />}
        onClick={onClear}
      />
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 16px;
  z-index: ${zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block-start: 16px;
  padding: 8px 8px 8px 20px;
  border: 1px solid ${tokens.lineStrong};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  box-shadow: ${tokens.shadowLarge};
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 12px;
  font-variant-numeric: tabular-nums;
  span {
    color: ${tokens.inkMuted};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media (max-width: ${breakpoints.tablet - 1}px) {
    order: 1;
    flex-basis: 100%;
    padding-inline-end: 12px;
    & > * {
      flex: 1 1 auto;
      padding-inline: 8px;
      white-space: nowrap;
    }
  }
`;
