import { IconButton, ProgressBar, Spinner } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { CircleAlert, CircleCheck, Clock, RotateCcw, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { QueuedFile } from './use-upload-queue.ts';

interface UploadRowProps {
  queued: QueuedFile;
  onRetry: (id: number) => void;
  onDrop: (id: number) => void;
}

const ICONS = {
  waiting: <Clock size={20} aria-hidden />,
  sending: <Spinner size={20} />,
  done: <CircleCheck size={20} aria-hidden />,
  refused: <CircleAlert size={20} aria-hidden />,
};

/** A file in the queue: progress, or the reason of a refusal. */
export function UploadRow({ queued, onRetry, onDrop }: UploadRowProps) {
  const { formatMessage } = useIntl();
  const { id, file, state, share, problem } = queued;
  return (
    <Row data-state={state}>
      {ICONS[state]}
      <Words>
        <strong>{file.name}</strong>
        <span>{problem ?? <FormattedMessage id={`cms.media.queue.${state}`} />}</span>
        {state === 'sending' && <ProgressBar share={share} />}
      </Words>
      {state === 'refused' && (
        <IconButton
          label={formatMessage({ id: 'cms.media.queue.retry' }, { name: file.name })}
          icon={<RotateCcw size={18} aria-hidden />}
          onClick={() => onRetry(id)}
        />
      )}
      {(state === 'refused' || state === 'waiting') && (
        <IconButton
          label={formatMessage({ id: 'cms.media.queue.drop' }, { name: file.name })}
          icon={<X size={18} aria-hidden />}
          onClick={() => onDrop(id)}
        />
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  gap: ${tokens.space3};
  align-items: center;
  min-height: 48px;
  padding-block: ${tokens.space2};
  border-block-start: 1px solid ${tokens.line};
  > svg {
    flex: none;
    color: ${tokens.inkMuted};
  }
  &[data-state='done'] > svg {
    color: ${tokens.positive};
  }
  &[data-state='refused'] > svg,
  &[data-state='refused'] span {
    color: ${tokens.danger};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  font-size: ${tokens.textSmall};
  strong {
    display: block;
    overflow-wrap: anywhere;
  }
  span {
    color: ${tokens.inkMuted};
  }
`;
