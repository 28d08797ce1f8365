import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { TextLink } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { paths } from '../../../paths.ts';

type Kind = 'talent' | 'business';

const OTHER = { talent: paths.registerBusiness, business: paths.registerTalent };

/** Title of the registration, with links for other kinds of accounts. */
export function RegistrationHeading({ kind }: { kind: Kind }) {
  return (
    <Heading>
      <h1>
        <FormattedMessage id={`public.register.${kind}.title`} />
      </h1>
      <p>
        <FormattedMessage id={`public.register.${kind}.lead`} />
      </p>
      <small>
        <FormattedMessage
          id={`public.register.${kind}.elsewhere`}
          values={{
            signIn: (text) => (
              <TextLink key="signIn" to={paths.signIn}>
                {text}
              </TextLink>
            ),
            other: (text) => (
              <TextLink key="other" to={OTHER[kind]}>
                {text}
              </TextLink>
            ),
          }}
        />
      </small>
    </Heading>
  );
}

const Heading = styled.header`
  display: grid;
  gap: ${tokens.space2};
  h1 {
    font-size: ${tokens.textHeading};
    text-wrap: balance;
  }
  p {
    color: ${tokens.inkMuted};
  }
  small {
    font-size: ${tokens.textSmall};
  }
`;
