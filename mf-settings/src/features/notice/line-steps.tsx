import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Button, ButtonLink } from '@dara/kit/ui';
import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import type { LineStatus } from '../../api/generated.ts';

interface LineStepsProps {
  status: LineStatus;
  isChecking: boolean;
  onCheck: () => void;
}

/** How to link LINE: from the channel's chat, so that LINE identifies the user. */
export function LineSteps({ status, isChecking, onCheck }: LineStepsProps) {
  const { addUrl, channelName } = status;
  return (
    <>
      <p>
        <FormattedMessage id="setting.notice.line.lead" />
      </p>
      {addUrl && channelName ? (
        <>
          <Steps>
            <li>
              <FormattedMessage
                id="setting.notice.line.add"
                values={{ channel: <strong>{channelName}</strong> }}
              />
            </li>
            <li>
              <FormattedMessage id="setting.notice.line.open" />
            </li>
            <li>
              <FormattedMessage id="setting.notice.line.agree" />
            </li>
          </Steps>
          <Actions>
            <ButtonLink
              to={addUrl}
              variant="primary"
              target="_blank"
              rel="noopener noreferrer"
              iconEnd={<ExternalLink size={16} aria-hidden />}
            >
              <FormattedMessage id="setting.notice.line.addButton" />
            </ButtonLink>
            <Button loading={isChecking} onClick={onCheck}>
              <FormattedMessage id="setting.notice.line.check" />
            </Button>
          </Actions>
        </>
      ) : (
        <Actions>
          <Away role="status">
            <FormattedMessage id="setting.notice.line.away" />
          </Away>
          <Button loading={isChecking} onClick={onCheck}>
            <FormattedMessage id="setting.notice.line.retry" />
          </Button>
        </Actions>
      )}
    </>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space2};
  margin: 0;
  padding-inline-start: ${tokens.space5};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space3};
  margin-block-start: ${tokens.space2};
`;

const Away = styled.p`
  flex: 1 1 240px;
  color: ${tokens.inkMuted};
`;
