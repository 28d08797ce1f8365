import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens, zIndex } from '@dara/sdk/theme';
import { Sheet } from '@dara/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { HomeLogoLink } from '../parts/home-logo-link.tsx';
import { MenuButton } from '../parts/menu-button.tsx';
import { PageOutlet } from '../page/page-outlet.tsx';
import { SkipLink } from '../parts/skip-link.tsx';
import { MAIN_ID } from '../navigation/page-announcer.tsx';
import { ManagementBreadcrumb } from './management-breadcrumb.tsx';
import { Bell } from '../inbox/bell.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { OwnAccount } from './own-account.tsx';
import { RailMenu } from './rail-menu.tsx';

/** Back office layout: sidebar with permitted entries, breadcrumb, page. */
export function ManagementFrame() {
  const [isRailOpen, setIsRailOpen] = useState(false);
  const close = () => setIsRailOpen(false);
  return (
    <Root>
      <SkipLink href={`#${MAIN_ID}`}>
        <FormattedMessage id="shell.skip" />
      </SkipLink>
      <Rail>
        <RailHead>
          <HomeLogoLink />
        </RailHead>
        <RailScroll>
          <RailMenu />
        </RailScroll>
        <OwnAccount />
      </Rail>
      <Body>
        <TopBar>
          <PhoneOnly>
            <MenuButton onClick={() => setIsRailOpen(true)} />
          </PhoneOnly>
          <Path>
            <ManagementBreadcrumb />
          </Path>
          <PaletteButton />
          <Bell />
        </TopBar>
        <Main id={MAIN_ID} tabIndex={-1}>
          <PageOutlet frame="management" />
        </Main>
      </Body>
      <Sheet
        open={isRailOpen}
        onClose={close}
        side="start"
        title={<FormattedMessage id="shell.rail.title" />}
      >
        <SheetStack>
          <RailMenu onNavigate={close} />
          <OwnAccount />
        </SheetStack>
      </Sheet>
    </Root>
  );
}

const Root = styled.div`
  min-height: 100dvh;
  ${media.desktop} {
    display: grid;
    grid-template-columns: 256px minmax(0, 1fr);
  }
`;

const Rail = styled.aside`
  display: none;
  position: sticky;
  inset-block-start: 0;
  height: 100dvh;
  border-inline-end: 1px solid ${tokens.line};
  background: ${tokens.paperRaised};
  ${media.desktop} {
    display: flex;
    flex-direction: column;
  }
`;

const RailHead = styled.div`
  flex: none;
  padding: 8px 20px;
`;

const RailScroll = styled.div`
  flex: 1;
  padding: 8px 12px;
  overflow-y: auto;
`;

const Body = styled.div`
  min-width: 0;
`;

const TopBar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${zIndex.header};
  display: flex;
  align-items: center;
  gap: ${tokens.space2};
  min-height: 56px;
  padding: 4px 16px;
  border-bottom: 1px solid ${tokens.line};
  background: color-mix(in srgb, ${tokens.paper}, transparent 6%);
  backdrop-filter: blur(12px);
  ${media.desktop} {
    padding-inline: 32px;
  }
`;

const PhoneOnly = styled.div`
  margin-inline-start: -8px;
  ${media.desktop} {
    display: none;
  }
`;

const Path = styled.div`
  flex: 1;
  min-width: 0;
`;

const Main = styled.main`
  min-height: calc(100dvh - 57px);
  padding: ${tokens.space6} 16px ${tokens.space16};
  &:focus-visible {
    outline: none;
  }
  ${media.desktop} {
    padding-inline: 32px;
  }
`;

const SheetStack = styled.div`
  display: grid;
  gap: ${tokens.space6};
  margin: -8px -12px;
`;
