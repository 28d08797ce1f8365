import type { RoutePage } from '@dara/contract';
import { HOME_SECTIONS, type HomeSection } from '@dara/model';
import type { ComponentType } from 'react';
import { useHomeQuery } from '../../api/generated.ts';
import { ShortlistLink } from '../../parts/shortlist/shortlist-link.tsx';
import { organization, webSite } from '../../structured-data.ts';
import { AboutSection } from './about-section.tsx';
import { ClientsSection } from './clients-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { homeMessages } from './home.messages.ts';
import { loadHome } from './home.loader.ts';
import { JobsSection } from './jobs-section.tsx';
import { JoinUsSection } from './join-us-section.tsx';
import { NewFacesSection } from './new-faces-section.tsx';
import { NewsSection } from './news-section.tsx';
import { TalentsSection } from './talents-section.tsx';
import { TalkOfTheTownSection } from './talk-of-the-town-section.tsx';

function TalentsAndNewFaces() {
  return (
    <>
      <TalentsSection />
      <NewFacesSection />
    </>
  );
}

const SECTIONS: Record<HomeSection, ComponentType> = {
  about: AboutSection,
  talk: TalkOfTheTownSection,
  talents: TalentsAndNewFaces,
  news: NewsSection,
  jobs: JobsSection,
  clients: ClientsSection,
  join: JoinUsSection,
};

/** Visible sections in the editors' order. */
function HomePage() {
  const { data } = useHomeQuery();
  const ids = data?.sections.filter(({ shown }) => shown).map(({ id }) => id) ?? HOME_SECTIONS;
  return (
    <>
      <HeroSection />
      <div>
        {ids.map((id) => {
          const Section = SECTIONS[id];
          return <Section key={id} />;
        })}
      </div>
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
