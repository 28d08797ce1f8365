import { personName } from '@dara/kit/format';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { Avatar } from '@dara/kit/ui';
import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { useServices } from '../site/services.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { PanelLink } from '../parts/panel-item.ts';
import { ThemeChoices } from '../parts/theme-switch.tsx';
import { SignOutItem } from '../features/session/sign-out-item.tsx';

/** The signed-in user at the bottom of the sidebar: theme, language, site, sign-out. */
export function OwnAccount() {
  const locale = useLocale();
  const { profile } = useSession();
  const { site } = useServices().snapshot;
  const role = site.roles.find((one) => one.name === profile?.permission);
  const name = profile ? personName(profile, locale) : '';
  return (
    <Root>
      <Grow>
        <Disclosure
          above
          trigger={(props) => (
            <Trigger type="button" {...props}>
              <Avatar name={name} image={profile?.image} size={36} decorative />
              <Person>
                <strong>{name}</strong>
                {role && <span>{localized(role.label, locale)}</span>}
              </Person>
            </Trigger>
          )}
        >
          {(close) => (
            <>
              <ThemeChoices onChoose={close} />
              <Rule />
              <PanelLink to="/">
                <ExternalLink size={18} aria-hidden />
                <FormattedMessage id="shell.account.site" />
              </PanelLink>
              <SignOutItem />
            </>
          )}
        </Disclosure>
      </Grow>
      <LanguageSwitch />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  padding: 8px 12px;
  border-top: 1px solid ${tokens.line};
`;

const Grow = styled.div`
  flex: 1;
  min-width: 0;
`;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 52px;
  padding: 4px 8px;
  border: 0;
  border-radius: ${tokens.radiusMedium};
  background: none;
  color: ${tokens.ink};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${tokens.paperSunken};
  }
`;

const Person = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.5;
  strong,
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-weight: 600;
  }
  span {
    color: ${tokens.inkMuted};
    font-size: 0.8125rem;
  }
`;

const Rule = styled.hr`
  width: 100%;
  margin: 4px 0;
  border: 0;
  border-top: 1px solid ${tokens.line};
`;
