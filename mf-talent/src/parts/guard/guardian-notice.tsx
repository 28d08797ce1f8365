import { errorMessage } from '@dara/sdk/api';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { Button, CalloutSection } from '@dara/kit/ui';
import { Mail, ShieldAlert } from 'lucide-react';
import { useManagementTalentGuardianAskMutation, type TalentRecord } from '../../api/generated.ts';

/** States that the guardian has not confirmed, and sends the link again. Renders nothing where no guardian is needed. */
export function GuardianNotice({ talent, mode }: { talent: TalentRecord; mode: 'own' | 'staff' }) {
  const notice = useNotice();
  const [ask, { isLoading }] = useManagementTalentGuardianAskMutation();
  const { guardianState: state, guardian } = talent;
  if (state === 'NotNeeded' || state === 'Confirmed') return null;
  const handleSend = async () => {
    try {
      await ask({ id: talent.id }).unwrap();
      const values = { email: guardian?.email ?? '' };
      notice({ kind: 'success', message: { id: 'talent.guard.sent', values } });
    } catch (error) {
      notice({ kind: 'error', message: errorMessage(error) });
    }
  };
  return (
    <CalloutSection
      tone="warning"
      icon={<ShieldAlert size={20} aria-hidden />}
      title={<FormattedMessage id={`talent.guard.state.${state}`} />}
      actions={
        guardian && (
          <Button
            size="small"
            icon={<Mail size={16} aria-hidden />}
            loading={isLoading}
            onClick={() => void handleSend()}
          >
            <FormattedMessage id="talent.guard.send" />
          </Button>
        )
      }
    >
      <p>
        <FormattedMessage
          id={guardian ? `talent.guard.${mode}.text` : `talent.guard.${mode}.missing`}
          values={{ name: guardian?.name ?? '', email: guardian?.email ?? '' }}
        />
      </p>
    </CalloutSection>
  );
}
