import { VideoPlayer } from '@dara/agency/video';
import { Button, Dialog } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { VideoRef } from '../../api/generated.ts';

/** Plays the video that came with the answer to an invitation. */
export function TapeButton({ tape }: { tape: VideoRef }) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Video size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        <FormattedMessage id="business.application.tape" />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={<FormattedMessage id="business.application.tape" />}
      >
        <Frame>
          <VideoPlayer video={tape} label={formatMessage({ id: 'business.application.tape' })} />
        </Frame>
      </Dialog>
    </>
  );
}

const Frame = styled.div`
  video {
    max-height: 70vh;
  }
`;
