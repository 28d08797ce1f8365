import { useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';

export interface RecordActionBarProps {
  /** Display name of the record. */
  name: string;
  isBusy: boolean;
  /** Further actions. */
  items: readonly MenuItem[];
  /** Due actions as buttons. */
  children?: ReactNode;
}

/** Due actions of a record as buttons, others in a menu. */
export function RecordActionBar({ name, isBusy, items, children }: RecordActionBarProps) {
  const { formatMessage } = useIntl();
  return (
    <Row>
      {children}
      <MenuPlace>
        <Menu
          trigger={
            <IconButton
              variant="secondary"
              label={formatMessage({ id: 'kit.record.more' }, { name })}
              aria-busy={isBusy}
              icon={<EllipsisVertical size={20} aria-hidden />}
            />
          }
          items={[...items]}
        />
      </MenuPlace>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
  > button {
    flex: 1;
  }
  ${media.desktop} {
    flex-wrap: nowrap;
    > button {
      flex: none;
    }
  }
`;

// In the corner beside the name where there is no room for a row.
const MenuPlace = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  ${media.desktop} {
    position: static;
  }
`;
