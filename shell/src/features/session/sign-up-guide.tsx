import type { SignUpChoice } from '@dara/contract';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ButtonLink } from '@dara/kit/ui';
import { ArrowRight, Building2, Star } from 'lucide-react';
import { styled } from 'styled-components';
import { useServices } from '../../site/services.ts';
import { phoneHref } from '../../parts/contact.ts';

/** The kinds of account, and the registration page of each. */
export function SignUpGuide() {
  const { signUp = [], contact } = useServices().snapshot.site;
  return (
    <Stack>
      {signUp.map((choice, index) => (
        <Kind key={choice.path} choice={choice} isFirst={index === 0} />
      ))}
      {contact?.phone && (
        <Call>
          <FormattedMessage
            id="shell.signUp.call"
            values={{ phone: <a href={phoneHref(contact.phone)}>{contact.phone}</a> }}
          />
        </Call>
      )}
    </Stack>
  );
}

function Kind({ choice, isFirst }: { choice: SignUpChoice; isFirst: boolean }) {
  const locale = useLocale();
  const Icon = isFirst ? Star : Building2;
  return (
    <Choice>
      <Name>
        <Icon size={20} aria-hidden />
        {localized(choice.title, locale)}
      </Name>
      <p>{localized(choice.text, locale)}</p>
      <ButtonLink
        to={choice.path}
        variant={isFirst ? 'primary' : 'secondary'}
        iconEnd={<ArrowRight size={18} aria-hidden />}
      >
        {localized(choice.action, locale)}
      </ButtonLink>
    </Choice>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space4};
`;

const Choice = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space2};
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  p {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Name = styled.h3`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: ${tokens.textBody};
  svg {
    color: ${tokens.brand};
  }
`;

const Call = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  a {
    white-space: nowrap;
  }
`;
