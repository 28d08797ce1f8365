import { useFormat } from '@dara/kit/format';
import type { PrivacyStatus } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { errorMessage } from '@dara/sdk/api';
import { useNotice } from '@dara/sdk/notice';
import { RecordSection } from '@dara/kit/record';
import { tokens } from '@dara/sdk/theme';
import { Button, lazyComponent } from '@dara/kit/ui';
import { FileText, UserX } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useAccountPrivacyListQuery,
  useAccountPrivacyWithdrawMutation,
} from '../../api/generated.ts';

const DataDialog = lazyComponent(() =>
  import(/* webpackChunkName: "account-data" */ './account-data-dialog.tsx').then(
    (module) => module.AccountDataDialog,
  ),
);
const ErasureDialog = lazyComponent(() =>
  import(/* webpackChunkName: "account-data" */ './erasure-dialog.tsx').then(
    (module) => module.ErasureDialog,
  ),
);

/** Status of the latest request; nothing for a withdrawn one. */
const STATES: Partial<Record<PrivacyStatus, { id: string }>> = {
  Open: { id: 'talent.erasure.state.Open' },
  Refused: { id: 'talent.erasure.state.Refused' },
};

/** Stored data of the person: view, export, request erasure. */
export function DataPart() {
  const format = useFormat();
  const notice = useNotice();
  const requests = useAccountPrivacyListQuery().data?.items ?? [];
  const [withdraw, withdrawal] = useAccountPrivacyWithdrawMutation();
  const [open, setOpen] = useState<'data' | 'erasure'>();
  const latest = requests.find(({ kind }) => kind === 'Erasure');
  const isAsked = latest?.status === 'Open';
  const state = latest && STATES[latest.status];
  const close = () => setOpen(undefined);
  const takeBack = async (id: string) => {
    try {
      await withdraw({ id }).unwrap();
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <RecordSection title={<FormattedMessage id="talent.data.title" />}>
      <Words>
        <p>
          <FormattedMessage id="talent.data.text" />
        </p>
        {latest && state && (
          <p role="note">
            <FormattedMessage {...state} values={{ date: format.date(latest.requestedAt) }} />
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
          {isAsked ? (
            <Button
              size="small"
              variant="ghost"
              loading={withdrawal.isLoading}
              onClick={() => void takeBack(latest.id)}
            >
              <FormattedMessage id="talent.erasure.withdraw" />
            </Button>
          ) : (
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
