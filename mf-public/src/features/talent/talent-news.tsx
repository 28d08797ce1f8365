import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { contentVisibilityAuto } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useNewsListQuery } from '../../api/generated.ts';
import { StoryCard } from '../../parts/cards/story-card.tsx';
import { paths } from '../../paths.ts';
import { storiesArgs } from './talent-detail.model.ts';

/** The newest stories that name a talent; hidden without any, and on failure. */
export function TalentNews({ talentId }: { talentId: string }) {
  const { data } = useNewsListQuery(storiesArgs(talentId));
  if (!data?.items.length) return null;
  return (
    <Section aria-labelledby="news-title">
      <h2 id="news-title">
        <FormattedMessage id="public.talent.news" />
      </h2>
      <Stories role="list">
        {data.items.map((story) => (
          <li key={story.id}>
            <StoryCard
              story={story}
              to={(story.type === 'General' ? paths.news : paths.talk)(story.id)}
              level={3}
            />
          </li>
        ))}
      </Stories>
    </Section>
  );
}

const Section = styled.section`
  ${contentVisibilityAuto(480)}
  margin-block-start: ${tokens.space16};
  h2 {
    margin-block-end: ${tokens.space6};
    font-size: ${tokens.textHeading};
  }
`;

const Stories = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space8} ${tokens.space6};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
