import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Dialog, Tabs } from '@dara/kit/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../site/services.ts';
import type { AuthTab } from './auth-tab.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { SignUpGuide } from './sign-up-guide.tsx';

export interface AuthDialogProps {
  tab: AuthTab;
  /** The requested page needs a session. */
  isGuarded: boolean;
  onTab: (tab: AuthTab) => void;
  onClose: () => void;
}

/** Signing in, and how to get an account. */
export function AuthDialog({ tab, isGuarded, onTab, onClose }: AuthDialogProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { site } = useServices().snapshot;
  const values = { site: localized(site.name, locale) };
  const title = intl.formatMessage({ id: 'shell.auth.title' }, values);
  const emailRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      initialFocus={tab === 'signin' ? emailRef : undefined}
      title={title}
      description={isGuarded ? <FormattedMessage id="shell.auth.guarded" /> : undefined}
    >
      <Panels
        label={title}
        value={tab}
        onChange={(id) => onTab(id as AuthTab)}
        items={[
          {
            id: 'signin',
            label: <FormattedMessage id="shell.session.signIn" />,
            content: <SignInPanel emailRef={emailRef} />,
          },
          ...(site.signUp
            ? [
                {
                  id: 'signup',
                  label: <FormattedMessage id="shell.auth.signUp" />,
                  content: <SignUpGuide />,
                },
              ]
            : []),
        ]}
      />
    </Dialog>
  );
}

// The dialog has its own space at the foot.
const Panels = styled(Tabs)`
  margin-block: -12px -24px;
`;
