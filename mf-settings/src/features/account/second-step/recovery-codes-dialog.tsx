import { FormattedMessage } from '@dara/sdk/i18n';
import { Button, Dialog } from '@dara/kit/ui';
import { useState } from 'react';
import { useAccountRecoveryCodesRenewMutation } from '../../../api/generated.ts';
import { OwnPasswordForm } from './own-password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** New recovery codes in the place of the old ones. */
export function RecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const [renew] = useAccountRecoveryCodesRenewMutation();
  const [codes, setCodes] = useState<string[]>();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="setting.step.renew" />}
      description={
        <FormattedMessage
          id={codes ? 'setting.step.dialog.codes.lead' : 'setting.step.renew.lead'}
        />
      }
      actions={
        codes && (
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="setting.step.codes.kept" />
          </Button>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <OwnPasswordForm
          label="setting.step.renew"
          submit="setting.step.renew"
          successMessage={{ id: 'setting.step.renewed' }}
          onSubmit={(passwordBody) => renew({ passwordBody }).unwrap()}
          onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
