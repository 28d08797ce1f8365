import { DropZone } from '@dara/kit/image-field';
import { Button, Dialog } from '@dara/kit/ui';
import { IMAGE_MAX_BYTES } from '@dara/kit/validation';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useConfirm } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { UploadRow } from './upload-row.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

export interface MediaUploadProps {
  onClose: () => void;
}

/** Uploads any number of images. */
export function MediaUpload({ onClose }: MediaUploadProps) {
  const id = useId();
  const confirm = useConfirm();
  const { queue, done, isRunning, take, retry, drop } = useUploadQueue();
  const close = async () => {
    const isSure =
      !isRunning ||
      (await confirm({
        kind: 'danger',
        title: { id: 'cms.media.queue.stop' },
        message: { id: 'cms.media.queue.stopText' },
        confirmLabel: { id: 'cms.media.queue.stopAction' },
      }));
    if (isSure) onClose();
  };
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={<FormattedMessage id="cms.media.upload" />}
      description={<FormattedMessage id="cms.media.uploadText" />}
      actions={
        <Button variant="primary" disabled={isRunning} onClick={onClose}>
          <FormattedMessage id="cms.media.queue.finish" />
        </Button>
      }
    >
      <DropZone
        id={id}
        multiple
        hint={
          <FormattedMessage
            id="kit.image.limits"
            values={{ limit: IMAGE_MAX_BYTES / 1024 / 1024 }}
          />
        }
        onFiles={take}
      />
      <Count role="status">
        {queue.length > 0 && (
          <FormattedMessage id="cms.media.queue.count" values={{ done, total: queue.length }} />
        )}
      </Count>
      <Queue>
        {queue.map((queued) => (
          <UploadRow key={queued.id} queued={queued} onRetry={retry} onDrop={drop} />
        ))}
      </Queue>
    </Dialog>
  );
}

const Count = styled.p`
  margin-block: ${tokens.space4} ${tokens.space2};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Queue = styled.ul`
  max-height: 40dvh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;
