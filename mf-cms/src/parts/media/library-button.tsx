import type { ImageRef } from '@dara/contract';
import { Button, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { Images } from 'lucide-react';
import { useState } from 'react';
import type { LibraryDialogProps } from './library-dialog.tsx';

const LibraryDialog = lazyComponent(() =>
  import(/* webpackChunkName: "library-dialog" */ './library-dialog.tsx').then(
    (module) => module.LibraryDialog,
  ),
);

/** Opens the library, where an image is chosen. */
export function LibraryButton({ onChoose }: Pick<LibraryDialogProps, 'onChoose'>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const choose = (image: ImageRef) => {
    onChoose(image);
    close();
  };
  return (
    <div>
      <Button
        size="small"
        icon={<Images size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <FormattedMessage id="cms.library.choose" />
      </Button>
      {isOpen && <LibraryDialog onChoose={choose} onClose={close} onFailed={close} />}
    </div>
  );
}
