import { Button } from '@dara/kit/ui';
import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useAuthorizationConfirmationResendMutation } from '../../../api/generated.ts';

/** Shown after a registration: the address must be confirmed by mail. */
export function RegistrationSent({ email }: { email: string }) {
  const notice = useNotice();
  const [resend, { isLoading }] = useAuthorizationConfirmationResendMutation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused form is unmounted.
    headingRef.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  const handlePress = async () => {
    try {
      await resend({ resendBody: { email } }).unwrap();
      notice({ kind: 'success', message: { id: 'public.register.sent.done' } });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <Sent>
      <MailCheck size={40} aria-hidden />
      <h1 ref={headingRef} tabIndex={-1}>
        <FormattedMessage id="public.register.sent.title" />
      </h1>
      <p role="status">
        <FormattedMessage
          id="public.register.sent.text"
          values={{ email: <strong>{email}</strong> }}
        />
      </p>
      <small>
        <FormattedMessage id="public.register.sent.spam" />
      </small>
      <Button loading={isLoading} onClick={() => void handlePress()}>
        <FormattedMessage id="public.register.sent.again" />
      </Button>
    </Sent>
  );
}

const Sent = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space3};
  padding-block: ${tokens.space8};
  overflow-wrap: anywhere;
  h1 {
    font-size: ${tokens.textHeading};
    outline: none;
  }
  p {
    margin: 0;
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
