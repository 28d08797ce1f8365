import { Button, ButtonDetails, TextArea, useIsHydrated, type ButtonVariant } from '@dara/kit/ui';
import { REASON_MAX } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OfferForms } from './offer-forms.ts';

interface NoScriptStepProps {
  forms: OfferForms | undefined;
  step: 'accept' | 'decline';
  variant: ButtonVariant;
  label: ReactNode;
  /** Replacement after hydration. */
  children: ReactNode;
}

/** A step that cannot be taken back, confirmed without script; a user who has opened it can continue. */
export function NoScriptStep({ forms, step, variant, label, children }: NoScriptStepProps) {
  const isAlive = useIsHydrated();
  const ref = useRef<HTMLDetailsElement>(null);
  const [isBegun, setIsBegun] = useState(false);
  useLayoutEffect(() => {
    if (ref.current?.open) setIsBegun(true);
  }, []);
  if (!forms || (isAlive && !isBegun)) return children;
  return (
    // The visitor may have opened it before it is hydrated.
    <ButtonDetails ref={ref} variant={variant} label={label} suppressHydrationWarning>
      <Form method="post" action={forms.actionOf(step)}>
        <p>
          <FormattedMessage id={TEXTS[step]} />
        </p>
        {step === 'decline' && (
          <TextArea
            required
            name="reason"
            rows={3}
            maxLength={REASON_MAX}
            label={<FormattedMessage id="business.proposal.offer.declining.reason" />}
          />
        )}
        <Button type="submit" block variant={step === 'accept' ? 'primary' : 'danger'}>
          <FormattedMessage id={`business.proposal.offer.${step}`} />
        </Button>
      </Form>
    </ButtonDetails>
  );
}

const TEXTS = {
  accept: 'business.proposal.offer.acceptText',
  decline: 'business.proposal.offer.declining.text',
} as const;

const Form = styled.form`
  display: grid;
  gap: ${tokens.space3};
  p {
    margin: 0;
    font-size: ${tokens.textSmall};
  }
`;
