import type { RoutePage } from '@dara/shared/contract';
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
      <TalkOfTheTownSection />
      <TalentsSection />
      <NewsSection />
      <JobsSection />
      <ClientsSection />
      <JoinUsSection />
    </>
  );
}

export const page: RoutePage = {
  Component: HomePage,
  loader: loadHome,
  head: ({ formatMessage }) => ({
    title: formatMessage(homeMessages.title.id),
    description: formatMessage(homeMessages.description.id),
    canonical: '/',
    type: 'website',
  }),
};
