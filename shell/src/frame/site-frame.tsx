import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { Announcements } from '../announcement/announcements.tsx';
import { MAIN_ID } from '../navigation/page-announcer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageOutlet } from '../page/page-outlet.tsx';
import { SkipLink } from '../parts/skip-link.tsx';

/** The public frame: header, the page, footer. */
export function SiteFrame() {
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>
        <FormattedMessage id="shell.skip" />
      </SkipLink>
      <Announcements />
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        <PageOutlet frame="site" />
      </Main>
      <Footer />
    </>
  );
}

const Main = styled.main`
  min-height: 70vh;
  h1,
  h2 {
    font-family: ${tokens.fontDisplay};
  }
  &:focus-visible {
    outline: none;
  }
`;
