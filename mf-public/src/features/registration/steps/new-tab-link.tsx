import { FormattedMessage } from '@dara/sdk/i18n';
import { TextLink, VisuallyHidden } from '@dara/kit/ui';
import type { ReactNode } from 'react';

/** A page of the site beside the form, so that nothing entered is left. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  const notice = <FormattedMessage id="public.register.newTab" />;
  return (
    <TextLink to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {notice}</VisuallyHidden>
    </TextLink>
  );
}
