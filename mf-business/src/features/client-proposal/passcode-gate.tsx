import { FormPasswordField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { SectionHeading } from '@dara/kit/ui';
import { maxLength, required } from '@dara/kit/validation';
import { PROPOSAL_LIMITS } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { useProposalUnlockMutation } from '../../api/generated.ts';

const EMPTY = { passcode: '' };
const schema = object({
  passcode: string().ensure().test(required()).test(maxLength(PROPOSAL_LIMITS.passcodeMax)),
});
const CODE_FIELDS = { PASSCODE_WRONG: 'passcode' };

export interface PasscodeGateProps {
  token: string;
  /** Called when the passcode was right, and when the link has ended. */
  onOpen: () => unknown;
}

/** Asks for the passcode that came apart from the link. */
export function PasscodeGate({ token, onOpen }: PasscodeGateProps) {
  const { formatMessage } = useIntl();
  const [unlock] = useProposalUnlockMutation();
  const label = formatMessage({ id: 'business.proposal.client.passcode' });
  const send = async ({ passcode }: typeof EMPTY) => {
    try {
      await unlock({ token, proposalPasscodeBody: { passcode } }).unwrap();
    } catch (error) {
      if ((error as { status?: unknown }).status === 410) return onOpen();
      throw error;
    }
    return onOpen();
  };
  return (
    <Narrow>
      <SectionHeading
        level={1}
        lead={<FormattedMessage id="business.proposal.client.passcodeLead" />}
      >
        <FormattedMessage id="business.proposal.client.passcodeTitle" />
      </SectionHeading>
      <ResourceForm
        compact
        label={formatMessage({ id: 'business.proposal.client.passcodeTitle' })}
        labels={{ passcode: label }}
        initialValues={EMPTY}
        schema={schema}
        codeFields={CODE_FIELDS}
        onSubmit={send}
      >
        <FormPasswordField required name="passcode" autoComplete="off" label={label} />
        <SubmitBar label={<FormattedMessage id="business.proposal.client.unlock" />} />
      </ResourceForm>
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
`;
