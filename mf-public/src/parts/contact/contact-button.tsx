import { FormattedMessage } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { ButtonLink, lazyComponent, type ButtonLinkProps } from '@dara/kit/ui';
import { useState, type MouseEvent } from 'react';
import { paths } from '../../paths.ts';
import type { ContactDialogProps } from './contact-dialog.tsx';

interface ContactButtonProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'icon'> {
  /** Talents that the message is about. */
  talents?: ContactDialogProps['talents'];
}

const load = () =>
  import(/* webpackChunkName: "contact-dialog" */ './contact-dialog.tsx').then(
    (module) => module.ContactDialog,
  );
const LazyContactDialog = lazyComponent(load);

/** Opens the contact form over the page; without script, or in a new tab, its own page. */
export function ContactButton({ talents = [], ...look }: ContactButtonProps) {
  const navigate = useNavigate();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const address = paths.contactAbout(talents.map(({ id }) => id));
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setState('open');
  };
  const preload = () => void load().catch(() => undefined);
  return (
    <>
      <ButtonLink
        {...look}
        to={address}
        aria-haspopup="dialog"
        onClick={handleClick}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <FormattedMessage id="public.contact.action" />
      </ButtonLink>
      {state !== 'unused' && (
        <LazyContactDialog
          open={state === 'open'}
          talents={talents}
          onClose={() => setState('closed')}
          onFailed={() => void navigate(address)}
        />
      )}
    </>
  );
}
