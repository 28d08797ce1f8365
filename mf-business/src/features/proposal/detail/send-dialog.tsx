import { FormDateField } from '@dara/kit/date';
import {
  EMAIL_INPUT,
  FormSwitch,
  FormTextArea,
  FormTextField,
  ResourceForm,
  SubmitBar,
} from '@dara/kit/forms';
import { Dialog } from '@dara/kit/ui';
import { PROPOSAL_LIMITS } from '@dara/model';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  useManagementProposalSendMutation,
  type ProposalRecord,
  type ProposalSent,
} from '../../../api/generated.ts';
import { newSend, sendBody, sendSchema, type SendValues } from './send.model.ts';
import { SentLink } from './sent-link.tsx';

export interface SendDialogProps {
  proposal: ProposalRecord;
  onClose: () => void;
}

/** Sends a draft, or a new link of a sent proposal; then shows the link once. */
export function SendDialog({ proposal, onClose }: SendDialogProps) {
  const { formatMessage } = useIntl();
  const [send] = useManagementProposalSendMutation();
  const [sent, setSent] = useState<ProposalSent & { hasPasscode: boolean }>();
  const [initialValues] = useState(newSend);
  const [isNew] = useState(proposal.status === 'Draft');
  const { id, version } = proposal;
  const title = `business.proposal.send.${sent ? 'sent' : isNew ? 'title' : 'newLink'}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id={title} />}
      description={
        sent ? undefined : (
          <FormattedMessage id={`business.proposal.send.${isNew ? 'lead' : 'newLinkLead'}`} />
        )
      }
    >
      {sent ? (
        <SentLink {...sent} onDone={onClose} />
      ) : (
        <ResourceForm
          compact
          label={formatMessage({ id: title })}
          initialValues={initialValues}
          schema={sendSchema}
          onSubmit={async (values) => ({
            ...(await send({ id, proposalSendBody: sendBody(values, version) }).unwrap()),
            hasPasscode: values.passcode !== '',
          })}
          onSuccess={setSent}
        >
          <SendFields />
          <SubmitBar
            inDialog
            label={<FormattedMessage id="business.proposal.send.submit" />}
            onCancel={onClose}
          />
        </ResourceForm>
      )}
    </Dialog>
  );
}

function SendFields() {
  const { values } = useFormikContext<SendValues>();
  return (
    <Fields>
      <FormSwitch
        name="isMailed"
        label={<FormattedMessage id="business.proposal.send.isMailed" />}
      />
      {values.isMailed && (
        <>
          <FormTextField
            {...EMAIL_INPUT}
            name="email"
            label={<FormattedMessage id="business.proposal.send.email" />}
            hint={<FormattedMessage id="business.proposal.send.emailHint" />}
          />
          <FormTextArea
            name="message"
            rows={3}
            limit={PROPOSAL_LIMITS.message}
            maxLength={PROPOSAL_LIMITS.message}
            label={<FormattedMessage id="business.proposal.send.message" />}
          />
        </>
      )}
      <FormDateField
        required
        name="expiresOn"
        label={<FormattedMessage id="business.proposal.send.expiresOn" />}
      />
      <FormTextField
        name="passcode"
        autoComplete="off"
        maxLength={PROPOSAL_LIMITS.passcodeMax}
        label={<FormattedMessage id="business.proposal.send.passcode" />}
        hint={
          <FormattedMessage
            id="business.proposal.send.passcodeHint"
            values={{ min: PROPOSAL_LIMITS.passcodeMin, max: PROPOSAL_LIMITS.passcodeMax }}
          />
        }
      />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space4};
`;
