import { FormattedMessage } from '@dara/sdk/i18n';
import { TextLink, VisuallyHidden } from '@dara/kit/ui';
import type { ReactNode } from 'react';

/** Opens a page of the site in a new tab, so that no input is lost. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  const notice = <FormattedMessage id="public.register.newTab" />;
  return (
    <TextLink to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {notice}</VisuallyHidden>
    </TextLink>
  );
}
