import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ButtonLink } from '@dara/kit/ui';
import { ArrowRight, Building2, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CONTACT } from '../../frame/footer/contact.ts';

/** Where each kind of account is opened; another remote's pages. */
const PATHS = { talent: '/register/talent', business: '/register/business' } as const;

/** The two kinds of account, and the way to each. */
export function SignUpGuide() {
  return (
    <Stack>
      <Kind id="talent" icon={<Star size={20} aria-hidden />} />
      <Kind id="business" icon={<Building2 size={20} aria-hidden />} />
      <Call>
        <FormattedMessage
          id="shell.signUp.call"
          values={{
            phone: <a href={CONTACT.phoneHref}>{CONTACT.phone}</a>,
          }}
        />
      </Call>
    </Stack>
  );
}

function Kind({ id, icon }: { id: 'talent' | 'business'; icon: ReactNode }) {
  return (
    <Card>
      <Name>
        {icon}
        <FormattedMessage id={`shell.signUp.${id}.title`} />
      </Name>
      <p>
        <FormattedMessage id={`shell.signUp.${id}.text`} />
      </p>
      <ButtonLink
        to={PATHS[id]}
        variant={id === 'talent' ? 'primary' : 'secondary'}
        iconEnd={<ArrowRight size={18} aria-hidden />}
      >
        <FormattedMessage id={`shell.signUp.${id}.action`} />
      </ButtonLink>
    </Card>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space4};
`;

const Card = styled.section`
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
