import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { ButtonLink, Image, Skeleton } from '@dara/kit/ui';
import { useHomeQuery, useTalentListQuery } from '../../api/generated.ts';
import { talentGroupArgs } from './home.queries.ts';
import { paths } from '../../paths.ts';
import { homeMessages } from './home.messages.ts';
import * as S from './hero-section.styles.ts';

const PORTRAITS = 3;

/** Headline and three portraits. */
export function HeroSection() {
  const { formatMessage } = useIntl();
  const query = useTalentListQuery(talentGroupArgs('MegaStar'));
  const stars = query.data?.items ?? [];
  const { data: home } = useHomeQuery();
  const locale = useLocale();
  const chosen = home?.heroTalents ?? [];
  const others = stars.filter(({ id, image }) => image && !chosen.some((one) => one.id === id));
  const portraits = [...chosen, ...others].slice(0, PORTRAITS);
  const isLoading = !query.data && !query.isError;
  return (
    <S.Band aria-labelledby="hero-title">
      <S.Inner>
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
        <S.Copy>
          <S.Eyebrow>
            <FormattedMessage {...homeMessages.heroEyebrow} />
          </S.Eyebrow>
          <h1 id="hero-title">
            {localized(home?.heroTitle, locale) || <FormattedMessage {...homeMessages.heroTitle} />}
          </h1>
          <p>
            {localized(home?.heroText, locale) || <FormattedMessage {...homeMessages.heroText} />}
          </p>
          <S.Actions>
            <ButtonLink to={paths.talents} variant="primary" size="large">
              {formatMessage(homeMessages.heroTalents)}
            </ButtonLink>
            <ButtonLink to="/#join-us" variant="secondary" size="large">
              {formatMessage(homeMessages.heroJoin)}
            </ButtonLink>
          </S.Actions>
        </S.Copy>
      </S.Inner>
    </S.Band>
  );
}
