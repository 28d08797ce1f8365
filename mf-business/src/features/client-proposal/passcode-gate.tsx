import { Button, PasswordField, SectionHeading, useIsHydrated, useTypedBefore } from '@dara/kit/ui';
import { PROPOSAL_LIMITS } from '@dara/model';
import { errorMessage, type ErrorMessage } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { useProposalUnlockMutation } from '../../api/generated.ts';
import type { OfferForms } from '../../parts/proposal/offer/offer-forms.ts';

interface PasscodeGateProps {
  token: string;
  forms: OfferForms;
  /** Called when the passcode was right, and when the link has ended. */
  onOpen: () => unknown;
}

/** Asks for the passcode of a link; a plain form before hydration. */
export function PasscodeGate({ token, forms, onOpen }: PasscodeGateProps) {
  const { formatMessage } = useIntl();
  const isAlive = useIsHydrated();
  const [unlock, { isLoading }] = useProposalUnlockMutation();
  const ref = useRef<HTMLInputElement>(null);
  const [passcode, setPasscode] = useState('');
  const [problem, setProblem] = useState<ErrorMessage | undefined>(forms.problem?.message);
  useTypedBefore(ref, '', setPasscode);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (passcode === '') return setProblem({ id: 'kit.validation.required' });
    try {
      await unlock({ token, proposalPasscodeBody: { passcode } }).unwrap();
      onOpen();
    } catch (error) {
      if ((error as { status?: unknown }).status === 410) onOpen();
      else setProblem(errorMessage(error));
    }
  };
  return (
    <Narrow>
      <SectionHeading
        level={1}
        lead={<FormattedMessage id="business.proposal.client.passcodeLead" />}
      >
        <FormattedMessage id="business.proposal.client.passcodeTitle" />
      </SectionHeading>
      <form
        method="post"
        action={forms.actionOf('unlock')}
        aria-label={formatMessage({ id: 'business.proposal.client.passcodeTitle' })}
        noValidate={isAlive}
        onSubmit={(event) => void send(event)}
      >
        <PasswordField
          ref={ref}
          required
          name="passcode"
          autoComplete="off"
          maxLength={PROPOSAL_LIMITS.passcodeMax}
          label={<FormattedMessage id="business.proposal.client.passcode" />}
          error={problem && <FormattedMessage id={problem.id} values={problem.values} />}
          value={passcode}
          onChange={(event) => setPasscode(event.target.value)}
        />
        <Button type="submit" variant="primary" loading={isLoading}>
          <FormattedMessage id="business.proposal.client.unlock" />
        </Button>
      </form>
    </Narrow>
  );
}

const Narrow = styled.div`
  max-width: 440px;
  margin-inline: auto;
  form {
    display: grid;
    gap: 16px;
  }
  /* Shows what is typed, which takes a script. */
  @media (scripting: none) {
    button[aria-pressed] {
      display: none;
    }
  }
`;
