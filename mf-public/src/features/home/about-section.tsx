import { FormattedMessage, FormattedNumber, localized, useLocale } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { Skeleton, contentVisibilityAuto } from '@dara/kit/ui';
import { BadgeCheck, Compass, HeartHandshake, Sparkles } from 'lucide-react';
import { styled } from 'styled-components';
import { useContentPageDetailQuery, useTalentSummaryQuery } from '../../api/generated.ts';
import { homeHeading } from './home-heading.ts';
import { homeMessages } from './home.messages.ts';
import { aboutArgs } from './home.queries.ts';

const PRINCIPLES = [
  { Icon: Compass, title: homeMessages.aboutMatchTitle, text: homeMessages.aboutMatchText },
  { Icon: BadgeCheck, title: homeMessages.aboutFactsTitle, text: homeMessages.aboutFactsText },
  { Icon: HeartHandshake, title: homeMessages.aboutCareTitle, text: homeMessages.aboutCareText },
  { Icon: Sparkles, title: homeMessages.aboutGrowTitle, text: homeMessages.aboutGrowText },
] as const;

/** About the agency, with its key figures. */
export function AboutSection() {
  const { data } = useContentPageDetailQuery(aboutArgs);
  // Used until the page has a version of its own.
  const about = data && data.version > 1 ? data : undefined;
  const locale = useLocale();
  return (
    <Band id="about-us" aria-labelledby="about-us-title">
      <Inner>
        <Story>
          <h2 id="about-us-title">
            {localized(about?.title, locale) || <FormattedMessage {...homeMessages.aboutTitle} />}
          </h2>
          <Lead>
            {localized(about?.description, locale) || (
              <FormattedMessage {...homeMessages.aboutLead} />
            )}
          </Lead>
          {about ? (
            <Text dangerouslySetInnerHTML={{ __html: localized(about.body, locale) }} />
          ) : (
            <p>
              <FormattedMessage {...homeMessages.aboutText} />
            </p>
          )}
          <Figures />
        </Story>
        <Principles role="list">
          {PRINCIPLES.map(({ Icon, title, text }) => (
            <li key={title.id}>
              <Icon size={24} aria-hidden />
              <h3>
                <FormattedMessage {...title} />
              </h3>
              <p>
                <FormattedMessage {...text} />
              </p>
            </li>
          ))}
        </Principles>
      </Inner>
    </Band>
  );
}

function Figures() {
  const { data, isError } = useTalentSummaryQuery();
  if (!data && isError) return null;
  const groups = data?.groups.filter((group) => group.count > 0).length;
  const newFaces = data && (data.groups.find((one) => one.talentType === 'NewBorn')?.count ?? 0);
  const figures = [
    { value: data?.total, label: homeMessages.figureTalents },
    { value: groups, label: homeMessages.figureGroups },
    { value: newFaces, label: homeMessages.figureNewFaces },
  ];
  return (
    <FigureList aria-busy={!data}>
      {figures.map(({ value, label }) => (
        <div key={label.id}>
          <dt>
            <FormattedMessage {...label} />
          </dt>
          <dd>
            {value === undefined ? (
              <Skeleton width="2ch" height="1lh" />
            ) : (
              <FormattedNumber value={value} />
            )}
          </dd>
        </div>
      ))}
    </FigureList>
  );
}

const Band = styled.section`
  ${contentVisibilityAuto(1000)}
  padding-block: ${tokens.space12};
  ${media.desktop} {
    padding-block: ${tokens.space24};
  }
`;

const Inner = styled.div`
  display: grid;
  gap: ${tokens.space10};
  width: min(100% - 32px, ${tokens.contentWidth});
  margin-inline: auto;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    gap: ${tokens.space16};
  }
`;

const Story = styled.div`
  ${homeHeading}
  > p {
    max-width: 60ch;
    margin-block-start: ${tokens.space4};
    color: ${tokens.inkMuted};
  }
`;

/* What the api sanitised. */
const Text = styled.div`
  max-width: 60ch;
  margin-block-start: ${tokens.space4};
  color: ${tokens.inkMuted};
  overflow-wrap: anywhere;
  > * + * {
    margin-block-start: ${tokens.space3};
  }
`;

const Lead = styled.p`
  && {
    color: ${tokens.ink};
    font-size: ${tokens.textLarge};
  }
`;

const Principles = styled.ul`
  display: grid;
  gap: ${tokens.space8};
  align-content: start;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space8} ${tokens.space10};
  }
  li {
    padding-block-start: ${tokens.space4};
    border-block-start: 1px solid ${tokens.line};
  }
  svg {
    color: ${tokens.brand};
  }
  h3 {
    margin-block-start: ${tokens.space2};
    font-size: ${tokens.textLarge};
  }
  p {
    margin-block-start: ${tokens.space1};
    color: ${tokens.inkMuted};
  }
`;

const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space4};
  margin-block-start: ${tokens.space8};
  padding-block-start: ${tokens.space6};
  border-block-start: 1px solid ${tokens.line};
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  dd {
    font-size: ${tokens.textHeading};
    font-weight: 600;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
`;
