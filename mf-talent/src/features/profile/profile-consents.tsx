import { errorMessage } from '@dara/sdk/api';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { RecordSection } from '@dara/kit/record';
import { media, tokens } from '@dara/sdk/theme';
import { Button, ErrorState, Skeleton, lazyComponent } from '@dara/kit/ui';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useConsentListQuery,
  useConsentUpdateMutation,
  useContentPageDetailQuery,
  type ConsentState,
  type Guardian,
} from '../../api/generated.ts';

const ConsentDialog = lazyComponent(() =>
  import(/* webpackChunkName: "consent-dialog" */ './consent-dialog.tsx').then(
    (module) => module.ConsentDialog,
  ),
);

export const CONSENTS_ID = 'consents';

/** The talent's consents: grant and withdraw. */
export function ConsentsPart({ guardian }: { guardian: Guardian | null }) {
  const query = useConsentListQuery();
  const text = useContentPageDetailQuery({ slug: 'privacy' }).data?.textVersion;
  const [giving, setGiving] = useState<ConsentState['purpose']>();
  return (
    <RecordSection title={<FormattedMessage id="talent.profile.consents" />}>
      {query.data ? (
        <List id={CONSENTS_ID} tabIndex={-1}>
          {query.data.items.map((consent) => (
            <li key={consent.purpose}>
              <Consent
                consent={consent}
                textVersion={text}
                onGive={() => setGiving(consent.purpose)}
              />
            </li>
          ))}
        </List>
      ) : query.isError ? (
        <ErrorState
          compact
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton shape="box" height={160} />
      )}
      {giving && query.data && (
        <ConsentDialog
          purpose={giving}
          textVersion={text}
          guardian={guardian}
          needsGuardian={query.data.needsGuardian}
          onClose={() => setGiving(undefined)}
        />
      )}
    </RecordSection>
  );
}

interface ConsentProps {
  consent: ConsentState;
  /** Version of the current text. */
  textVersion: string | undefined;
  onGive: () => void;
}

function Consent({ consent, textVersion, onGive }: ConsentProps) {
  const format = useFormat();
  const { formatMessage } = useIntl();
  const withdraw = useWithdrawal(consent.purpose);
  const { purpose, isGiven } = consent;
  const state = isGiven ? 'given' : consent.withdrawnAt ? 'withdrawn' : 'none';
  const date = format.date(isGiven ? consent.givenAt : (consent.withdrawnAt ?? consent.givenAt));
  const isOld = isGiven && textVersion !== undefined && consent.textVersion !== textVersion;
  const name = formatMessage({ id: `talent.consent.${purpose}` });
  return (
    <>
      <Icon data-state={state}>
        {state === 'given' && <CircleCheck size={20} aria-hidden />}
        {state === 'withdrawn' && <CircleX size={20} aria-hidden />}
        {state === 'none' && <CircleDashed size={20} aria-hidden />}
      </Icon>
      <Words>
        {name}
        <small>
          <FormattedMessage
            id={`talent.consent.state.${state}`}
            values={{ date, by: consent.givenBy ?? 'self' }}
          />
          {isGiven && consent.textVersion && (
            <>
              {' · '}
              <FormattedMessage
                id="talent.consent.version"
                values={{ version: consent.textVersion }}
              />
            </>
          )}
        </small>
        {isOld && (
          <small>
            <FormattedMessage id="talent.consent.newer" />
          </small>
        )}
      </Words>
      <Actions>
        {(!isGiven || isOld) && (
          <Button
            size="small"
            aria-label={formatMessage(
              { id: isOld ? 'talent.consent.renewName' : 'talent.consent.giveName' },
              { name },
            )}
            onClick={onGive}
          >
            <FormattedMessage id={isOld ? 'talent.consent.renew' : 'talent.consent.give'} />
          </Button>
        )}
        {isGiven && (
          <Button
            size="small"
            variant="ghost"
            aria-label={formatMessage({ id: 'talent.consent.withdrawName' }, { name })}
            loading={withdraw.isBusy}
            onClick={() => void withdraw.ask()}
          >
            <FormattedMessage id="talent.consent.withdraw" />
          </Button>
        )}
      </Actions>
    </>
  );
}

/** Withdraws a consent after explaining the consequences. */
function useWithdrawal(purpose: ConsentState['purpose']) {
  const confirm = useConfirm();
  const notice = useNotice();
  const [update, { isLoading }] = useConsentUpdateMutation();
  const ask = async () => {
    const isSure = await confirm({
      kind: 'danger',
      title: { id: `talent.consent.ask.${purpose}` },
      message: { id: `talent.consent.askText.${purpose}` },
      confirmLabel: { id: 'talent.consent.withdraw' },
    });
    if (!isSure) return;
    try {
      await update({ consentBody: { purpose, given: false } }).unwrap();
      notice({ kind: 'success', message: { id: 'talent.consent.withdrawn' } });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return { ask, isBusy: isLoading };
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space4};
  margin: 0;
  padding: 0;
  outline: none;
  list-style: none;
  scroll-margin-block-start: 96px;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space2} ${tokens.space3};
    align-items: start;
  }
  ${media.tablet} {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
  }
  small {
    display: block;
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    overflow-wrap: anywhere;
  }
`;

const Words = styled.div`
  min-width: 0;
`;

/** Below their subject on phones, beside it elsewhere. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: ${tokens.space2};
  ${media.tablet} {
    grid-column: auto;
    justify-content: flex-end;
  }
`;

const Icon = styled.span`
  flex: none;
  padding-block-start: 3px;
  color: ${tokens.inkMuted};
  &[data-state='given'] {
    color: ${tokens.positive};
  }
  &[data-state='withdrawn'] {
    color: ${tokens.danger};
  }
`;
