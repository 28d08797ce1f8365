import { FormattedMessage } from '@dara/sdk/i18n';
import { Dialog } from '@dara/kit/ui';
import { useAccountSecondStepEndMutation } from '../../../api/generated.ts';
import { OwnPasswordForm } from './own-password-form.tsx';

/** Turns the second step off. */
export function SecondStepEndDialog({ onClose }: { onClose: () => void }) {
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
