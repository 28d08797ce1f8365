import { FormattedMessage, FormattedNumber, useIntl } from '@dara/shared/i18n';
import { ButtonLink, Image, Skeleton } from '@dara/shared/ui';
import { useTalentListQuery, useTalentSummaryQuery } from '../../api/generated.ts';
import { talentGroupArgs } from './home.queries.ts';
import { paths } from '../../paths.ts';
import { homeMessages } from './home.messages.ts';
import * as S from './hero-section.styles.ts';

const PORTRAITS = 3;

/** About us: who the agency is, three of its faces, and its figures. */
export function HeroSection() {
  const { formatMessage } = useIntl();
  const query = useTalentListQuery(talentGroupArgs('MegaStar'));
  const stars = query.data?.items ?? [];
  const portraits = stars.filter((star) => star.image).slice(0, PORTRAITS);
  const isLoading = !query.data && !query.isError;
  return (
    <S.Band id="about-us" aria-labelledby="about-us-title">
      <S.Inner>
        <S.Copy>
          <S.Eyebrow>
            <FormattedMessage {...homeMessages.heroEyebrow} />
          </S.Eyebrow>
          <h1 id="about-us-title">
            <FormattedMessage {...homeMessages.heroTitle} />
          </h1>
          <p>
            <FormattedMessage {...homeMessages.heroText} />
          </p>
          <S.Actions>
            <ButtonLink to={paths.talents} variant="primary" size="large">
              {formatMessage(homeMessages.heroTalents)}
            </ButtonLink>
            <ButtonLink to="/#join-us" variant="secondary" size="large">
              {formatMessage(homeMessages.heroJoin)}
            </ButtonLink>
          </S.Actions>
          <Figures />
        </S.Copy>
        <S.Collage aria-hidden="true" data-count={isLoading ? PORTRAITS : portraits.length}>
          {isLoading &&
            Array.from({ length: PORTRAITS }, (_, index) => (
              <S.Portrait key={index} $place={index}>
                <Skeleton shape="box" ratio="3 / 4" />
              </S.Portrait>
            ))}
          {portraits.map((star, index) => (
            <S.Portrait key={star.id} $place={index}>
              <Image
                image={star.image}
                alt=""
                ratio="3 / 4"
                sizes={
                  index === 0 ? '(min-width: 960px) 340px, 62vw' : '(min-width: 960px) 220px, 32vw'
                }
                priority={index === 0}
              />
            </S.Portrait>
          ))}
        </S.Collage>
      </S.Inner>
    </S.Band>
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
    <S.Figures aria-busy={!data}>
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
    </S.Figures>
  );
}
