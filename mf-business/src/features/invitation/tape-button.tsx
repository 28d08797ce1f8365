import { Button, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Video } from 'lucide-react';
import { useState } from 'react';
import type { VideoRef } from '../../api/generated.ts';

/** Few open it: with its player it loads on demand. */
const TapeDialog = lazyComponent(() =>
  import(/* webpackChunkName: "tape-dialog" */ './tape-dialog.tsx').then(
    (module) => module.TapeDialog,
  ),
);

/** Opens the video that came with the answer to an invitation. */
export function TapeButton({ tape }: { tape: VideoRef }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Video size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        <FormattedMessage id="business.application.tape" />
      </Button>
      {isOpen && <TapeDialog open tape={tape} onClose={() => setIsOpen(false)} />}
    </>
  );
}
