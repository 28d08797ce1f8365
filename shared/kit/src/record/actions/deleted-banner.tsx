import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';
import { useRestore, type RestoreOptions } from './use-restore.ts';

interface DeletedBannerProps extends RestoreOptions {
  /** States that the record is deleted, and until when it can be restored. */
  children: ReactNode;
}

/** Banner of a deleted record, with a restore button. */
export function DeletedBanner({ children, ...options }: DeletedBannerProps) {
  const { restore, isBusy } = useRestore(options);
  return (
    <Banner role="note">
      <Trash2 size={20} aria-hidden />
      <p>{children}</p>
      <Button
        variant="primary"
        icon={<RotateCcw size={20} aria-hidden />}
        loading={isBusy}
        onClick={() => void restore()}
      >
        <FormattedMessage id="kit.record.restore" />
      </Button>
    </Banner>
  );
}

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space3} ${tokens.space4};
  max-width: 880px;
  margin-block-end: ${tokens.space8};
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-inline-start: 2px solid ${tokens.danger};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  p {
    flex: 1 1 240px;
    margin: 0;
  }
  > svg {
    flex: none;
    color: ${tokens.danger};
  }
`;
