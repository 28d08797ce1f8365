import type { RoutePage } from '@dara/contract';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ButtonLink, TextLink } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useServices } from '../../site/services.ts';
import { mainMenu } from '../../site/site-menu.ts';

const STATUS = 404;

/** Nothing is here; ways on. */
function NotFoundPage() {
  const locale = useLocale();
  const { snapshot } = useServices();
  return (
    <Root>
      <Figure aria-hidden>{STATUS}</Figure>
      <Title>
        <FormattedMessage id="shell.notFound.title" />
      </Title>
      <Text>
        <FormattedMessage id="shell.notFound.text" />
      </Text>
      <ButtonLink to="/" variant="primary">
        <FormattedMessage id="shell.home" />
      </ButtonLink>
      <Links role="list">
        {mainMenu(snapshot).map((entry) => (
          <li key={entry.id}>
            <TextLink to={entry.path}>{localized(entry.label, locale)}</TextLink>
          </li>
        ))}
      </Links>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  justify-items: center;
  width: min(640px, 100% - 32px);
  margin-inline: auto;
  padding-block: ${tokens.space16};
  text-align: center;
`;

const Figure = styled.p`
  color: ${tokens.brand};
  font-size: clamp(5rem, 3rem + 12vw, 9rem);
  font-weight: 200;
  line-height: 1.1;
`;

const Title = styled.h1`
  margin-top: ${tokens.space4};
  font-size: ${tokens.textHeading};
`;

const Text = styled.p`
  max-width: 44ch;
  margin-block: ${tokens.space2} ${tokens.space8};
  color: ${tokens.inkMuted};
  text-wrap: balance;
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space2} ${tokens.space6};
  && {
    margin-top: ${tokens.space8};
  }
`;

export const page: RoutePage = { Component: NotFoundPage };
