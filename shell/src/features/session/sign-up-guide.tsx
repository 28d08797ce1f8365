import { FormattedMessage, useIntl } from '@dara/shared/i18n';
import { tokens } from '@dara/shared/theme';
import { Building2, Mail, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CONTACT } from '../../frame/contact.ts';

/** The two kinds of account, and how the agency opens one. */
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
  const intl = useIntl();
  const subject = intl.formatMessage({ id: `shell.signUp.${id}.subject` });
  return (
    <Card>
      <Name>
        {icon}
        <FormattedMessage id={`shell.signUp.${id}.title`} />
      </Name>
      <p>
        <FormattedMessage id={`shell.signUp.${id}.text`} />
      </p>
      <MailLink href={`mailto:${CONTACT.email}?subject=${encodeURIComponent(subject)}`}>
        <Mail size={18} aria-hidden />
        <FormattedMessage id={`shell.signUp.${id}.action`} />
      </MailLink>
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

const MailLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  font-weight: 600;
  text-underline-offset: 0.3em;
`;

const Call = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  a {
    white-space: nowrap;
  }
`;
