import type { RoutePage } from '@dara/contract';
import { ShortlistLink } from '../../parts/shortlist/shortlist-link.tsx';
import { organization, webSite } from '../../structured-data.ts';
import { AboutSection } from './about-section.tsx';
import { ClientsSection } from './clients-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { homeMessages } from './home.messages.ts';
import { loadHome } from './home.loader.ts';
import { JobsSection } from './jobs-section.tsx';
import { JoinUsSection } from './join-us-section.tsx';
import { NewsSection } from './news-section.tsx';
import { TalentsSection } from './talents-section.tsx';
import { TalkOfTheTownSection } from './talk-of-the-town-section.tsx';

function HomePage() {
  return (
    <>
      <HeroSection />
      <AboutSection />
      <TalkOfTheTownSection />
      <TalentsSection />
      <NewsSection />
      <JobsSection />
      <ClientsSection />
      <JoinUsSection />
      <ShortlistLink />
    </>
  );
}

export const page: RoutePage = {
  Component: HomePage,
  loader: loadHome,
  head: ({ url, locale, siteName, organization: reach, formatMessage }) => {
    const place = { origin: url.origin, locale, siteName };
    const description = formatMessage(homeMessages.description.id);
    return {
      title: formatMessage(homeMessages.title.id),
      description,
      canonical: '/',
      type: 'website',
      jsonLd: [{ ...organization(place), ...reach }, webSite(place, description)],
    };
  },
};
