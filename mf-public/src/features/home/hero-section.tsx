import { ButtonLink } from '@dara/kit/ui';
import { HOME_LIMITS } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useHomeQuery } from '../../api/generated.ts';
import { StarMark } from '../../parts/shortlist/star-mark.tsx';
import { paths } from '../../paths.ts';
import * as S from './contact-sheet.styles.ts';
import { Frame, FrameSkeleton } from './contact-sheet-frame.tsx';
import { homeMessages } from './home.messages.ts';

/** Contact sheet of portraits with the headline across two frames. */
export function HeroSection() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data: home, isError } = useHomeQuery();
  const talents = home?.heroTalents ?? [];
  const isLoading = !home && !isError;
  return (
    <section aria-labelledby="hero-title">
      <S.Sheet>
        <S.Headline>
          <StarMark size={200} isFilled />
          <h1 id="hero-title">
            {localized(home?.heroTitle, locale) || <FormattedMessage {...homeMessages.heroTitle} />}
          </h1>
        </S.Headline>
        <S.Frames role="list" aria-busy={isLoading}>
          {isLoading
            ? Array.from({ length: HOME_LIMITS.talents }, (_, index) => (
                <FrameSkeleton key={index} place={index} />
              ))
            : talents.map((talent, index) => (
                <Frame key={talent.id} talent={talent} place={index} />
              ))}
        </S.Frames>
      </S.Sheet>
      <S.Foot>
        <div>
          <S.Eyebrow>
            <FormattedMessage {...homeMessages.heroEyebrow} />
          </S.Eyebrow>
          <p>
            {localized(home?.heroText, locale) || <FormattedMessage {...homeMessages.heroText} />}
          </p>
        </div>
        <S.Actions>
          <ButtonLink to={paths.talents} variant="primary" size="large">
            {formatMessage(homeMessages.heroTalents)}
          </ButtonLink>
          <ButtonLink to="/#join-us" variant="secondary" size="large">
            {formatMessage(homeMessages.heroJoin)}
          </ButtonLink>
        </S.Actions>
      </S.Foot>
    </section>
  );
}
