import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import type { ListLink } from '@dara/kit/resource';
import { Button, ButtonLink, Sheet } from '@dara/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FilterSheetProps {
  onClose: () => void;
  clear: ListLink;
  /** How many filters are in force. */
  active: number;
  /** How many records they leave. */
  total: number;
  children: ReactNode;
}

/** The filters on a phone, in a sheet over the list. */
export function FilterSheet({ onClose, clear, active, total, children }: FilterSheetProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet
      open
      title={formatMessage({ id: 'kit.resource.filters' })}
      onClose={onClose}
      actions={
        <>
          <ButtonLink {...clear} aria-disabled={active === 0}>
            <FormattedMessage id="public.browse.clear" />
          </ButtonLink>
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="kit.resource.showResults" values={{ total }} />
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
