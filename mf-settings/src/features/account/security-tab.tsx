import { FormattedMessage } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { SheetPart, Sheets } from '../../parts/sheet.tsx';
import { FreshStep } from '../../parts/fresh-step/fresh-step.tsx';
import { EmailSheet } from './email/email-sheet.tsx';
import { PasskeySheet } from './passkey/passkey-sheet.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondStepSheet } from './second-step/second-step-sheet.tsx';

/** How a user signs in: by password, with a second step, by passkey. */
export function SecurityTab() {
  const { profile } = useSession();
  return (
    <FreshStep>
      <Sheets>
        <EmailSheet />
        <SheetPart
          title={<FormattedMessage id="setting.account.password.title" />}
          lead={<FormattedMessage id="setting.account.password.lead" />}
        >
          <PasswordForm email={profile?.email ?? ''} />
        </SheetPart>
        <SecondStepSheet />
        <PasskeySheet />
      </Sheets>
    </FreshStep>
  );
}
