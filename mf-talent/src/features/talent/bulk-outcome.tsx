import { errorMessage } from '@dara/shared/api';
import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { tokens } from '@dara/shared/theme';
import { Button, Dialog, focusRing } from '@dara/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { failureMessage, type BulkOutcome } from './use-bulk.ts';

export interface OutcomeDialogProps {
  outcome: BulkOutcome;
  onClose: () => void;
}

/** Names whom it could not be done to, and why. */
export function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  const { formatMessage } = useIntl();
  const failedId = useId();
  const { action, done, failures, unsent, error } = outcome;
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: 'talent.manage.bulk.outcome' })}
      actions={
        <Button variant="primary" onClick={onClose}>
          <FormattedMessage id="shared.ui.close" />
        </Button>
      }
    >
      {done > 0 && (
        <Done>
          <CircleCheck size={20} aria-hidden />
          <FormattedMessage id={`talent.manage.bulk.done.${action}`} values={{ count: done }} />
        </Done>
      )}
      {failures.length > 0 && (
        <>
          <p id={failedId}>
            <FormattedMessage id="talent.manage.bulk.failed" values={{ count: failures.length }} />
          </p>
          <Frame role="region" aria-labelledby={failedId} tabIndex={0}>
            <Failures>
              {failures.map((failure) => (
                <li key={failure.id}>
                  <strong>{failure.name}</strong>
                  <span>
                    <FormattedMessage {...failureMessage(failure)} />
                  </span>
                </li>
              ))}
            </Failures>
          </Frame>
        </>
      )}
      {unsent > 0 && (
        <Unsent>
          <FormattedMessage
            id="talent.manage.bulk.unsent"
            values={{ count: unsent }}
            tagName="span"
          />
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
