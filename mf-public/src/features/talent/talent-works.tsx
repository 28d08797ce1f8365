import { talentTypeMessages } from '@dara/shared/domain';
import { useFormat } from '@dara/shared/format';
import { FormattedMessage, FormattedNumber, useIntl } from '@dara/shared/i18n';
import { media, tokens } from '@dara/shared/theme';
import { EmptyState, Image, OutsideLink, Tabs, Tag, focusRing } from '@dara/shared/ui';
import { Images } from 'lucide-react';
import { styled } from 'styled-components';
import type { TalentDetail, WorkExperience } from '../../api/generated.ts';
import { useZoom } from '../../parts/use-zoom.tsx';

/** Works by kind of talent: whom the talent worked for, when, and what it looked like. */
export function TalentWorks({ talent }: { talent: TalentDetail }) {
  const { formatMessage } = useIntl();
  if (talent.works.length === 0) return null;
  return (
    <Section aria-labelledby="works-title">
      <h2 id="works-title">
        <FormattedMessage id="public.talent.works.title" />
      </h2>
      <Tabs
        keepMounted
        label={formatMessage({ id: 'public.talent.works.title' })}
        items={talent.works.map(({ id, talentType, experiences }) => ({
          id,
          label: <FormattedMessage {...talentTypeMessages[talentType]} />,
          badge: (
            <Count>
              <FormattedNumber value={experiences.length} />
            </Count>
          ),
          content:
            experiences.length > 0 ? (
              <Grid role="list">
                {experiences.map((experience) => (
                  <Experience key={experience.id} experience={experience} />
                ))}
              </Grid>
            ) : (
              <EmptyState compact title={<FormattedMessage id="public.talent.works.empty" />} />
            ),
        }))}
      />
    </Section>
  );
}

function Experience({ experience }: { experience: WorkExperience }) {
  const format = useFormat();
  const { formatMessage } = useIntl();
  const { id, customerName, experienceType, hireDate, link, images } = experience;
  const label = formatMessage(
    { id: 'public.talent.works.pictures' },
    { name: customerName, count: images.length },
  );
  const zoom = useZoom({ name: `experience-${id}`, title: label, images });
  return (
    <Card>
      {images[0] && (
        <Enlarge
          type="button"
          aria-haspopup="dialog"
          aria-label={label}
          onClick={() => zoom.open(0)}

          onPointerEnter={zoom.preload}
        >
          <Image image={images[0]} alt="" ratio="3 / 2" sizes="(min-width: 960px) 380px, 92vw" />
          {images.length > 1 && (
            <More aria-hidden>
              <FormattedNumber value={images.length} />
              <Images size={16} />
            </More>
          )}
        </Enlarge>
      )}
      {zoom.view}
      <div>
        <h3>
          <OutsideLink href={link}>{customerName}</OutsideLink>
        </h3>
        <p>
          {hireDate && <time dateTime={hireDate}>{format.date(hireDate)}</time>}
          <Tag>
            <FormattedMessage id={`public.talent.works.${experienceType}`} />
          </Tag>
        </p>
      </div>
    </Card>
  );
}

const Section = styled.section`
  margin-block-start: ${tokens.space16};
  > h2 {
    margin-block-end: ${tokens.space3};
    font-size: ${tokens.textHeading};
  }
`;

const Count = styled.small`
  color: ${tokens.inkMuted};
  font-weight: 400;
`;

const Grid = styled.ul`
  display: grid;
  gap: ${tokens.space4};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space6};
  }
`;

const Card = styled.li`
  overflow: hidden;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  > div {
    padding: ${tokens.space4} ${tokens.space5};
  }
  h3 {
    font-size: ${tokens.textLarge};
    overflow-wrap: anywhere;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space2} ${tokens.space3};
    margin-block-start: ${tokens.space2};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Enlarge = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  ${focusRing}
`;

const More = styled.span`
  position: absolute;
  inset-block-end: ${tokens.space2};
  inset-inline-end: ${tokens.space2};
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space1};
  padding: 2px 10px;
  border-radius: ${tokens.radiusFull};
  background: rgb(20 8 10 / 72%);
  color: #fff;
  font-size: ${tokens.textSmall};
`;
