import { Button } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import type { OfferForms } from './offer-forms.ts';
import { NoScriptStep } from './no-script-step.tsx';

interface OfferDecisionProps {
  canAccept: boolean;
  isAccepting: boolean;
  isBusy: boolean;
  onAccept: () => void;
  onDecline: () => void;
  forms: OfferForms | undefined;
}

/** What ends an offer: it is accepted or declined. */
export function OfferDecision(props: OfferDecisionProps) {
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
