import type { Localized } from '@dara/contract';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { TextLink } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { paths } from '../../../paths.ts';

type Kind = 'talent' | 'business';

const OTHER = { talent: paths.registerBusiness, business: paths.registerTalent };

const NEW_FACE: Localized = {
  th: 'หน้าใหม่? สมัครด้วยรูปสามรูปในราว 3 นาที',
  en: 'A new face? Apply with three pictures in about 3 minutes',
};

/** Title of the registration, with links for other kinds of accounts. */
export function RegistrationHeading({ kind }: { kind: Kind }) {
  const locale = useLocale();
  return (
    <Heading>
      <h1>
        <FormattedMessage id={`public.register.${kind}.title`} />
      </h1>
      <p>
        <FormattedMessage id={`public.register.${kind}.lead`} />
      </p>
      {kind === 'talent' && (
        <strong>
          <TextLink to={paths.newFace}>{NEW_FACE[locale]}</TextLink>
        </strong>
      )}
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
