import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { Button, Sheet } from '@dara/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FilterSheetProps {
  onClose: () => void;
  onClear: () => void;
  /** How many filters are in force. */
  active: number;
  /** How many records they leave. */
  total: number;
  children: ReactNode;
}

/** The filters on a phone, in a sheet over the list. */
export function FilterSheet({ onClose, onClear, active, total, children }: FilterSheetProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet
      open
      title={formatMessage({ id: 'shared.resource.filters' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClear} disabled={active === 0}>
            <FormattedMessage id="public.browse.clear" />
          </Button>
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="shared.resource.showResults" values={{ total }} />
          </Button>
        </>
      }
    >
      <Fields>{children}</Fields>
    </Sheet>
  );
}

const Fields = styled.div`
  display: grid;
  gap: 28px;
`;
