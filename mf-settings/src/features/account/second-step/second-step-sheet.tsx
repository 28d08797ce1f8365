import { FormattedMessage } from '@dara/sdk/i18n';
import { Badge, Button, ErrorState, Skeleton, Dialog } from '@dara/kit/ui';
import { useState } from 'react';
import {
  useAccountSecondStepQuery,
  useAccountRecoveryCodesRenewMutation,
  useAccountSecondStepEndMutation,
} from '../../../api/generated.ts';
import { SheetPart } from '../../../parts/sheet.tsx';
import { SecondStepDialog } from './second-step-dialog.tsx';
import { SecondStepStatus, type SecondStepDialogName } from './second-step-status.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Whether there is a second step, and turning it on and off. */
export function SecondStepSheet() {
  const { data, error, refetch } = useAccountSecondStepQuery();
  const [shown, setShown] = useState<SecondStepDialogName>();
  const handleClose = () => {
    setShown(undefined);
    void refetch();
  };
  return (
    <SheetPart
      title={<FormattedMessage id="setting.step.title" />}
      lead={<FormattedMessage id="setting.step.lead" />}
      mark={
        data && (
          <Badge tone={data.since ? 'positive' : 'neutral'}>
            <FormattedMessage id={data.since ? 'setting.step.on' : 'setting.step.off'} />
          </Badge>
        )
      }
    >
      {data?.since ? (
        <SecondStepStatus step={data} since={data.since} onShow={setShown} />
      ) : data ? (
        <Button variant="primary" onClick={() => setShown('setUp')}>
          <FormattedMessage id="setting.step.setUp" />
        </Button>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={44} />
      )}
      {shown === 'setUp' && <SecondStepDialog onClose={handleClose} />}
      {shown === 'renew' && <RecoveryCodesDialog onClose={handleClose} />}
      {shown === 'end' && <SecondStepEndDialog onClose={handleClose} />}
    </SheetPart>
  );
}

/** Replaces the recovery codes. */
function RecoveryCodesDialog({ onClose }: { onClose: () => void }) {
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

/** Turns the second step off. */
function SecondStepEndDialog({ onClose }: { onClose: () => void }) {
  const [end] = useAccountSecondStepEndMutation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="setting.step.end.title" />}
      description={<FormattedMessage id="setting.step.end.lead" />}
    >
      <OwnPasswordForm
        label="setting.step.end.title"
        submit="setting.step.turnOff"
        variant="danger"
        successMessage={{ id: 'setting.step.turnedOff' }}
        onSubmit={(passwordBody) => end({ passwordBody }).unwrap()}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}
