import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { focusRing } from '../../ui/base/mixins.ts';
import { failureMessage, type BulkOutcome, type MessageId } from './bulk.model.ts';

export interface BulkResultDialogProps {
  outcome: BulkOutcome;
  /** Counts the records. */
  records: MessageId;
  /** Message about the successful records; takes `count` and `records`. */
  doneMessage: MessageId;
  /** Error messages specific to this action. */
  failureTexts?: Readonly<Record<string, MessageId>>;
  onClose: () => void;
}

/** Names the records that a bulk change failed for, and why. */
export function BulkResultDialog(props: BulkResultDialogProps) {
  const { outcome, records, doneMessage, failureTexts, onClose } = props;
  const { formatMessage } = useIntl();
  const failedId = useId();
  const { done, failures, unsent, error } = outcome;
  const counted = (count: number) => ({
    count,
    records: formatMessage({ id: records.id }, { count }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: 'kit.record.bulk.outcome' })}
      actions={
        <Button variant="primary" onClick={onClose}>
          <FormattedMessage id="kit.ui.close" />
        </Button>
      }
    >
      {done > 0 && (
        <Done>
          <CircleCheck size={20} aria-hidden />
          <FormattedMessage {...doneMessage} values={counted(done)} />
        </Done>
      )}
      {failures.length > 0 && (
        <>
          <p id={failedId}>
            <FormattedMessage id="kit.record.bulk.failed" values={counted(failures.length)} />
          </p>
          <Frame role="region" aria-labelledby={failedId} tabIndex={0}>
            <Failures>
              {failures.map((failure) => (
                <li key={failure.id}>
                  <strong>{failure.name}</strong>
                  <span>
                    <FormattedMessage {...failureMessage(failure, failureTexts)} />
                  </span>
                </li>
              ))}
            </Failures>
          </Frame>
        </>
      )}
      {unsent > 0 && (
        <Unsent>
          <FormattedMessage id="kit.record.bulk.unsent" values={counted(unsent)} tagName="span" />
          <FormattedMessage {...errorMessage(error)} tagName="span" />
        </Unsent>
      )}
    </Dialog>
  );
}

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space2};
  margin-block-end: ${tokens.space4};
  color: ${tokens.positive};
`;

const Unsent = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space2};
  margin-block-start: ${tokens.space4};
`;

/* A long list scrolls by itself, by keyboard too; what closes the dialog stays in sight. */
const Frame = styled.div`
  margin-block-start: ${tokens.space2};
  max-height: 50dvh;
  overflow-y: auto;
  ${focusRing}
`;

const Failures = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${tokens.space4};
    padding-block: ${tokens.space2};
    border-block-start: 1px solid ${tokens.line};
    overflow-wrap: anywhere;
  }
  span {
    color: ${tokens.danger};
  }
`;
