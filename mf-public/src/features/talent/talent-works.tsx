import { talentTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, FormattedNumber, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { EmptyState, Image, ExternalLink, Tabs, Tag, focusRing } from '@dara/kit/ui';
import { Clapperboard, Images } from 'lucide-react';
import { styled } from 'styled-components';
import type { TalentDetail, WorkExperience } from '../../api/generated.ts';
import { useZoom } from '../../parts/gallery/use-zoom.tsx';

/** Works by talent type: product, role, customer and images. */
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
              <Experiences experiences={experiences} />
            ) : (
              <EmptyState compact title={<FormattedMessage id="public.talent.works.empty" />} />
            ),
        }))}
      />
    </Section>
  );
}

function Experiences({ experiences }: { experiences: readonly WorkExperience[] }) {
  const isAmongImages = experiences.some(({ images }) => images.length > 0);
  return (
    <Grid role="list">
      {experiences.map((experience) => (
        <Experience key={experience.id} experience={experience} isAmongImages={isAmongImages} />
      ))}
    </Grid>
  );
}

interface ExperienceProps {
  experience: WorkExperience;
  /** Others beside it have images: without one it shows a plate in their size. */
  isAmongImages: boolean;
}

function Experience({ experience, isAmongImages }: ExperienceProps) {
  const format = useFormat();
  const { formatMessage } = useIntl();
  const { id, customerName, project, role, experienceType, hireDate, link, images } = experience;
  const title = project ?? customerName;
  const label = formatMessage(
    { id: 'public.talent.works.pictures' },
    { name: title, count: images.length },
  );
  const zoom = useZoom({ name: `experience-${id}`, title: label, images });
  return (
    <Card>
      {!images[0] && isAmongImages && (
        <Plate
          image={null}
          ratio="3 / 2"
          sizes=""
          fallback={<Clapperboard size={40} strokeWidth={1.25} aria-hidden />}
        />
      )}
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
      <Words>
        <h3>
          <ExternalLink href={link}>{title}</ExternalLink>
        </h3>
        {role && <Role>{role}</Role>}
        <Facts>
          {project && <span>{customerName}</span>}
          {hireDate && <time dateTime={hireDate.slice(0, 4)}>{format.date(hireDate, 'year')}</time>}
          <Tag>
            <FormattedMessage id={`public.talent.works.${experienceType}`} />
          </Tag>
        </Facts>
      </Words>
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
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
`;

/** A separate column would only take room. */
const Plate = styled(Image)`
  display: none;
  ${media.tablet} {
    display: flex;
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${tokens.space4} ${tokens.space5};
  overflow-wrap: anywhere;
  h3 {
    font-size: ${tokens.textLarge};
    /* People write in Thai whichever language the page is in. */
    line-height: ${tokens.lineHeight};
  }
`;

const Role = styled.p`
  margin-block-start: ${tokens.space1};
`;

/** At the bottom, aligned with neighbouring cards. */
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space1} ${tokens.space3};
  margin-block-start: auto;
  padding-block-start: ${tokens.space3};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
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
