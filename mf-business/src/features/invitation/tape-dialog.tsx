import { VideoPlayer } from '@dara/agency/video';
import { Dialog } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { styled } from 'styled-components';
import type { VideoRef } from '../../api/generated.ts';

interface TapeDialogProps {
  tape: VideoRef;
  open: boolean;
  onClose: () => void;
}

/** Plays the video that came with the answer to an invitation. */
export function TapeDialog({ tape, open, onClose }: TapeDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="business.application.tape" />}
    >
      <Frame>
        <VideoPlayer video={tape} label={formatMessage({ id: 'business.application.tape' })} />
      </Frame>
    </Dialog>
  );
}

const Frame = styled.div`
  video {
    max-height: 70vh;
  }
`;
