import { useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Carousel, Skeleton } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useNewsListQuery } from '../../api/generated.ts';
import { TalkCard } from '../../parts/cards/talk-card.tsx';
import { paths } from '../../paths.ts';
import { HomeSection, sectionState } from './home-section.tsx';
import { talkOfTheTownArgs } from './home.queries.ts';
import { homeMessages } from './home.messages.ts';

/** Talk of the town: a swipeable row of 250 x 350 cards. */
export function TalkOfTheTownSection() {
  const { formatMessage } = useIntl();
  const query = useNewsListQuery(talkOfTheTownArgs);
  return (
    <HomeSection
      id="talk-of-the-town"
      title={homeMessages.talkTitle}
      lead={homeMessages.talkLead}
      tone="raised"
      more={paths.talks}
      state={sectionState(query)}
      empty={homeMessages.talkEmpty}
      skeleton={
        <Row>
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} shape="box" width={250} height={350} />
          ))}
        </Row>
      }
    >
      <Carousel label={formatMessage(homeMessages.talkTitle)}>
        {(query.data?.items ?? []).map((item) => (
          <TalkCard key={item.id} item={item} />
        ))}
      </Carousel>
    </HomeSection>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${tokens.space4};
  /* With the place of the buttons under the row. */
  padding-block-end: 60px;
  overflow: hidden;
`;
