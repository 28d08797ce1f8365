import { Button, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { ArrowDownUp } from 'lucide-react';
import { useState } from 'react';
import type { NewsKind } from '../news-kind.ts';
import type { ArrangeDialogProps } from './arrange-dialog.tsx';

// Dragging comes when somebody puts articles in order.
const ArrangeDialog = lazyComponent<ArrangeDialogProps>(() =>
  import(/* webpackChunkName: "news-arrange" */ './arrange-dialog.tsx').then(
    (module) => module.ArrangeDialog,
  ),
);

/** Opens the order in which visitors find the articles. */
export function ArrangeNews({ kind }: { kind: NewsKind }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon={<ArrowDownUp size={20} aria-hidden />} onClick={() => setIsOpen(true)}>
        <FormattedMessage id="cms.article.arrange" />
      </Button>
      {isOpen && <ArrangeDialog kind={kind} onClose={close} onFailed={close} />}
    </>
  );
}
