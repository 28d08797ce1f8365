import { useFormat } from '@dara/kit/format';
import { FormattedMessage } from '@dara/sdk/i18n';
import { RecordSection } from '@dara/kit/record';
import { tokens } from '@dara/sdk/theme';
import { Button, lazyComponent } from '@dara/kit/ui';
import { FileText, UserX } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAccountErasureListQuery } from '../../api/generated.ts';
import type { AccountDataDialogProps } from './account-data-dialog.tsx';
import type { ErasureDialogProps } from './erasure-dialog.tsx';

const DataDialog = lazyComponent<AccountDataDialogProps>(() =>
  import(/* webpackChunkName: "account-data" */ './account-data-dialog.tsx').then(
    (module) => module.AccountDataDialog,
  ),
);
const ErasureDialog = lazyComponent<ErasureDialogProps>(() =>
  import(/* webpackChunkName: "account-data" */ './erasure-dialog.tsx').then(
    (module) => module.ErasureDialog,
  ),
);

/** The data kept about the person: to see, to take along, to have erased. */
export function DataPart() {
  const format = useFormat();
  const requests = useAccountErasureListQuery().data?.items ?? [];
  const [open, setOpen] = useState<'data' | 'erasure'>();
  const [latest] = requests;
  const close = () => setOpen(undefined);
  return (
    <RecordSection title={<FormattedMessage id="talent.data.title" />}>
      <Words>
        <p>
          <FormattedMessage id="talent.data.text" />
        </p>
        {latest && (
          <p role="note">
            <FormattedMessage
              id={`talent.erasure.state.${latest.status}`}
              values={{ date: format.date(latest.requestedAt) }}
            />
          </p>
        )}
        <Actions>
          <Button
            size="small"
            icon={<FileText size={18} aria-hidden />}
            onClick={() => setOpen('data')}
          >
            <FormattedMessage id="talent.data.see" />
          </Button>
          {latest?.status !== 'Open' && (
            <Button
              size="small"
              variant="ghost"
              icon={<UserX size={18} aria-hidden />}
              onClick={() => setOpen('erasure')}
            >
              <FormattedMessage id="talent.erasure.ask" />
            </Button>
          )}
        </Actions>
      </Words>
      {open === 'data' && <DataDialog onClose={close} onFailed={close} />}
      {open === 'erasure' && <ErasureDialog onClose={close} onFailed={close} />}
    </RecordSection>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${tokens.space3};
  p {
    margin: 0;
    color: ${tokens.inkMuted};
  }
  [role='note'] {
    padding: ${tokens.space2} ${tokens.space3};
    border-radius: ${tokens.radiusSmall};
    background: ${tokens.infoSoft};
    color: ${tokens.ink};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
`;
