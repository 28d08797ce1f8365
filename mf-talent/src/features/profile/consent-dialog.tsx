import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { CancelButton, Button, Checkbox, Dialog, ExternalLink } from '@dara/kit/ui';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useConsentUpdateMutation, type ConsentState, type Guardian } from '../../api/generated.ts';

export interface ConsentDialogProps {
  purpose: ConsentState['purpose'];
  /** Version of the text; unknown while loading. */
  textVersion: string | undefined;
  guardian: Guardian | null;
  needsGuardian: boolean;
  onClose: () => void;
}

/** Consent form: purpose, person and text. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { purpose, textVersion, guardian, needsGuardian, onClose } = props;
  const notice = useNotice();
  const [isAgreed, setIsAgreed] = useState(false);
  const [update, { isLoading, error }] = useConsentUpdateMutation();
  const isBlocked = needsGuardian && !guardian;
  const give = async () => {
    if (!textVersion) return;
    const givenBy = needsGuardian ? 'guardian' : 'self';
    const answer = await update({ consentBody: { purpose, given: true, textVersion, givenBy } });
    if (answer.error) return;
    notice({ kind: 'success', message: { id: 'talent.consent.thanks' } });
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={<FormattedMessage id={`talent.consent.${purpose}`} />}
      actions={
        <>
          <CancelButton onClick={onClose} />
          {!isBlocked && (
            <Button
              variant="primary"
              disabled={!isAgreed || !textVersion}
              loading={isLoading}
              onClick={() => void give()}
            >
              <FormattedMessage id="talent.consent.give" />
            </Button>
          )}
        </>
      }
    >
      <Words>
        <p>
          <FormattedMessage id={`talent.consent.text.${purpose}`} />
        </p>
        <p>
          <ExternalLink href={`${location.origin}/privacy`}>
            <FormattedMessage id="talent.consent.policy" values={{ version: textVersion ?? '' }} />
          </ExternalLink>
        </p>
        {isBlocked ? (
          <p role="alert">
            <FormattedMessage id="talent.consent.guardianFirst" />
          </p>
        ) : (
          <Checkbox
            checked={isAgreed}
            onChange={setIsAgreed}
            label={
              <FormattedMessage
                id={needsGuardian ? 'talent.consent.agreeGuardian' : 'talent.consent.agree'}
                values={{ name: guardian?.name ?? '' }}
              />
            }
          />
        )}
        {error !== undefined && (
          <Problem role="alert">
            <CircleAlert size={20} aria-hidden />
            <FormattedMessage {...errorMessage(error)} />
          </Problem>
        )}
      </Words>
    </Dialog>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${tokens.space4};
  p {
    margin: 0;
  }
`;

const Problem = styled.p`
  display: flex;
  gap: ${tokens.space2};
  align-items: flex-start;
  padding: ${tokens.space3};
  border-radius: ${tokens.radiusSmall};
  background: ${tokens.dangerSoft};
  svg {
    flex: none;
    margin-block-start: 3px;
    color: ${tokens.danger};
  }
`;
