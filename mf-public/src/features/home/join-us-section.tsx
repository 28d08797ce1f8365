import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { ButtonLink, contentVisibilityAuto } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { homeMessages } from './home.messages.ts';

/** The two ways in: apply as a new face, or register a business. */
export function JoinUsSection() {
  const { formatMessage } = useIntl();
  return (
    <Band id="join-us" aria-labelledby="join-us-title">
      <Inner>
        <h2 id="join-us-title">
          <FormattedMessage {...homeMessages.joinTitle} />
        </h2>
        <Ways>
          <Way>
            <h3>
              <FormattedMessage {...homeMessages.joinTalentTitle} />
            </h3>
            <p>
              <FormattedMessage {...homeMessages.joinTalentText} />
            </p>
            <ButtonLink to={paths.newFace} variant="secondary">
              {formatMessage(homeMessages.joinTalentAction)}
            </ButtonLink>
          </Way>
          <Way>
            <h3>
              <FormattedMessage {...homeMessages.joinBusinessTitle} />
            </h3>
            <p>
              <FormattedMessage {...homeMessages.joinBusinessText} />
            </p>
            <ButtonLink to={paths.registerBusiness} variant="secondary">
              {formatMessage(homeMessages.joinBusinessAction)}
            </ButtonLink>
          </Way>
        </Ways>
      </Inner>
    </Band>
  );
}

const Band = styled.section`
  ${contentVisibilityAuto(760)}
  /* At the end it meets the footer, which keeps its distance from pages that end in paper. */
  &:last-child {
    margin-block-end: calc(-1 * ${tokens.space16});
  }
  background: ${tokens.brandFill};
  color: ${tokens.onBrandFill};
`;

const Inner = styled.div`
  width: min(100% - 32px, ${tokens.contentWidth});
  margin-inline: auto;
  padding-block: ${tokens.space12};
  h2 {
    font-size: ${tokens.textHeading};
  }
  ${media.desktop} {
    padding-block: ${tokens.space24};
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${tokens.space8};
  margin-block-start: ${tokens.space8};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space12};
  }
`;

const Way = styled.div`
  padding-block-start: ${tokens.space6};
  border-block-start: 1px solid rgb(255 255 255 / 45%);
  h3 {
    font-size: ${tokens.textTitle};
  }
  p {
    max-width: 48ch;
    margin-block: ${tokens.space2} ${tokens.space6};
  }
`;
