import { errorMessage, isApiError } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useConfirm, useNotice } from '@dara/sdk/notice';
import { Button } from '@dara/kit/ui';
import { tokens } from '@dara/sdk/theme';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { LazyReasonDialog } from '../lazy-reason-dialog.tsx';
import type { OfferForms } from './offer-forms.ts';
import { hasUnsent, isAnswered, isChosen, type Offer, type OfferItem } from './offer.ts';
import { NoScriptStep } from './no-script-step.tsx';

export interface OfferCalls {
  respond: () => Promise<unknown>;
  accept: () => Promise<unknown>;
  decline: (reason: string) => Promise<unknown>;
}

interface OfferActionsProps {
  offer: Offer;
  items: readonly OfferItem[];
  /** Something is still on its way to the server. */
  isSaving: boolean;
  calls: OfferCalls;
  onStale: () => void;
  forms?: OfferForms;
}

/** Submits the decisions to the agency; afterwards accepts or declines the offer. */
export function OfferActions(props: OfferActionsProps) {
  const { offer, items, isSaving, calls, onStale, forms } = props;
  const notice = useNotice();
  const confirm = useConfirm();
  const [busy, setBusy] = useState<'respond' | 'accept'>();
  const [isDeclining, setIsDeclining] = useState(false);
  const isSent = offer.status === 'Responded';
  const isNew = !isSent || hasUnsent(items, offer.respondedAt);
  const canRespond = items.some(isAnswered) && !isSaving;
  const isAnyChosen = items.some(isChosen);
  const canAccept = !isSaving && isAnyChosen;
  const hint = !isSent ? 'open' : isAnyChosen ? 'sent' : 'none';
  const run = async (action: 'respond' | 'accept') => {
    setBusy(action);
    try {
      await calls[action]();
      notice({ kind: 'success', message: { id: `business.proposal.offer.done.${action}` } });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
      if (isApiError(error) && typeof error.status === 'number' && error.status < 500) onStale();
    } finally {
      setBusy(undefined);
    }
  };
  const handleAccept = async () => {
    const isSure = await confirm({
      title: { id: 'business.proposal.offer.acceptTitle' },
      message: { id: 'business.proposal.offer.acceptText' },
      confirmLabel: { id: 'business.proposal.offer.accept' },
    });
    if (isSure) await run('accept');
  };
  return (
    <Actions>
      {isNew && (
        <SendForm forms={forms}>
          <Button
            block
            type={forms ? 'submit' : 'button'}
            variant={isSent ? 'secondary' : 'primary'}
            loading={busy === 'respond'}
            disabled={!canRespond || busy !== undefined}
            onClick={() => void run('respond')}
          >
            <FormattedMessage id={`business.proposal.offer.${isSent ? 'sendAgain' : 'send'}`} />
          </Button>
        </SendForm>
      )}
      {isSent && (
        <OfferDecision
          isAccepting={busy === 'accept'}
          isBusy={busy !== undefined}
          canAccept={canAccept}
          onAccept={() => void handleAccept()}
          onDecline={() => setIsDeclining(true)}
          forms={forms}
        />
      )}
      <small>
        <FormattedMessage id={`business.proposal.offer.hint.${hint}`} />
      </small>
      {isDeclining && (
        <LazyReasonDialog
          texts="business.proposal.offer.declining"
          onSend={calls.decline}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </Actions>
  );
}

/** Submits the decisions without scripts too. */
function SendForm({ forms, children }: { forms: OfferForms | undefined; children: ReactNode }) {
  if (!forms) return children;
  return (
    <form
      method="post"
      action={forms.actionOf('respond')}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

interface OfferDecisionProps {
  canAccept: boolean;
  isAccepting: boolean;
  isBusy: boolean;
  onAccept: () => void;
  onDecline: () => void;
  forms: OfferForms | undefined;
}

/** Final decision: accept or decline. */
function OfferDecision(props: OfferDecisionProps) {
  const { canAccept, isAccepting, isBusy, onAccept, onDecline, forms } = props;
  const accept = <FormattedMessage id="business.proposal.offer.accept" />;
  const decline = <FormattedMessage id="business.proposal.offer.decline" />;
  return (
    <>
      <NoScriptStep
        forms={canAccept ? forms : undefined}
        step="accept"
        variant="primary"
        label={accept}
      >
        <Button
          block
          variant="primary"
          loading={isAccepting}
          disabled={!canAccept || isBusy}
          onClick={onAccept}
        >
          {accept}
        </Button>
      </NoScriptStep>
      <NoScriptStep forms={forms} step="decline" variant="ghost" label={decline}>
        <Button block variant="ghost" disabled={isBusy} onClick={onDecline}>
          {decline}
        </Button>
      </NoScriptStep>
    </>
  );
}

const Actions = styled.div`
  display: grid;
  gap: ${tokens.space2};
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
