import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { media, tokens, zIndex } from '@dara/sdk/theme';
import { lazyComponent } from '@dara/kit/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../site/services.ts';
import { AccountMenu } from '../features/session/account-menu.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { HomeLogoLink } from '../parts/home-logo-link.tsx';
import { MenuButton } from '../parts/menu-button.tsx';
import { mainMenu } from '../site/site-menu.ts';
import { ThemeSwitch } from '../parts/theme-switch.tsx';

const CONDENSE_AFTER_PX = 16;

const PhoneMenu = lazyComponent(() =>
  import(/* webpackChunkName: "phone-menu" */ './phone-menu.tsx').then((m) => m.PhoneMenu),
);

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const handleScroll = () => setIsScrolled(window.scrollY > CONDENSE_AFTER_PX);
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  return isScrolled;
}

/** The public header. */
export function Header() {
  const intl = useIntl();
  const locale = useLocale();
  const { snapshot } = useServices();
  const isScrolled = useIsScrolled();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <Root $condensed={isScrolled}>
      <Line>
        <HomeLogoLink />
        <Nav aria-label={intl.formatMessage({ id: 'shell.menu.main' })}>
          {mainMenu(snapshot).map((entry) => (
            <NavItem key={entry.id} to={entry.path}>
              {localized(entry.label, locale)}
            </NavItem>
          ))}
        </Nav>
        <Tools>
          <LanguageSwitch />
          <OnDesktop>
            <ThemeSwitch />
          </OnDesktop>
          <AccountMenu />
          <OnPhone>
            <MenuButton onClick={() => setIsMenuOpen(true)} />
          </OnPhone>
        </Tools>
      </Line>
      {isMenuOpen && <PhoneMenu onClose={() => setIsMenuOpen(false)} />}
    </Root>
  );
}

// Condensed by a negative top offset: the height in the layout never changes, so nothing below it shifts.
const Root = styled.header<{ $condensed: boolean }>`
  position: sticky;
  inset-block-start: -${CONDENSE_AFTER_PX}px;
  z-index: ${zIndex.header};
  height: 72px;
  background: color-mix(in srgb, ${tokens.paper}, transparent 6%);
  border-bottom: 1px solid ${(p) => (p.$condensed ? tokens.line : 'transparent')};
  backdrop-filter: blur(12px);
  transition: border-color ${tokens.motionSlow} ${tokens.easing};
  > div {
    transform: translateY(${(p) => (p.$condensed ? CONDENSE_AFTER_PX / 2 : 0)}px);
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space2};
  width: min(${tokens.contentWidth}, 100% - 32px);
  height: 100%;
  margin-inline: auto;
  ${media.desktop} {
    gap: ${tokens.space6};
  }
  transition: transform ${tokens.motionSlow} ${tokens.easing};
`;

const Nav = styled.nav`
  display: none;
  gap: ${tokens.space2};
  margin-inline-start: auto;
  ${media.desktop} {
    display: flex;
  }
`;

const NavItem = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding-inline: 12px;
  color: ${tokens.ink};
  text-decoration: none;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: auto 12px 6px;
    height: 2px;
    background: ${tokens.brand};
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${tokens.motionSlow} ${tokens.easing};
  }
  &:hover::after,
  &:focus-visible::after {
    transform: scaleX(1);
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space1};
  margin-inline-start: auto;
  ${media.desktop} {
    margin-inline-start: 0;
  }
`;

const OnDesktop = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

const OnPhone = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
